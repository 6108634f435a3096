import * as z from 'zod/mini'

export interface CheckoutQuery {
  clientSecret: string
  /** The server's methods, empty if missing or unreadable. */
  methods: readonly string[]
  isMonthly: boolean
}

const methodsSchema = z.array(z.string().check(z.maxLength(50))).check(z.maxLength(60))

/**
 * Null if the secret or the amount is missing. The amount only has to exist, because the payment's own amount
 * is shown and charged.
 */
export function readCheckoutQuery(params: URLSearchParams): CheckoutQuery | null {
  const clientSecret = params.get('client_secret')
  if (!clientSecret || !params.get('amount')) return null
  const isMonthly = params.get('monthly') === 'true'
  return { clientSecret, methods: readMethods(params.get('methods')), isMonthly }
}

function readMethods(encoded: string | null): readonly string[] {
  try {
    return methodsSchema.safeParse(JSON.parse(encoded ?? '[]')).data ?? []
  } catch {
    return []
  }
}

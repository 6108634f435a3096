import * as z from 'zod/mini'

export interface CheckoutQuery {
  clientSecret: string
  /** What the server offered for this payment; empty where that was not said readably. */
  methods: readonly string[]
  isMonthly: boolean
}

const methodsSchema = z.array(z.string().check(z.maxLength(50))).check(z.maxLength(60))

/**
 * What `/checkout` was called with; null where the secret or the amount is missing. The amount only has
 * to be there: what is shown and charged is the payment's own. Unreadable `methods` and `fees` are as
 * if they were not there.
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

import { type BetaApplication, betaApplicationSchema } from 'sync-protocol/rest'
import * as z from 'zod/mini'

/** What is typed into the form, kept in local storage until the package is ordered. */
const KEY = 'beta-order-data'
const typedSchema = z.object({
  email: z.string(),
  fullName: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  selectedQrCode: z.string(),
  feedbackNotes: z.string(),
})
export type Typed = z.infer<typeof typedSchema>
export type BetaField = keyof Typed

const EMPTY: Typed = {
  email: '',
  fullName: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
  selectedQrCode: '',
  feedbackNotes: '',
}

export function readTyped(): Typed {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return typedSchema.safeParse(kept).data ?? EMPTY
  } catch {
    return EMPTY
  }
}

export function keepTyped(typed: Typed): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(typed))
  } catch {
    // Storage is full or forbidden: what was typed lives as long as the page.
  }
}

/** Messages by field, empty where it can be sent. */
export function faultsOf(typed: Typed): Partial<Record<BetaField, string>> {
  const parsed = betaApplicationSchema.safeParse(typed satisfies Omit<BetaApplication, 'items'>)
  if (parsed.success) return {}
  const faults: Partial<Record<string, string>> = {}
  for (const { path, message } of parsed.error.issues) faults[path.join('.')] ??= message
  return faults
}

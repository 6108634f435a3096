import { type BetaApplication, betaApplicationSchema } from 'sync-protocol/rest'
import { messagesByField } from 'sync-protocol/sync'
import * as z from 'zod/mini'
import type { FieldErrors } from '../../people/use-form'
import { readJson, writeJson } from '../../stores/browser-storage'

/** Key of the typed form, which stays on the device until the package is ordered. */
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

export const readTyped = (): Typed => readJson('local', KEY, typedSchema) ?? EMPTY

export const storeTyped = (typed: Typed): boolean => writeJson('local', KEY, typed)

/** Messages by field; empty if the application can be sent. */
export function faultsOf(typed: Typed): FieldErrors {
  const parsed = betaApplicationSchema.safeParse(typed satisfies Omit<BetaApplication, 'items'>)
  return messagesByField(parsed.error?.issues ?? [])
}

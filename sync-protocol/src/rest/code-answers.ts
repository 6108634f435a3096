/** A separate file, because most phones never ask and so load no schemas. */
import * as z from 'zod/mini'
import { ACCESS_LEVELS } from '../qr'

export const pinAnswerSchema = z.strictObject({
  hasPin: z.boolean(),
  /** Since the PIN was set or last unlocked. */
  wrongTries: z.optional(z.int()),
  /** No tries are accepted before `until`; null: until the owner unlocks the PIN. */
  lock: z.optional(z.nullable(z.strictObject({ until: z.nullable(z.iso.datetime()) }))),
})

export type PinAnswer = z.infer<typeof pinAnswerSchema>

/**
 * Newest first. A `healthcare` view asks for role and reason. Equal views from one network on one day are one
 * entry with `times`, from `at` to `lastAt`.
 */
export const scanAnswerSchema = z.array(
  z.strictObject({
    id: z.uuid(),
    at: z.iso.datetime(),
    lastAt: z.optional(z.iso.datetime()),
    times: z.optional(z.int()),
    level: z.enum(ACCESS_LEVELS),
    reader: z.optional(z.enum(['software'])),
    role: z.optional(z.string()),
    reason: z.optional(z.string()),
    pin: z.optional(z.enum(['wrong', 'locked'])),
    callback: z.optional(z.string()),
  }),
)

export type Scan = z.infer<typeof scanAnswerSchema>[number]

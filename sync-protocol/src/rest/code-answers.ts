/**
 * What the app reads of a code that only the server knows: its PIN's state, and who opened it. By themselves, as
 * a phone keeps no schema of what it never asks.
 */
import * as z from 'zod/mini'
import { ACCESS_LEVELS } from '../qr'

/** Whether a code has a PIN; which one, nobody but its owner knows. */
export const pinAnswerSchema = z.strictObject({
  hasPin: z.boolean(),
  /** Since it was set or unlocked last. */
  wrongTries: z.optional(z.int()),
  /** Takes no tries `until` then; null: until its owner unlocks it. */
  lock: z.optional(z.nullable(z.strictObject({ until: z.nullable(z.iso.datetime()) }))),
})

export type PinAnswer = z.infer<typeof pinAnswerSchema>

/**
 * Who opened a code, the newest first. Role and reason are what a `healthcare` view asked for. Views
 * that were the same, from one network on one day, are one: `times` of them, from `at` to `lastAt`.
 */
export const scanAnswerSchema = z.array(
  z.strictObject({
    id: z.uuid(),
    at: z.iso.datetime(),
    lastAt: z.optional(z.iso.datetime()),
    times: z.optional(z.int()),
    level: z.enum(ACCESS_LEVELS),
    role: z.optional(z.string()),
    reason: z.optional(z.string()),
    /** A PIN that opened nothing: it was wrong, or came while it was locked. */
    pin: z.optional(z.enum(['wrong', 'locked'])),
    /** The callback number of a person who pressed "Tell the family", or an empty text. */
    callback: z.optional(z.string()),
  }),
)

export type Scan = z.infer<typeof scanAnswerSchema>[number]

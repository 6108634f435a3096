/**
 * What only the server knows about a code: the state of its PIN, and who opened it. These schemas have
 * their own file so that a phone that never asks does not load them.
 */
import * as z from 'zod/mini'
import { ACCESS_LEVELS } from '../qr'

/** Whether a code has a PIN. Only its owner knows the PIN. */
export const pinAnswerSchema = z.strictObject({
  hasPin: z.boolean(),
  /** Wrong tries since the PIN was set or last unlocked. */
  wrongTries: z.optional(z.int()),
  /** No tries are accepted before `until`; null: until the owner unlocks the PIN. */
  lock: z.optional(z.nullable(z.strictObject({ until: z.nullable(z.iso.datetime()) }))),
})

export type PinAnswer = z.infer<typeof pinAnswerSchema>

/**
 * Who opened a code, newest first. Role and reason are what a `healthcare` view asked for. Equal views
 * from one network on one day are one entry: `times` of them, from `at` to `lastAt`.
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
    /** A PIN that opened nothing, because it was wrong or because the PIN was locked. */
    pin: z.optional(z.enum(['wrong', 'locked'])),
    /** The callback number of a person who pressed "Tell the family", or an empty text. */
    callback: z.optional(z.string()),
  }),
)

export type Scan = z.infer<typeof scanAnswerSchema>[number]

/**
 * `POST /api/sync/heads`: which of several records have changed, in one request. A device asks with the
 * version that each has come to on it, and exchanges only those whose cookie is another.
 */
import * as z from 'zod/mini'
import { FAMILY_LIMITS } from '../family'
import { cookieSchema } from './exchange'
import { versionSchema } from './mutation'

/** One's own record, and those one is let into. */
export const HEADS_MAX = FAMILY_LIMITS.profiles + 1

/** By profile, the version of the device's cookie; 0 before the first answer. */
export const headsRequestSchema = z.record(z.uuid(), versionSchema).check(
  z.refine(heads => Object.keys(heads).length <= HEADS_MAX, {
    error: `At most ${HEADS_MAX} profiles`,
  }),
)

/**
 * By profile, where the server is. `not_member`: closed to the one who asks, or not there at all; the
 * device closes it. `unavailable`: the server cannot say now; the others are as they are.
 */
export const headsAnswerSchema = z.record(
  z.uuid(),
  z.union([cookieSchema, z.strictObject({ code: z.enum(['not_member', 'unavailable']) })]),
)

export type HeadsRequest = z.infer<typeof headsRequestSchema>
export type HeadsAnswer = z.infer<typeof headsAnswerSchema>

/**
 * `POST /api/sync/heads` asks in one request which of several records have changed. The device then
 * exchanges only the records whose cookie differs.
 */
import * as z from 'zod/mini'
import { FAMILY_LIMITS } from '../family'
import { cookieSchema } from './exchange'
import { versionSchema } from './mutation'

const HEADS_MAX = FAMILY_LIMITS.profiles + 1

/** Maps each profile to the version of the device's cookie, 0 before the first answer. */
export const headsRequestSchema = z.record(z.uuid(), versionSchema).check(
  z.refine(heads => Object.keys(heads).length <= HEADS_MAX, {
    error: `At most ${HEADS_MAX} profiles`,
  }),
)

/**
 * `not_member`: the record does not exist or the user has no access to it, so the device closes it.
 * `unavailable`: the server cannot say now.
 */
export const headsAnswerSchema = z.record(
  z.uuid(),
  z.union([cookieSchema, z.strictObject({ code: z.enum(['not_member', 'unavailable']) })]),
)

export type HeadsAnswer = z.infer<typeof headsAnswerSchema>

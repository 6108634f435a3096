/**
 * `POST /api/sync/heads` asks in one request which of several records have changed. The device exchanges only
 * these.
 */
import * as z from 'zod/mini'
import { FAMILY_LIMITS } from '../family'
import { cookieSchema } from './exchange'
import { versionSchema } from './mutation'

const HEADS_MAX = FAMILY_LIMITS.profiles + 1

/** The version is 0 before the first answer. */
export const headsRequestSchema = z.record(z.uuid(), versionSchema).check(
  z.refine(heads => Object.keys(heads).length <= HEADS_MAX, {
    error: `At most ${HEADS_MAX} profiles`,
  }),
)

/** `not_member`: the record does not exist or the user has no access to it, so the device closes it. */
export const headsAnswerSchema = z.record(
  z.uuid(),
  z.union([cookieSchema, z.strictObject({ code: z.enum(['not_member', 'unavailable']) })]),
)

export type HeadsAnswer = z.infer<typeof headsAnswerSchema>

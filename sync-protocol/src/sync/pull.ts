/**
 * `POST /api/sync/pull`: what changed since a cookie, read in one snapshot. `more` asks for the
 * next page with the version this one reached; pages end between pushes, and a client applies
 * them together, so that no reader ever sees half a push.
 */
import * as z from 'zod/mini'
import { changesSchema, cookieSchema, outcomeSchema } from './exchange'
import { clientIdSchema, versionSchema } from './mutation'

export const pullRequestSchema = z.strictObject({
  protocol: z.int(),
  cookie: z.nullable(cookieSchema),
  clientId: clientIdSchema,
  userId: z.optional(z.string()),
  /** The newest mutation id whose outcome the client has kept: the server may forget up to it. */
  outcomesSeen: z.int().check(z.gte(0)),
})

export const pullAnswerSchema = z.strictObject({
  /** The cookie is unknown, too old or of another epoch: start from nothing, keep the outbox. */
  reset: z.boolean(),
  epoch: z.string(),
  version: versionSchema,
  ...changesSchema,
  /** The newest mutation of this client that the server has dealt with. */
  lastId: z.int(),
  /**
   * The same, as it was before the first push of this epoch. A client that comes out of an earlier
   * epoch and finds `lastId` beyond it knows that a copy of it sends under its name.
   */
  startId: z.int(),
  outcomes: z.array(outcomeSchema),
  more: z.boolean(),
})

export type PullRequest = z.infer<typeof pullRequestSchema>
export type PullAnswer = z.infer<typeof pullAnswerSchema>

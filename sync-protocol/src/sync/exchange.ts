/**
 * `POST /api/sync`: a client sends its oldest unsent mutations in order. The answer has their outcomes and
 * all other changes since the client's cookie, as of one moment. A mutation that is sent twice takes effect
 * once and gets the same outcome both times.
 *
 * `reset`: the server took no mutation and sends every row again, because the cookie is from another epoch,
 * ahead of a restored server, or older than the deletions that the server remembers.
 *
 * `more`: an exchange without mutations from the version of this page gets the next page. Pages end between
 * pushes. A client applies all pages together with the first answer, so that no reader sees half a push.
 */
import * as z from 'zod/mini'
import { COLLECTION_NAMES } from './collections'
import { type MergeContext, mergeMutation } from './merge'
import {
  clientIdSchema,
  type Mutation,
  mutationSchema,
  rowIdSchema,
  versionSchema,
} from './mutation'
import { type RecordState, recordStateSchema, stateHash } from './record-state'

export const PUSH_MAX = 1000

export const cookieSchema = z.strictObject({ epoch: z.string(), version: versionSchema })

const outcomeSchema = z.strictObject({
  id: z.int(),
  status: z.enum(['applied', 'merged', 'rejected']),
  code: z.optional(z.string()),
  conflicts: z.optional(z.array(z.string())),
  fields: z.optional(z.record(z.string(), z.string())),
})

export const exchangeRequestSchema = z.strictObject({
  protocol: z.int(),
  clientId: clientIdSchema,
  /** The server answers `wrong_user` if the session belongs to another user. */
  userId: z.optional(z.string()),
  /**
   * The device believes that this user is signed in. Absent for the record's own person. The answer
   * `wrong_user` keeps the device from mistaking a change of user for the loss of access (`not_member`),
   * which closes the record.
   */
  actorId: z.optional(z.string()),
  cookie: z.nullable(cookieSchema),
  /** The client has kept all outcomes up to this mutation id, so the server may forget them. */
  outcomesSeen: z.int().check(z.gte(0)),
  mutations: z.array(mutationSchema).check(z.maxLength(PUSH_MAX)),
})

const rowRef = { collection: z.enum(COLLECTION_NAMES), rowId: rowIdSchema, version: versionSchema }
const rowSchema = z.strictObject({ ...rowRef, record: recordStateSchema })
const removeSchema = z.strictObject(rowRef)
export const changesSchema = { puts: z.array(rowSchema), removes: z.array(removeSchema) }

export const exchangeAnswerSchema = z.strictObject({
  reset: z.boolean(),
  epoch: z.string(),
  version: versionSchema,
  lastId: z.int(),
  /**
   * `lastId` before the first push of this epoch. A client that comes out of an earlier epoch and finds
   * `lastId` greater than `startId` knows that a copy of the client sends under its name.
   */
  startId: z.int(),
  /**
   * `startId` of the earlier epochs with mutations of the client, oldest first. A copy may have sent
   * mutations in an epoch that the client never saw.
   */
  earlierStarts: z.optional(z.array(z.tuple([z.string(), z.int()]))),
  outcomes: z.array(outcomeSchema),
  /** Null if no mutation was new. */
  merge: z.nullable(
    z.strictObject({ version: versionSchema, nowMs: z.int(), lastPullMs: z.int() }),
  ),
  /** Rows that the client can compute itself (`rowOfAck`): `[collection, rowId, hash]`. */
  acks: z.array(z.tuple([z.enum(COLLECTION_NAMES), rowIdSchema, z.string()])),
  ...changesSchema,
  more: z.boolean(),
})

export type Cookie = z.infer<typeof cookieSchema>
export type Outcome = z.infer<typeof outcomeSchema>
export type ExchangeRequest = z.infer<typeof exchangeRequestSchema>
export type ExchangeAnswer = z.infer<typeof exchangeAnswerSchema>
export type Ack = ExchangeAnswer['acks'][number]
export type Changes = Pick<ExchangeAnswer, 'puts' | 'removes'>

/**
 * Applies the client's `mutations` of the row that were not rejected, in order, to `base`, the last confirmed
 * row (undefined if there is none).
 *
 * Undefined if the result is not the server's row. The client then discards the answer and repeats the
 * exchange, which sends the rows in full.
 */
export function rowOfAck(
  [, , hash]: Ack,
  base: RecordState | undefined,
  mutations: readonly Mutation[],
  context: MergeContext,
): RecordState | undefined {
  let state = base
  for (const mutation of mutations) {
    const result = mergeMutation(state, mutation, context)
    if (result.status === 'rejected') return undefined
    state = result.record
  }
  return state !== undefined && stateHash(state) === hash ? state : undefined
}

/**
 * Lines of JSON (`Accept: application/x-ndjson`), for large records. The head holds everything except the
 * rows. The last line of a row counts. The end names the version that all lines together reach. A client must
 * not keep any of the lines if the end is missing.
 */
export const STREAM_TYPE = 'application/x-ndjson'

const { reset, epoch, lastId, startId, earlierStarts, outcomes, merge, acks } =
  exchangeAnswerSchema.shape

export const exchangeLineSchema = z.union([
  z.strictObject({ put: rowSchema }),
  z.strictObject({ remove: removeSchema }),
  z.strictObject({
    head: z.strictObject({ reset, epoch, lastId, startId, earlierStarts, outcomes, merge, acks }),
  }),
  z.strictObject({ end: z.strictObject({ version: versionSchema }) }),
])

export type ExchangeLine = z.infer<typeof exchangeLineSchema>

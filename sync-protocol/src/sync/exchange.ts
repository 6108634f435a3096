/**
 * `POST /api/sync`: a client sends its oldest unsent mutations, in order. The answer says what happened
 * to each one and what else changed since the client's cookie, all as of one moment. Without mutations
 * the request only reads. A mutation that is sent twice takes effect once and gets the same outcome both
 * times.
 *
 * `reset`: the server cannot use the cookie, because it is from another epoch, ahead of a restored
 * server, or older than the deletions that the server remembers. The server took no mutation and sends
 * every row again.
 *
 * `more`: the client gets the next page by an exchange without mutations from the version of this page.
 * Pages end between pushes. A client applies all pages together with the first answer, so that no reader
 * sees half a push.
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
import { type RecordState, recordStateSchema } from './record-state'
import { stateHash } from './state-hash'

/** Maximum number of mutations in one exchange. */
export const PUSH_MAX = 1000

export const cookieSchema = z.strictObject({ epoch: z.string(), version: versionSchema })

export const outcomeSchema = z.strictObject({
  id: z.int(),
  status: z.enum(['applied', 'merged', 'rejected']),
  /** Error code of a rejection. */
  code: z.optional(z.string()),
  /** Fields in which another device's value is kept as a conflict. */
  conflicts: z.optional(z.array(z.string())),
  /** Messages of a rejection, by field. */
  fields: z.optional(z.record(z.string(), z.string())),
})

export const exchangeRequestSchema = z.strictObject({
  protocol: z.int(),
  clientId: clientIdSchema,
  /** The owner of the changes. The server answers `wrong_user` if the session belongs to another user. */
  userId: z.optional(z.string()),
  /**
   * The user whom the device believes to be signed in; absent for the record's own person. The server
   * answers `wrong_user` if another user is signed in. The device then does not mistake a change of user
   * for the loss of access (`not_member`), which closes the record on the device.
   */
  actorId: z.optional(z.string()),
  /** Null before the first answer. */
  cookie: z.nullable(cookieSchema),
  /**
   * The newest mutation id whose outcome the client has kept. The server may forget outcomes up to it.
   */
  outcomesSeen: z.int().check(z.gte(0)),
  mutations: z.array(mutationSchema).check(z.maxLength(PUSH_MAX)),
})

const rowRef = { collection: z.enum(COLLECTION_NAMES), rowId: rowIdSchema, version: versionSchema }
export const rowSchema = z.strictObject({ ...rowRef, record: recordStateSchema })
export const removeSchema = z.strictObject(rowRef)
export const changesSchema = { puts: z.array(rowSchema), removes: z.array(removeSchema) }

export const exchangeAnswerSchema = z.strictObject({
  reset: z.boolean(),
  epoch: z.string(),
  version: versionSchema,
  /** The newest mutation of this client that the server has handled. */
  lastId: z.int(),
  /**
   * `lastId` before the first push of this epoch. A client that comes out of an earlier epoch and finds
   * `lastId` greater than `startId` knows that a copy of the client sends under its name.
   */
  startId: z.int(),
  /**
   * `startId` of each earlier epoch in which the client sent something, oldest first; absent if there is
   * none. A copy may have sent mutations in an epoch that the client never saw.
   */
  earlierStarts: z.optional(z.array(z.tuple([z.string(), z.int()]))),
  /** The outcome of each mutation sent, in the same order. */
  outcomes: z.array(outcomeSchema),
  /** The context in which the server merged the new mutations; null if none was new. */
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
/** Rows that the server sends in full. */
export type Changes = Pick<ExchangeAnswer, 'puts' | 'removes'>

/**
 * Computes the row that an ack refers to. It applies those of the client's `mutations` of this row that
 * were not rejected, in order, to `base`, the row as the server last confirmed it (undefined if it never
 * did).
 *
 * Undefined if the result is not the server's row. The client then keeps nothing of the answer and
 * repeats the exchange; the server knows the mutations by then and sends the rows in full.
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

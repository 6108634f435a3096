/**
 * `POST /api/sync`: a client hands over its oldest unsent mutations, in order, and hears in the same
 * answer what became of each and what else changed since its cookie, all as of one moment. Without
 * mutations it only reads. A mutation sent twice gets the same outcome twice and takes effect once.
 *
 * `reset`: the cookie is of no use (of another epoch, ahead of a restored server, older than what is
 * remembered of deletions): nothing was taken, and everything comes anew. `more`: the next page is an
 * exchange without mutations from the version this one reached; pages end between pushes, and a
 * client applies them together with what the first one said, so that no reader sees half a push.
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

/** Mutations one exchange may carry. */
export const PUSH_MAX = 1000

export const cookieSchema = z.strictObject({ epoch: z.string(), version: versionSchema })

export const outcomeSchema = z.strictObject({
  id: z.int(),
  status: z.enum(['applied', 'merged', 'rejected']),
  /** Of a rejection: why, as an error code. */
  code: z.optional(z.string()),
  /** Fields where another device's value stands beside this one's. */
  conflicts: z.optional(z.array(z.string())),
  /** Of a rejection: messages by field. */
  fields: z.optional(z.record(z.string(), z.string())),
})

export const exchangeRequestSchema = z.strictObject({
  protocol: z.int(),
  clientId: clientIdSchema,
  /** Whose changes these are; refused with `wrong_user` when the session is another's. */
  userId: z.optional(z.string()),
  /**
   * Who the device thinks is signed in; left out where it is the record's own person. Refused with
   * `wrong_user` when it is another: a sign-in as somebody else is never taken for having been put out
   * of a record (`not_member`), which closes it on the device.
   */
  actorId: z.optional(z.string()),
  /** Null before the first answer. */
  cookie: z.nullable(cookieSchema),
  /** The newest mutation id whose outcome the client has kept: the server may forget up to it. */
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
  /** The newest mutation of this client that the server has dealt with. */
  lastId: z.int(),
  /**
   * The same, as it was before the first push of this epoch. A client that comes out of an earlier
   * epoch and finds `lastId` beyond it knows that a copy of it sends under its name.
   */
  startId: z.int(),
  /**
   * The same for the earlier epochs in which the client sent something, the oldest first, where there are
   * any: a copy may have sent in an epoch that the client never was in.
   */
  earlierStarts: z.optional(z.array(z.tuple([z.string(), z.int()]))),
  /** Of the mutations sent, in their order. */
  outcomes: z.array(outcomeSchema),
  /** How those that were new to the server were merged; null where none was. */
  merge: z.nullable(
    z.strictObject({ version: versionSchema, nowMs: z.int(), lastPullMs: z.int() }),
  ),
  /** In place of rows that the client works out by itself (`rowOfAck`): `[collection, rowId, hash]`. */
  acks: z.array(z.tuple([z.enum(COLLECTION_NAMES), rowIdSchema, z.string()])),
  ...changesSchema,
  more: z.boolean(),
})

export type Cookie = z.infer<typeof cookieSchema>
export type Outcome = z.infer<typeof outcomeSchema>
export type ExchangeRequest = z.infer<typeof exchangeRequestSchema>
export type ExchangeAnswer = z.infer<typeof exchangeAnswerSchema>
export type Ack = ExchangeAnswer['acks'][number]
/** The rows that come whole. */
export type Changes = Pick<ExchangeAnswer, 'puts' | 'removes'>

/**
 * The row that an ack stands for: `base` (as the server confirmed it last; undefined: not at all)
 * under those of the client's `mutations` of this row that were not rejected, in order. Undefined
 * where it is not what the server has: then nothing of the answer may be kept, and the exchange is
 * repeated; its mutations are known by then, and the rows come whole.
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

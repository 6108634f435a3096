/**
 * The answer to an exchange as lines of JSON (`Accept: application/x-ndjson`), for a record of many
 * pages: a head, what an answer says beside its rows; each row by itself, of which a later line of the
 * same row counts; and an end, the version that all of them together have come to. Without the end
 * nothing of it may be kept.
 */
import * as z from 'zod/mini'
import { exchangeAnswerSchema, removeSchema, rowSchema } from './exchange'
import { versionSchema } from './mutation'

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

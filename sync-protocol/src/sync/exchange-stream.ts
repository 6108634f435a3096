/**
 * Lines of JSON (`Accept: application/x-ndjson`), for large records. The head holds everything except the
 * rows. The last line of a row counts. The end names the version that all lines together reach. A client must
 * not keep any of the lines if the end is missing.
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

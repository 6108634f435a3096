import { DEFAULT_PERIOD, PERIODS, type Period } from 'sync-protocol/rest'
import * as z from 'zod/mini'

const period = z._default(z.enum(PERIODS, { error: 'Choose one of the periods' }), DEFAULT_PERIOD)
const after = z.optional(z.string())

export const periodSchema = z.strictObject({ period })
/** A page of a period's list. */
export const pageSchema = z.strictObject({ period, after })
/** A page of a list of all time. */
export const listedSchema = z.strictObject({ after })

export type Listed = { period?: Period; after?: string | undefined }

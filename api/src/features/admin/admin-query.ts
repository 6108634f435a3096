import type { Context } from 'hono'
import { DEFAULT_PERIOD, PERIODS } from 'sync-protocol/rest'
import * as z from 'zod/mini'
import { readQuery } from '../../http/validation'

const period = z._default(z.enum(PERIODS, { error: 'Choose one of the periods' }), DEFAULT_PERIOD)
const periodSchema = z.strictObject({ period })
const pageSchema = z.strictObject({ period, after: z.optional(z.string()) })
const afterSchema = z.strictObject({ after: z.optional(z.string()) })

export const readPeriod = (c: Context) => readQuery(c, periodSchema).period
export const readPage = (c: Context) => readQuery(c, pageSchema)
export const readAfter = (c: Context) => readQuery(c, afterSchema).after

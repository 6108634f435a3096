import * as z from 'zod/mini'

export type FieldValue = string | number | boolean | null

export const fieldValueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()])

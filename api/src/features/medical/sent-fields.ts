import { COLLECTIONS, type Collection, type FieldValue, fieldValueSchema } from 'sync-protocol/sync'
import * as z from 'zod/mini'

/** The store checks the fields with the collection's schema. */
const sentFieldsSchema = z.record(z.string(), fieldValueSchema)
export type SentFields = Record<string, FieldValue>

type Shape = Record<string, z.ZodMiniType>

export function sentBody(collection: Collection, others: Shape = {}) {
  const shape: Shape = COLLECTIONS[collection].schema.shape
  const takesNothing = (field: z.ZodMiniType) => z.optional(z.nullable(field))
  const sendable = Object.entries(shape).map(([name, field]) => [name, takesNothing(field)])
  const describedAs = z.strictObject({ ...others, ...Object.fromEntries(sendable) })
  return { schema: sentFieldsSchema, describedAs }
}

/** `null` empties any field. A text field becomes an empty string. */
export function nullsToEmpty(collection: Collection, fields: SentFields): SentFields {
  const shape: Record<string, z.ZodMiniType> = COLLECTIONS[collection].schema.shape
  const entries = Object.entries(fields).map(([name, value]): [string, FieldValue] => {
    const takesNull = Object.hasOwn(shape, name) && shape[name]?.safeParse(null).success
    return [name, value === null && !takesNull ? '' : value]
  })
  return Object.fromEntries(entries)
}

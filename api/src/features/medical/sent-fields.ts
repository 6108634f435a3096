import { COLLECTIONS, type Collection, type FieldValue, fieldValueSchema } from 'sync-protocol/sync'
import * as z from 'zod/mini'

/** Fields as they are sent: the store checks them by the collection's schema. */
const sentFieldsSchema = z.record(z.string(), fieldValueSchema)
export type SentFields = Record<string, FieldValue>

type Shape = Record<string, z.ZodMiniType>

/** A body of a collection's fields, and of `others`; described as what the store will take. */
export function sentBody(collection: Collection, others: Shape = {}) {
  const shape: Shape = COLLECTIONS[collection].schema.shape
  const takesNothing = (field: z.ZodMiniType) => z.optional(z.nullable(field))
  const sendable = Object.entries(shape).map(([name, field]) => [name, takesNothing(field)])
  const describedAs = z.strictObject({ ...others, ...Object.fromEntries(sendable) })
  return { schema: sentFieldsSchema, describedAs }
}

/** `null` empties a field, whatever its type: text fields say so with an empty string. */
export function emptied(collection: Collection, fields: SentFields): SentFields {
  const shape: Record<string, z.ZodMiniType> = COLLECTIONS[collection].schema.shape
  const entries = Object.entries(fields).map(([name, value]): [string, FieldValue] => {
    const takesNull = Object.hasOwn(shape, name) && shape[name]?.safeParse(null).success
    return [name, value === null && !takesNull ? '' : value]
  })
  return Object.fromEntries(entries)
}

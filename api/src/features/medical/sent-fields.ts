import { COLLECTIONS, type Collection, type FieldValue, fieldValueSchema } from 'sync-protocol/sync'
import * as z from 'zod/mini'

/** Fields as they are sent: the store checks them by the collection's schema. */
export const sentFieldsSchema = z.record(z.string(), fieldValueSchema)
export type SentFields = Record<string, FieldValue>

/** `null` empties a field, whatever its type: text fields say so with an empty string. */
export function emptied(collection: Collection, fields: SentFields): SentFields {
  const shape: Record<string, z.ZodMiniType> = COLLECTIONS[collection].schema.shape
  const entries = Object.entries(fields).map(([name, value]): [string, FieldValue] => {
    const takesNull = Object.hasOwn(shape, name) && shape[name]?.safeParse(null).success
    return [name, value === null && !takesNull ? '' : value]
  })
  return Object.fromEntries(entries)
}

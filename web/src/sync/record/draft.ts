/**
 * From what a form holds to what a change carries: trimmed, checked against the collection's own
 * schema, and with whole groups, because fields of a group change together or not at all.
 */
import {
  COLLECTIONS,
  type Collection,
  type FieldValue,
  groupOf,
  messagesByField,
} from 'sync-protocol/sync'
import type { FieldErrors } from './saved'

export type Fields = Record<string, FieldValue>

/** Strings without blanks round them; fields that were not filled in (undefined) are left out. */
export function trimDraft(draft: Record<string, unknown>): Record<string, unknown> {
  const filled = Object.entries(draft).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    filled.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  )
}

/** Messages by field; undefined where the values may be kept. */
export function checkValues(
  collection: Collection,
  values: Record<string, unknown>,
): FieldErrors | undefined {
  const parsed = COLLECTIONS[collection].schema.safeParse(values)
  return parsed.success ? undefined : messagesByField(parsed.error.issues)
}

/** `changed` with the fields that must travel with it, as they stand in `current`. */
export function wholeGroups(collection: Collection, changed: Fields, current: Fields): Fields {
  const whole: Fields = { ...changed }
  for (const name of Object.keys(changed)) {
    for (const member of groupOf(collection, name)) {
      if (member in whole) continue
      const value = current[member] ?? emptyValue(collection, member)
      if (value !== undefined) whole[member] = value
    }
  }
  return whole
}

/** What "nothing" is for a field that was never filled in; undefined where it has no such value. */
function emptyValue(collection: Collection, field: string): FieldValue | undefined {
  const shape: Record<string, { safeParse(value: unknown): { success: boolean } }> =
    COLLECTIONS[collection].schema.shape
  return ['', null, false].find(value => shape[field]?.safeParse(value).success)
}

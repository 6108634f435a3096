/**
 * Turns the values of a form into the values of a change: trimmed, checked against the collection's own
 * schema, and with whole groups, because the fields of a group change together or not at all.
 */
import {
  COLLECTIONS,
  type Collection,
  type FieldValue,
  groupOf,
  messagesByField,
} from 'sync-protocol/sync'
import type { RowErrors } from './saved'

export type Fields = Record<string, FieldValue>

export function trimDraft(draft: Record<string, unknown>): Record<string, unknown> {
  const filled = Object.entries(draft).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    filled.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  )
}

export function checkValues(
  collection: Collection,
  values: Record<string, unknown>,
): RowErrors | undefined {
  const parsed = COLLECTIONS[collection].schema.safeParse(values)
  return parsed.success ? undefined : messagesByField(parsed.error.issues)
}

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

function emptyValue(collection: Collection, field: string): FieldValue | undefined {
  const shape: Record<string, { safeParse(value: unknown): { success: boolean } }> =
    COLLECTIONS[collection].schema.shape
  return ['', null, false].find(value => shape[field]?.safeParse(value).success)
}

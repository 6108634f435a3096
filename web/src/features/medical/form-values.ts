import type { FieldValue } from 'sync-protocol/sync'
import { dateFault, readDate } from './dates'
import { type FieldSpec, isDate } from './field-spec'
import { readNumber } from './measures'

type Typed = Record<string, string>

export const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value)

/**
 * An invalid number becomes NaN, so that the schema refuses it with a message, while null would clear
 * the field silently.
 */
function parseTyped(field: FieldSpec, typed: string): FieldValue {
  if (isDate(field)) return readDate(typed)
  if (field.kind !== 'number') return typed
  return typed.trim() === '' ? null : (field.read ?? readNumber)(typed)
}

export function changedValues(
  fields: readonly FieldSpec[],
  typed: Typed,
  stored: Readonly<Record<string, unknown>>,
): Record<string, FieldValue> {
  const changed = fields.flatMap(field => {
    const text = typed[field.name]
    if (text === undefined) return []
    const value = parseTyped(field, text)
    const compared = isDate(field) ? textOf(value) : text.trim()
    return compared === textOf(stored[field.name]) ? [] : [[field.name, value] as const]
  })
  return Object.fromEntries(changed)
}

export const initialValues = (fields: readonly FieldSpec[]): Record<string, string> =>
  Object.fromEntries(fields.flatMap(({ name, initial }) => (initial ? [[name, initial]] : [])))

/** Says more than the schema, which only knows that a text is no date. */
export const typingFaults = (fields: readonly FieldSpec[], typed: Typed): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(field => {
      const fault = isDate(field) && dateFault(field.kind, typed[field.name] ?? '')
      return fault ? [[field.name, fault]] : []
    }),
  )

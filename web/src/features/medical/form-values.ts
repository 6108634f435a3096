/** What a form holds is text; what a record holds may be a number, nothing, or text. */
import type { FieldValue } from 'sync-protocol/sync'
import { partialDateWords } from '../../ui/date-words'
import type { FieldSpec } from './field-spec'
import { readNumber } from './measures'
import { readPartialDate } from './partial-date'

export type Typed = Record<string, string>

/** A stored value as the form shows it in this field. */
export function textOf(field: FieldSpec | undefined, value: unknown): string {
  const text = value === undefined || value === null ? '' : String(value)
  return field?.kind === 'partialDate' ? partialDateWords(text) : text
}

/**
 * A typed text as the record keeps it. A number that is none is handed on as NaN, so that the
 * schema refuses it with its own words instead of the field being silently cleared.
 */
export function parseTyped(field: FieldSpec, typed: string): FieldValue {
  if (field.kind === 'partialDate') return readPartialDate(typed)
  if (field.kind !== 'number') return typed
  return typed.trim() === '' ? null : (field.read ?? readNumber)(typed)
}

/** The fields whose text differs from what is stored, as the record keeps them. */
export function changedValues(
  fields: readonly FieldSpec[],
  typed: Typed,
  stored: Readonly<Record<string, unknown>>,
): Record<string, FieldValue> {
  const changed = fields.flatMap(field => {
    const text = typed[field.name]
    const isChanged = text !== undefined && text.trim() !== textOf(field, stored[field.name])
    return isChanged ? [[field.name, parseTyped(field, text)] as const] : []
  })
  return Object.fromEntries(changed)
}

/** What stands in a form before anything is typed. */
export const initialValues = (fields: readonly FieldSpec[]): Record<string, string> =>
  Object.fromEntries(fields.flatMap(({ name, initial }) => (initial ? [[name, initial]] : [])))

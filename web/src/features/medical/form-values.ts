import type { FieldValue } from 'sync-protocol/sync'
import { partialDateWords } from '../../ui/date-words'
import type { FieldSpec } from './field-spec'
import { readNumber } from './measures'
import { readPartialDate } from './partial-date'

type Typed = Record<string, string>

export function textOf(field: FieldSpec | undefined, value: unknown): string {
  const text = value === undefined || value === null ? '' : String(value)
  return field?.kind === 'partialDate' ? partialDateWords(text) : text
}

/**
 * An invalid number becomes NaN, so that the schema refuses it with a message, while null would clear
 * the field silently.
 */
function parseTyped(field: FieldSpec, typed: string): FieldValue {
  if (field.kind === 'partialDate') return readPartialDate(typed)
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
    const isChanged = text !== undefined && text.trim() !== textOf(field, stored[field.name])
    return isChanged ? [[field.name, parseTyped(field, text)] as const] : []
  })
  return Object.fromEntries(changed)
}

export const initialValues = (fields: readonly FieldSpec[]): Record<string, string> =>
  Object.fromEntries(fields.flatMap(({ name, initial }) => (initial ? [[name, initial]] : [])))

/**
 * The legacy insurance is one text of the profile with a `Label: value` per line, which people can read
 * in any app. Any other text becomes notes, so nothing is lost.
 */
import type { Policy } from 'sync-protocol/medical'
import type { FieldSpec } from './field-spec'
import { POLICY_FIELDS } from './policy-fields'

export type LegacyInsurance = { [Name in keyof Policy]?: string | undefined }

/** The photo has its own field, and notes come last because they can have several lines. */
const LINES = POLICY_FIELDS.filter(({ name }) => name !== 'cardFrontPhotoUrl' && name !== 'notes')

export function writeLegacy(insurance: LegacyInsurance): string {
  const lines = LINES.flatMap(field => {
    const value = insurance[field.name]?.trim()
    return value ? [`${field.label}: ${shownOf(field, value)}`] : []
  })
  const notes = insurance.notes?.trim()
  return [...lines, ...(notes ? [notes] : [])].join('\n')
}

export function readLegacy(text: string): LegacyInsurance {
  const read: LegacyInsurance = {}
  const lines = text.split('\n')
  let next = 0
  for (const field of LINES) {
    const opening = `${field.label}: `
    if (!lines[next]?.startsWith(opening)) continue
    const value = readShown(field, lines[next]?.slice(opening.length).trim() ?? '')
    if (value === undefined) break
    read[field.name] = value
    next++
  }
  const notes = lines.slice(next).join('\n').trim()
  return notes ? { ...read, notes } : read
}

function shownOf(field: FieldSpec, value: string): string {
  if (field.kind !== 'choice') return value
  return field.choices.find(choice => choice.value === value)?.label ?? value
}

/** Returns undefined if the field cannot hold the text, because then the line is not from this form. */
function readShown(field: FieldSpec, shown: string): string | undefined {
  if (field.kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(shown) ? shown : undefined
  if (field.kind !== 'choice') return shown
  return field.choices.find(choice => choice.label === shown)?.value
}

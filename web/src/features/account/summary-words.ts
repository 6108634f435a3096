import { BLOOD_TYPES, DNR_LABELS, type MedicalRecord } from 'sync-protocol/medical'
import { languageName } from 'sync-protocol/responder'
import * as z from 'zod/mini'
import { momentWords, utcDayWords } from '../../ui/date-words'

export interface SummarySection {
  title: string
  none: string
  entries: readonly (readonly (readonly [name: string, text: string])[])[]
}

const NONE_BY_STATE: Readonly<Record<string, string>> = {
  noneKnown: 'None known.',
  notRecorded: 'Not recorded.',
  listed: 'Not recorded.',
}

/**
 * Converts the whole record to words, so that a new field of a schema appears without a change here.
 * Conflicting values of two devices are both listed.
 */
export function summarise(record: MedicalRecord): SummarySection[] {
  const { account, profile, contacts, allergies, medications, conditions, policies } = record
  const lists = [
    ['Allergies', allergies, profile?.allergiesState],
    ['Medications', medications, profile?.medicationsState],
    ['Medical conditions', conditions, profile?.conditionsState],
    ['Emergency contacts', contacts, undefined],
    ['Insurance policies', policies, undefined],
  ] as const
  const person = { ...account, ...profile }
  return [
    { title: 'Personal information', none: 'Not recorded.', entries: entriesOf([person]) },
    ...lists.map(([title, rows, state]) => ({
      title,
      none: NONE_BY_STATE[state ?? 'notRecorded'] ?? 'Not recorded.',
      entries: entriesOf(rows),
    })),
  ]
}

const entriesOf = (rows: readonly object[]) => rows.map(pairsOf).filter(pairs => pairs.length > 0)

const OURS =
  /^(id|conflicts|revived|isUnsent|refusal|.*AtMs|.*Url|(allergies|medications|conditions)State)$/

function pairsOf(row: object): (readonly [string, string])[] {
  const conflicts = conflictsSchema.safeParse(row).data?.conflicts ?? {}
  return Object.entries(row).flatMap(([key, value]) => {
    if (OURS.test(key) || value === undefined || value === null || value === '') return []
    const others = (conflicts[key] ?? []).map(other => textOf(key, other))
    const text = [textOf(key, value), ...others].join(' (or: ') + ')'.repeat(others.length)
    return [[nameOf(key), text] as const]
  })
}

const conflictsSchema = z.object({
  conflicts: z.optional(z.record(z.string(), z.array(z.unknown()))),
})

function textOf(key: string, value: unknown): string {
  const text = String(value)
  if (key === 'dnrStatus')
    return Object.entries(DNR_LABELS).find(([id]) => id === text)?.[1] ?? text
  if (key === 'primaryLanguage') return languageName(text, 'en')
  if (key === 'confirmedAt') return momentWords(text)
  if (/date/i.test(key) && /^\d{4}-\d{2}-\d{2}$/.test(text)) return utcDayWords(text)
  // Codes such as `noneKnown` or `self` need words. A blood type is shown unchanged.
  if (BLOOD_TYPES.some(type => type === text)) return text
  return CHOICES.has(key) ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

const CHOICES = new Set(['organDonor', 'relationship', 'planType'])

const NAMES: Readonly<Record<string, string>> = {
  dnrStatus: 'DNR status',
  dnrDocumentName: 'DNR document',
  insurance: 'Legacy insurance information',
  zipCode: 'ZIP or postal code',
  heightCm: 'Height (cm)',
  weightKg: 'Weight (kg)',
  confirmedAt: 'Confirmed',
}

/** `streetAddress` → `Street address`. */
function nameOf(key: string): string {
  const words = key.replace(/([A-Z])/g, ' $1').toLowerCase()
  return NAMES[key] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

import type { ImportChange, ImportItem } from 'sync-protocol/ips'
import { CODED, STATED_LISTS } from 'sync-protocol/medical'

type Part = ImportItem['collection']

export const PART_WORDS: Readonly<Record<Part, string>> = {
  allergies: 'Allergies',
  medications: 'Medicines',
  conditions: 'Conditions',
  contacts: 'Emergency contacts',
  profile: 'About the person',
}
export const PARTS = Object.keys(PART_WORDS) as Part[] // its keys are its type's

const FIELD_WORDS: Readonly<Record<string, string>> = {
  allergen: 'Allergy to',
  severity: 'Severity',
  reaction: 'Reaction',
  name: 'Name',
  dosage: 'Dose',
  frequency: 'How often',
  prescribingDoctor: 'Prescribed by',
  startDate: 'Since',
  condition: 'Condition',
  status: 'Status',
  diagnosedDate: 'Since',
  notes: 'Notes',
  relationship: 'Relationship',
  phoneNumber: 'Phone',
  email: 'Email',
  coding: 'Codes for clinics',
  fullName: 'Full name',
  dateOfBirth: 'Date of birth',
  gender: 'Gender',
  streetAddress: 'Street address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  primaryLanguage: 'Language',
  heightCm: 'Height in cm',
  weightKg: 'Weight in kg',
  bloodType: 'Blood type',
  pregnancyDueDate: 'Due date',
  implants: 'Implants',
}

const NONE_WORDS: Readonly<Record<string, string>> = {
  [STATED_LISTS.allergies]: 'No known allergies',
  [STATED_LISTS.medications]: 'Takes no medicines',
  [STATED_LISTS.conditions]: 'No known conditions',
}

const fieldWords = (field: string): string => FIELD_WORDS[field] ?? field

const NAME_FIELDS: Partial<Record<Part, string>> = { ...CODED, contacts: 'name' }

export function titleOf({ collection, current, fields }: ImportItem): string {
  const name = NAME_FIELDS[collection]
  if (name) return String(current[name] ?? fields[name] ?? '')
  const [field = ''] = Object.keys(fields).length > 0 ? Object.keys(fields) : Object.keys(current)
  return NONE_WORDS[field] ?? (field === 'streetAddress' ? 'Address' : fieldWords(field))
}

interface Line {
  label: string
  to: string
  from?: string
}

const shown = (value: string | number) => (value === '' ? 'nothing' : String(value))

/** Codes mean nothing to people, so their values are not shown. */
const change = ({ field, from, to }: ImportChange): Line =>
  field === 'coding'
    ? { label: fieldWords(field), to: 'added, as they came' }
    : { label: fieldWords(field), to: shown(to), ...(from !== '' && { from: shown(from) }) }

export function linesOf(item: ImportItem): Line[] {
  const { kind, collection, fields, changes } = item
  if (kind === 'same') return []
  if (Object.keys(fields).some(field => field in NONE_WORDS)) return []
  if (kind === 'replaces' || collection === 'profile') {
    return Object.entries(fields).map(([field, to]) =>
      change(changes.find(each => each.field === field) ?? { field, from: '', to }),
    )
  }
  return Object.entries(fields)
    .filter(([field]) => field !== NAME_FIELDS[collection] && field !== 'coding')
    .map(([field, to]) => ({ label: fieldWords(field), to: shown(to) }))
}

export const CAUTION_WORDS: Readonly<Record<NonNullable<ImportItem['caution']>, string>> = {
  safety: 'Somebody may act on this in an emergency. Compare it before you choose it.',
  saidNone: 'The record says that there is none. Both cannot be right.',
}

export const entryCount = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`

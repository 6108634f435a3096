/** Web apps cannot write the fields of the phones' own emergency screens, so the person copies each value. */
import { hasRightToLeft, isolated, sideBySide } from 'sync-protocol/card'
import type { MedicalRecord } from 'sync-protocol/medical'
import { utcDayWords } from '../../../../ui/date-words'

export type Phone = 'iphone' | 'android'

interface PhoneField {
  label: string
  /** Empty if the record has none. */
  value: string
}

const joined = (words: readonly (string | undefined)[], separator: string) =>
  words.filter(Boolean).join(separator)

/** If devices disagree about a field, all values are listed, because the phone's field is plain text. */
const said = (row: object, field: string, words: (value: string) => string = asIs): string => {
  const { [field]: value, conflicts } = row as Record<string, unknown>
  const others = (conflicts as Record<string, unknown[]> | undefined)?.[field] ?? []
  return joined(
    [value, ...others].map(each => (each === undefined ? '' : words(String(each)))),
    ' or ',
  )
}
const asIs = (value: string) => value
/** Spells out the month, because a date in digits means another day in other countries. */
const dayOf = (date: string) => (/^\d{4}-\d\d-\d\d$/.test(date) ? utcDayWords(date) : date)

const listed = <Row extends object>(
  rows: readonly Row[],
  state: string | undefined,
  line: (row: Row) => string,
): string => (rows.length === 0 && state === 'noneKnown' ? 'None known' : rows.map(line).join('\n'))

/** Isolates each word if the line, which is in English, has right-to-left text. */
const withDetails = (what: string, ...details: string[]) => {
  const [first = '', ...others] = details.filter(Boolean)
  if (!first) return what
  const line = [what, first, ...others]
  const [head = '', ...rest] = hasRightToLeft(line.join(' '))
    ? line.map(word => isolated(word))
    : line
  return `${head} (${rest.join(', ')})`
}

const ALLERGY = (row: object) =>
  withDetails(said(row, 'allergen'), said(row, 'severity'), said(row, 'reaction'))
/** Dose and frequency stay together, because one without the other is dangerous. */
const MEDICATION = (row: object) =>
  sideBySide([said(row, 'name'), said(row, 'dosage'), said(row, 'frequency')].filter(Boolean), ', ')
const CONDITION = (row: object) => withDetails(said(row, 'condition'), said(row, 'status'))
const CONTACT = (row: object) =>
  sideBySide(
    [withDetails(said(row, 'name'), said(row, 'relationship')), said(row, 'phoneNumber')],
    ': ',
  )

export function fieldsFor(phone: Phone, record: MedicalRecord, link: string): PhoneField[] {
  const { profile = {}, allergies, medications, conditions, contacts } = record
  const of = (field: string, words = asIs) => said(profile ?? {}, field, words)
  const state = (field: 'allergiesState' | 'medicationsState' | 'conditionsState') =>
    record.profile?.[field]
  const lists = {
    conditions: listed(conditions, state('conditionsState'), CONDITION),
    allergies: listed(allergies, state('allergiesState'), ALLERGY),
    medications: listed(medications, state('medicationsState'), MEDICATION),
    contacts: listed(contacts, undefined, CONTACT),
  }
  const notes = joined(
    [
      of('implants') && `Implants: ${of('implants')}`,
      of('dnrStatus') && of('dnrStatus') !== 'None' && `Resuscitation: ${of('dnrStatus')}`,
      of('additionalNotes'),
      `Current record: ${link}`,
    ].map(each => each || undefined),
    '\n',
  )
  const kilograms = of('weightKg') && `${of('weightKg')} kg`
  const centimetres = of('heightCm') && `${of('heightCm')} cm`
  if (phone === 'iphone') {
    return [
      { label: 'Name', value: of('fullName') },
      { label: 'Date of Birth', value: of('dateOfBirth', dayOf) },
      { label: 'Medical Conditions', value: lists.conditions },
      { label: 'Medical Notes', value: notes },
      { label: 'Allergies & Reactions', value: lists.allergies },
      { label: 'Medications', value: lists.medications },
      { label: 'Blood Type', value: of('bloodType') },
      { label: 'Organ Donor', value: of('organDonor') },
      { label: 'Weight', value: kilograms },
      { label: 'Height', value: centimetres },
      { label: 'Primary Language', value: languageOf(of('primaryLanguage')) },
      { label: 'Emergency Contacts', value: lists.contacts },
      { label: 'Pregnancy', value: dueOf(of('pregnancyDueDate', dayOf)) },
    ]
  }
  return [
    { label: 'Name', value: of('fullName') },
    { label: 'Date of birth', value: of('dateOfBirth', dayOf) },
    { label: 'Blood type', value: of('bloodType') },
    { label: 'Allergies', value: lists.allergies },
    { label: 'Medications', value: lists.medications },
    { label: 'Medical conditions', value: lists.conditions },
    { label: 'Pregnancy status', value: dueOf(of('pregnancyDueDate', dayOf)) },
    { label: 'Weight', value: kilograms },
    { label: 'Height', value: centimetres },
    {
      label: 'Address',
      value: joined([of('streetAddress'), of('zipCode'), of('city'), of('state')], ', '),
    },
    { label: 'Organ donor', value: of('organDonor') },
    { label: 'Medical notes', value: notes },
    { label: 'Emergency contacts', value: lists.contacts },
  ]
}

const dueOf = (date: string) => date && `Due ${date}`

function languageOf(tag: string): string {
  try {
    return (tag && new Intl.DisplayNames(['en'], { type: 'language' }).of(tag)) || tag
  } catch {
    return tag
  }
}

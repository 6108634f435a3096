/** Web apps cannot write the fields of the phones' own emergency screens, so the person copies each value. */
import { effectWords, hasRightToLeft, isolated, labelsOf, sideBySide } from 'sync-protocol/card'
import { isPlanKind, type MedicalRecord } from 'sync-protocol/medical'
import { language } from '../../../../i18n/define-texts'
import { commaOf, tagOf } from '../../../../i18n/languages'
import { fieldValueWords } from '../../../../record-words/record-words'
import { commaList, decimalWords, orList, partialDateWords } from '../../../../ui/date-words'
import { detailed, labelled } from '../../../../ui/labelled'
import { placeTexts } from '../../texts-places'

const texts = placeTexts.medicalId
const { values } = texts

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
  return orList(
    [value, ...others].flatMap(each => (each === undefined ? [] : words(String(each)) || [])),
  )
}
const asIs = (value: string) => value
const measured = (value: string) => value && decimalWords(Number(value), 2)

const listed = <Row extends object>(
  rows: readonly Row[],
  state: string | undefined,
  line: (row: Row) => string,
): string =>
  rows.length === 0 && state === 'noneKnown' ? values.noneKnown : rows.map(line).join('\n')

/** Isolates each word if the line, which is in English, has right-to-left text. */
const withDetails = (what: string, ...details: string[]) => {
  const [first = '', ...others] = details.filter(Boolean)
  if (!first) return what
  const line = [what, first, ...others]
  const [head = '', ...rest] = hasRightToLeft(line.join(' '))
    ? line.map(word => isolated(word))
    : line
  return detailed(head, commaList(rest))
}

const ALLERGY = (row: object) =>
  withDetails(said(row, 'allergen'), said(row, 'severity'), said(row, 'reaction'))
const EFFECT = (effect: string) => effectWords(effect, labelsOf(language.get()))
/** Dose and frequency stay together, because one without the other is dangerous. */
const MEDICATION = (row: object) =>
  sideBySide(
    [
      said(row, 'name'),
      said(row, 'effect', EFFECT),
      said(row, 'dosage'),
      said(row, 'frequency'),
    ].filter(Boolean),
    commaOf(language.get()),
  )
const PLAN = (row: object) =>
  labelled(
    said(row, 'kind', planKindWords),
    withDetails(said(row, 'text'), said(row, 'about'), said(row, 'whereIs'), said(row, 'from')),
  )
const planKindWords = (kind: string) =>
  labelsOf(language.get()).planKind[isPlanKind(kind) ? kind : 'other']
const CONDITION = (row: object) => withDetails(said(row, 'condition'), said(row, 'status'))
const CONTACT = (row: object) =>
  sideBySide(
    [withDetails(said(row, 'name'), said(row, 'relationship')), said(row, 'phoneNumber')],
    labelled('', ''),
  )

export function fieldsFor(phone: Phone, record: MedicalRecord, link: string): PhoneField[] {
  const { profile = {}, allergies, medications, conditions, contacts, plans } = record
  const of = (field: string, words = asIs) => said(profile ?? {}, field, words)
  const state = (field: 'allergiesState' | 'medicationsState' | 'conditionsState') =>
    record.profile?.[field]
  const lists = {
    conditions: listed(conditions, state('conditionsState'), CONDITION),
    allergies: listed(allergies, state('allergiesState'), ALLERGY),
    medications: listed(medications, state('medicationsState'), MEDICATION),
    contacts: listed(contacts, undefined, CONTACT),
  }
  const implants = of('implants')
  const dnr = of('dnrStatus', value =>
    value === 'None' ? '' : fieldValueWords('dnrStatus', value),
  )
  const notes = joined(
    [
      ...plans.map(PLAN),
      implants && values.implants({ value: implants }),
      dnr && values.resuscitation({ value: dnr }),
      of('additionalNotes'),
      values.link({ link }),
    ].map(each => each || undefined),
    '\n',
  )
  const [kg, cm, day] = [
    of('weightKg', measured),
    of('heightCm', measured),
    of('pregnancyDueDate', partialDateWords),
  ]
  const found = {
    ...lists,
    name: of('fullName'),
    birth: of('dateOfBirth', partialDateWords),
    notes,
    bloodType: of('bloodType'),
    organDonor: of('organDonor', value => fieldValueWords('organDonor', value)),
    weight: kg && values.weight({ kg }),
    height: cm && values.height({ cm }),
    language: languageOf(of('primaryLanguage')),
    pregnancy: day && values.due({ day }),
    address: commaList(
      [of('streetAddress'), of('zipCode'), of('city'), of('state')].filter(Boolean),
    ),
  }
  const labels = phone === 'iphone' ? texts.iphoneFields : texts.androidFields
  return Object.entries(labels).map(([name, label]) => ({
    label,
    value: found[name as keyof typeof found], // each label names one of these
  }))
}

function languageOf(tag: string): string {
  try {
    return (
      (tag && new Intl.DisplayNames([tagOf(language.get())], { type: 'language' }).of(tag)) || tag
    )
  } catch {
    return tag
  }
}

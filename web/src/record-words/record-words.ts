import { type Dictionary, effectWords, labelsOf, languageName } from 'sync-protocol/card'
import { DNR_LABELS } from 'sync-protocol/medical'
import type { Collection, FieldValue } from 'sync-protocol/sync'
import { language } from '../i18n/define-texts'
import { phrase } from '../i18n/phrase'
import { commaList, decimalWords, momentWords, partialDateWords } from '../ui/date-words'
import { chosenWords } from './chosen-words'
import { unbroken } from './in-line'
import { recordTexts as texts } from './texts'

type Fields = Readonly<Record<string, FieldValue>>

/** "Allergy: Penicillin" */
export function rowWords(collection: Collection, values: Fields): string {
  const kind = texts.rows[collection]
  const name = values.name ?? values.allergen ?? values.condition ?? values.provider ?? values.text
  return name ? texts.namedRow({ kind, name: String(name) }) : kind
}

const FIELDS: Readonly<Record<string, string>> = texts.fields

/** A newer server may send fields that this app does not know. */
export const fieldWords = (field: string): string =>
  (Object.hasOwn(FIELDS, field) && FIELDS[field]) || texts.otherField

type Codes = Readonly<Record<string, string>>

const { listStates, organDonor, relationship, planType } = texts.values

/** Names of values that are stored as codes. A contact's relationship is free text. */
const CODES: Readonly<Record<string, Codes | (() => Codes)>> = {
  ...{ allergiesState: listStates, medicationsState: listStates, conditionsState: listStates },
  ...{ plansState: listStates, organDonor, relationship, planType, dnrStatus: DNR_LABELS },
  kind: () => ({ ...labelsOf(language.get()).planKind, ...texts.values.historyKind }),
}

const MEASURES: ReadonlySet<string> = new Set(['heightCm', 'weightKg'])

export function fieldValueWords(field: string, value: unknown, dictionary?: Dictionary): string {
  const text = String(value)
  if (field === 'effect') return effectWords(text, labelsOf(language.get()))
  if (field === 'primaryLanguage') return languageName(text, language.get())
  if (field === 'confirmedAt' || field === 'expiresAt') return momentWords(text)
  if (typeof value === 'number' && MEASURES.has(field)) return decimalWords(value, 2)
  if (field.endsWith('Date') || field === 'dateOfBirth' || field === 'writtenOn')
    return partialDateWords(text)
  const known = Object.hasOwn(CODES, field) ? CODES[field] : undefined
  const codes = typeof known === 'function' ? known() : known
  if (codes && Object.hasOwn(codes, text)) return phrase(codes[text] ?? text)
  return unbroken(field, chosenWords(field, text, dictionary))
}

/** For example "Severe", or "Street address: Main St 1, City: Springfield". */
export function valueWords(fields: Fields, dictionary?: Dictionary): string {
  const filled = Object.entries(fields).filter(([, value]) => value !== '' && value !== null)
  const [only] = filled
  if (!only) return texts.empty
  if (Object.keys(fields).length === 1) {
    return isAddress(only[0]) ? texts.thisFile : fieldValueWords(...only, dictionary)
  }
  // A file's address means nothing to people.
  const shown = filled.filter(([name]) => !isAddress(name))
  return commaList(
    shown.map(([name, value]) =>
      texts.namedValue({
        field: fieldWords(name),
        value: fieldValueWords(name, value, dictionary),
      }),
    ),
  )
}

const isAddress = (name: string): boolean => name.endsWith('Url')

import type { Dictionary } from 'sync-protocol/card'
import type { ImportChange, ImportItem } from 'sync-protocol/ips'
import { nameFieldOf, STATED_LISTS } from 'sync-protocol/medical'
import { fieldValueWords, fieldWords } from '../../../record-words/record-words'
import { clinicImportTexts } from '../texts-import'

const texts = clinicImportTexts

type Part = ImportItem['collection']

export const PARTS = Object.keys(texts.parts) as Part[] // its keys are its type's

const NONE_KNOWN: Readonly<Record<string, keyof typeof texts.noneKnown>> = {
  [STATED_LISTS.allergies]: 'allergies',
  [STATED_LISTS.medications]: 'medications',
  [STATED_LISTS.conditions]: 'conditions',
}

export function titleOf({ collection, current, fields }: ImportItem): string {
  const name = nameFieldOf(collection)
  if (name) return String(current[name] ?? fields[name] ?? '')
  const [field = ''] = Object.keys(fields).length > 0 ? Object.keys(fields) : Object.keys(current)
  const list = NONE_KNOWN[field]
  if (list) return texts.noneKnown[list]
  return field === 'streetAddress' ? texts.address : fieldWords(field)
}

interface Line {
  label: string
  to: string
  from?: string
}

function shown(value: string | number, field: string, dictionary?: Dictionary): string {
  if (value === '') return texts.item.nothing
  return fieldValueWords(field, value, dictionary)
}

/** Codes mean nothing to people, so their values are not shown. */
const change = ({ field, from, to }: ImportChange, dictionary?: Dictionary): Line =>
  field === 'coding'
    ? { label: fieldWords(field), to: texts.item.codesAdded }
    : {
        label: fieldWords(field),
        to: shown(to, field, dictionary),
        ...(from !== '' && { from: shown(from, field, dictionary) }),
      }

export function linesOf(item: ImportItem, dictionary?: Dictionary): Line[] {
  const { kind, collection, fields, changes } = item
  if (kind === 'same') return []
  if (Object.keys(fields).some(field => field in NONE_KNOWN)) return []
  if (kind === 'replaces' || collection === 'profile') {
    return Object.entries(fields).map(([field, to]) =>
      change(changes.find(each => each.field === field) ?? { field, from: '', to }, dictionary),
    )
  }
  return Object.entries(fields)
    .filter(([field]) => field !== nameFieldOf(collection) && field !== 'coding')
    .map(([field, to]) => ({ label: fieldWords(field), to: shown(to, field, dictionary) }))
}

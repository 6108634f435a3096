/** One decision of an import: what a file would add to a record or replace in it. */
import { STATED_LISTS } from '../medical'
import type { ReadRow } from './read-entry'

export type ImportValue = string | number
export type ImportFields = Readonly<Record<string, ImportValue>>

export interface ImportChange {
  field: string
  from: ImportValue
  to: ImportValue
}

export interface ImportItem {
  key: string
  collection: ReadRow['collection'] | 'profile'
  kind: 'add' | 'same' | 'replaces'
  /** Of the record, where it is there. */
  rowId?: string
  /** What is there now, where it is. */
  current: ImportFields
  /** What would be written. */
  fields: ImportFields
  /** Of what it replaces or fills. */
  changes: readonly ImportChange[]
  /** All that the file says of an entry, to keep it beside the one that it would replace. */
  beside?: ImportFields
  /** Chosen before anybody looked. */
  isChosen: boolean
  /** Why it is not: a field that lives hang on, or that the person said that there is none. */
  caution?: 'safety' | 'saidNone'
}

/** Never taken without a look (the sync's own list of what never resolves silently). */
const SAFETY: Readonly<Record<ImportItem['collection'], readonly string[]>> = {
  allergies: ['allergen', 'severity', 'reaction'],
  medications: ['name', 'dosage', 'frequency'],
  conditions: [],
  contacts: [],
  profile: [
    // A weight is what doses go by, and a file's may be of years ago.
    ...['bloodType', 'implants', 'pregnancyDueDate', 'weightKg'],
    ...Object.values(STATED_LISTS),
  ],
}

export interface ItemTarget {
  rowId: string
  current: object
}

export function itemOf(
  key: string,
  collection: ImportItem['collection'],
  { rowId, current }: ItemTarget,
  changes: readonly ImportChange[],
): ImportItem {
  const isSafety = changes.some(({ field }) => SAFETY[collection].includes(field))
  // What a person wrote stays, unless they say otherwise.
  const fillsOnly = changes.every(({ from }) => from === '')
  return {
    ...{ key, collection, rowId, changes },
    kind: changes.length === 0 ? 'same' : 'replaces',
    current: shownOf(current),
    fields: Object.fromEntries(changes.map(({ field, to }) => [field, to])),
    isChosen: changes.length > 0 && fillsOnly && !isSafety,
    ...(isSafety && { caution: 'safety' }),
  }
}

const shownOf = (row: object): ImportFields =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([, value]) => typeof value === 'string' || typeof value === 'number',
    ),
  )

const plain = (value: unknown): string =>
  String(value ?? '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
export const folded = (value: unknown): string => plain(value).toLowerCase()

/** Fields of which the file says something else than the record, in its own words or as written. */
export function changesOf(
  fields: ImportFields,
  current: object,
  written: ImportFields | undefined,
): ImportChange[] {
  return Object.entries(fields).flatMap(([field, to]) => {
    const own: unknown = Reflect.get(current, field)
    const isSame = [own, written?.[field]].some(each => plain(each) === plain(to))
    if (isSame || (field === 'dateOfBirth' && isPartOf(to, own))) return []
    return [{ field, from: typeof own === 'number' ? own : plain(own) && String(own), to }]
  })
}

/** The year or month of a day that the record knows already. */
const isPartOf = (part: ImportValue, day: unknown) =>
  part !== '' && plain(day).startsWith(`${plain(part)}-`)

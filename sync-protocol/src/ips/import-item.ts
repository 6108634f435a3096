import { plainText, STATED_LISTS } from '../medical'
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
  rowId?: string
  current: ImportFields
  fields: ImportFields
  changes: readonly ImportChange[]
  /** The whole entry of the file, for adding it as a new row. */
  fieldsForBoth?: ImportFields
  isChosen: boolean
  /** The reason why it is not selected. With `saidNone`, the person entered “none known”. */
  caution?: 'safety' | 'saidNone'
}

/** Fields that are never selected by default. The sync never resolves a conflict in them silently. */
const SAFETY: Readonly<Record<ImportItem['collection'], readonly string[]>> = {
  allergies: ['allergen', 'severity', 'reaction'],
  medications: ['name', 'effect', 'dosage', 'frequency'],
  conditions: [],
  contacts: [],
  plans: ['kind', 'text', 'about', 'from'],
  history: [],
  profile: [
    // Doses depend on the weight, and the file's may be years old.
    ...['bloodType', 'implants', 'pregnancyDueDate', 'weightKg'],
    ...Object.values(STATED_LISTS),
  ],
}

interface ItemTarget {
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
  // Values that the person entered stay by default.
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

export function changesOf(
  fields: ImportFields,
  current: object,
  written: ImportFields | undefined,
): ImportChange[] {
  return Object.entries(fields).flatMap(([field, to]) => {
    const own: unknown = Reflect.get(current, field)
    const isSame = [own, written?.[field]].some(each => plainText(each) === plainText(to))
    if (isSame || (field === 'dateOfBirth' && isPartOf(to, own))) return []
    return [{ field, from: typeof own === 'number' ? own : plainText(own) && String(own), to }]
  })
}

const isPartOf = (part: ImportValue, day: unknown) =>
  part !== '' && plainText(day).startsWith(`${plainText(part)}-`)

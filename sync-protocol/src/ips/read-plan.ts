/**
 * What would become of a record if a summary were taken in: row by row what is new, what is there
 * already, and what would take the place of something. Nothing is chosen in advance where a field that
 * lives hang on would change, where the two contradict each other, or where the file seems to be
 * another person's. What the record itself would write into a summary counts as its own words, so that
 * its own file has nothing new for it.
 */
import { disclose, rowIdsOf } from '../disclosure'
import {
  CODED,
  isCoded,
  listState,
  type MedicalRecord,
  STATED_LISTS,
  type StatedList,
} from '../medical'
import { codingsIn, codingsOfRow, isRealCode } from './coding'
import { makeIps } from './make-ips'
import { bareCode } from './read-concept'
import { type IpsSummary, readBundle } from './read-ips'
import type { ReadRow } from './read-rows'
import { whoseIs } from './read-whose'
import type { Skipped } from './read-why'

type Value = string | number
export type ImportFields = Readonly<Record<string, Value>>

export interface ImportChange {
  field: string
  from: Value
  to: Value
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

export interface ImportPlan {
  items: ImportItem[]
  /** Who the file and the record are about differ. */
  isOtherPerson: boolean
  /** They say nothing by which that could be told. */
  isPersonUnknown: boolean
  /** What the file says that the record has no use for. */
  skipped: Skipped[]
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

const NAMES: Readonly<Record<ReadRow['collection'], string>> = { ...CODED, contacts: 'name' }

type Row = MedicalRecord[ReadRow['collection']][number]

export function planImport(summary: IpsSummary, record: MedicalRecord, today: string): ImportPlan {
  const own = ownSummary(record, today)
  const whose = whoseIs(summary, record)
  const isOtherPerson = whose === 'other'
  const known = knownIn(record, own)
  const taken = new Set<string>()
  const items = [
    ...profileItems(summary, record, own),
    ...summary.rows.map((row, at) => rowItem(row, at, record, known, taken)),
    ...noneItems(summary, record),
  ]
  const haveEntries = summary.noneKnown
    .filter(list => record[list].length > 0)
    .map((list): Skipped => ({ what: `“None known” of ${list}`, why: 'haveEntries' }))
  return {
    items: isOtherPerson ? items.map(item => ({ ...item, isChosen: false })) : items,
    isOtherPerson,
    isPersonUnknown: whose === 'unknown',
    skipped: [...summary.skipped, ...haveEntries],
  }
}

/** The record as its own summary says it; undefined for one that says nothing. */
function ownSummary(record: MedicalRecord, today: string): IpsSummary | undefined {
  const code = { type: 'complete', accessLevel: 'healthcare', revision: 1, expiresAt: '' } as const
  let count = 0
  const bundle = makeIps(disclose(record, code, today), {
    rowIds: { ...rowIdsOf(record, code), profile: record.profile?.id },
    nowMs: 0,
    newId: () => `own-${++count}`,
    codingsOf: codingsIn(record),
  })
  const read = readBundle(bundle, { today })
  return read.ok ? read.summary : undefined
}

const plain = (value: unknown): string =>
  String(value ?? '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
const folded = (value: unknown): string => plain(value).toLowerCase()

/** Fields of which the file says something else than the record, in its own words or as written. */
function changesOf(
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
const isPartOf = (part: Value, day: unknown) =>
  part !== '' && plain(day).startsWith(`${plain(part)}-`)

function rowItem(
  row: ReadRow,
  at: number,
  record: MedicalRecord,
  known: Known,
  taken: Set<string>,
): ImportItem {
  const { collection, fields } = row
  const key = `${collection} ${at}`
  const found = bestOf(row, known, taken)
  const isListed = collection === 'contacts' || record[collection].length > 0
  if (!found) {
    const saidNone =
      !isListed && isStated(collection) && listState(record.profile, collection, 0) === 'noneKnown'
    return {
      ...{ key, collection, kind: 'add', current: {}, fields, changes: [] },
      isChosen: !saidNone,
      ...(saidNone && { caution: 'saidNone' }),
    }
  }
  taken.add(`${collection} ${found.target.id}`)
  const target = { rowId: found.target.id, current: found.target }
  const item = itemOf(key, collection, target, found.changes)
  return item.kind === 'replaces' ? { ...item, beside: fields } : item
}

const isStated = (collection: string): collection is StatedList =>
  Object.hasOwn(STATED_LISTS, collection)

interface Target {
  rowId: string
  current: object
}

function itemOf(
  key: string,
  collection: ImportItem['collection'],
  { rowId, current }: Target,
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

/** The rows of a record, by what a row of a file can be known by. */
interface Known {
  find: (row: ReadRow) => readonly Row[]
  /** As the record's own summary says it. */
  written: (row: ReadRow, target: Row) => ImportFields | undefined
}

function knownIn(record: MedicalRecord, own: IpsSummary | undefined): Known {
  const rows = new Map<string, Row[]>()
  const add = (name: string, row: Row) => rows.set(name, [...(rows.get(name) ?? []), row])
  for (const collection of Object.keys(NAMES) as ReadRow['collection'][]) {
    for (const row of record[collection]) {
      add(`${collection} id ${row.id}`, row)
      for (const name of indexNames(collection, row)) add(name, row)
    }
  }
  const written = new Map(
    own?.rows.map(({ collection, fromId, fields }) => [`${collection} ${fromId}`, fields]),
  )
  return {
    // By our id, by name, by a code: the first of them that is known.
    find: row =>
      [`${row.collection} id ${row.fromId}`, ...searchNames(row.collection, row.fields)]
        .map(name => rows.get(name) ?? [])
        .find(found => found.length > 0) ?? [],
    written: ({ collection }, { id }) => written.get(`${collection} ${id}`),
  }
}

const nameOf = (collection: ReadRow['collection'], row: object): string =>
  `${collection} name ${folded(Reflect.get(row, NAMES[collection]))}`

interface CodeName {
  name: string
  /** The entry is called by this code, because its file had no words for it. */
  isWordless: boolean
}

function codeNames(collection: ReadRow['collection'], row: object): CodeName[] {
  const words = Reflect.get(row, NAMES[collection])
  const codes = isCoded(collection) ? codingsOfRow(collection, row) : []
  return codes.filter(isRealCode).map(coding => ({
    name: `${collection} ${coding.system} ${coding.code}`,
    isWordless: words === bareCode(coding),
  }))
}

const indexNames = (collection: ReadRow['collection'], row: object): string[] => [
  nameOf(collection, row),
  ...codeNames(collection, row).map(each => `${each.isWordless ? 'bare' : 'code'} ${each.name}`),
]

/**
 * Two entries in different words are two, whatever their codes say: systems give one code to all
 * that they have no code for. So a code counts only where one of the two has no words.
 */
const searchNames = (collection: ReadRow['collection'], row: object): string[] => [
  nameOf(collection, row),
  ...codeNames(collection, row).map(each => `${each.isWordless ? 'code' : 'bare'} ${each.name}`),
]

/** The row of the record that it is; of several the one nearest to it. */
function bestOf(
  row: ReadRow,
  known: Known,
  taken: ReadonlySet<string>,
): { target: Row; changes: ImportChange[] } | undefined {
  const compared = known
    .find(row)
    .filter(({ id }) => !taken.has(`${row.collection} ${id}`))
    .map(target => ({
      target,
      changes: changesOf(row.fields, target, known.written(row, target)),
    }))
  return compared.toSorted((a, b) => a.changes.length - b.changes.length)[0]
}

/** Fields that are decided together stand in one item. */
const UNITS = [['streetAddress', 'city', 'state', 'zipCode']]

function profileItems(
  { profile }: IpsSummary,
  record: MedicalRecord,
  own: IpsSummary | undefined,
): ImportItem[] {
  const current = { ...withNames(record), ...record.profile }
  const alone = Object.keys(profile)
    .filter(name => !UNITS.flat().includes(name))
    .map(name => [name])
  return [...UNITS, ...alone].flatMap(unit => {
    const said = Object.entries(profile).filter(([name]) => unit.includes(name))
    if (said.length === 0) return []
    const written = own?.profile
    const changes = changesOf(Object.fromEntries(said), current, written).flatMap(withOwnImplants)
    const whole = changes.length > 0 ? wholeUnit(unit, said, current) : []
    const target = { rowId: record.profile?.id ?? '', current: pick(current, unit) }
    const item = itemOf(`profile ${unit[0]}`, 'profile', target, changes)
    const { kind, rowId: _, ...rest } = item
    if (record.profile)
      return [{ ...item, fields: { ...item.fields, ...Object.fromEntries(whole) } }]
    return [{ ...rest, kind: kind === 'replaces' ? 'add' : kind }]
  })
}

/** Implants are one text: those that a file does not name stay, because they are still in the body. */
function withOwnImplants(change: ImportChange): ImportChange[] {
  const { field, from, to } = change
  if (field !== 'implants' || from === '') return [change]
  const own = folded(from)
  const missing = String(to)
    .split('; ')
    .filter(each => !own.includes(folded(each)))
  return missing.length === 0 ? [] : [{ field, from, to: [from, ...missing].join('; ') }]
}

/** The parts of an address that the file does not say go with the one that was there. */
const wholeUnit = (unit: readonly string[], said: readonly [string, Value][], current: object) =>
  unit.length < 2
    ? []
    : unit.flatMap((name): [string, Value][] => {
        const to = said.find(([field]) => field === name)?.[1]
        if (to !== undefined) return [[name, to]]
        return Reflect.get(current, name) ? [[name, '']] : []
      })

const pick = (from: object, names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, Reflect.get(from, name)]))

/** A record without a full name is called by its account's. */
const withNames = ({ account: { firstName, lastName } }: MedicalRecord) => {
  const fullName = [firstName, lastName].filter(Boolean).join(' ')
  return fullName ? { fullName } : {}
}

/** Lists of which the file says that there is nothing in them, where nothing is in ours either. */
function noneItems({ noneKnown }: IpsSummary, record: MedicalRecord): ImportItem[] {
  return noneKnown
    .filter(list => record[list].length === 0)
    .map((list): ImportItem => {
      const field = STATED_LISTS[list]
      const isSame = listState(record.profile, list, 0) === 'noneKnown'
      return {
        ...{ key: `none ${list}`, collection: 'profile', kind: isSame ? 'same' : 'add' },
        current: {},
        fields: { [field]: 'noneKnown' },
        changes: isSame ? [] : [{ field, from: '', to: 'noneKnown' }],
        isChosen: false,
        ...(!isSame && { caution: 'safety' }),
      }
    })
}

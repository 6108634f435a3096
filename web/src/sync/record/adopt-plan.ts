/**
 * Plans how the rows of another record are added to this one. Existing values are never overwritten, and an
 * entry that both records have is kept once. Where the records differ, the plan asks the person and lists all
 * values of both. This module is pure.
 */
import { STATED_LISTS } from 'sync-protocol/medical'
import { COLLECTIONS, type Collection, type FieldValue, groupOf } from 'sync-protocol/sync'
import type { CarriedRow } from './carried'
import type { Fields } from './draft'

export interface Option {
  from: 'here' | 'there'
  /** Empty fields are `''` or left out. */
  fields: Fields
}

export interface Choice {
  /** Identifies the question with all its answers, so a decision about other values does not apply. */
  key: string
  row: CarriedRow
  targetId: string
  /** The existing row's own values come first. */
  options: Option[]
  /** Two entries of a list may both be kept, but there is only one profile. */
  canKeepBoth: boolean
}

export interface AdoptPlan {
  add: CarriedRow[]
  fill: { collection: Collection; id: string; fields: Fields }[]
  /** Entries that this record already has, perhaps under another id. */
  same: CarriedRow[]
  choices: Choice[]
}

/** `here`: all rows of the receiving record. `userId`: the owner of the receiving record. */
export function planAdoption(
  rows: readonly CarriedRow[],
  here: readonly CarriedRow[],
  userId: string,
): AdoptPlan {
  const plan: AdoptPlan = { add: [], fill: [], same: [], choices: [] }
  const known = new Map(here.map(row => [idOf(row), row]))
  const [hereByName, comingByName] = [groupByName(here), groupByName(rows)]
  const listed = new Set([...here, ...rows].map(({ collection }) => collection))
  for (const carried of rows) {
    const isSingle = COLLECTIONS[carried.collection].single
    const row = isSingle ? { ...carried, id: userId } : carried
    const found = known.get(idOf(row))
    const name = nameOf(row) ?? ''
    if (STAYS.includes(row.collection)) (found ? plan.same : plan.add).push(row)
    else if (found) planKnown(plan, row, found, listed)
    else planNew(plan, row, hereByName.get(name) ?? [], comingByName.get(name) ?? [])
  }
  return plan
}

/** A code or print only changes by being replaced, so the existing one stays valid. */
const STAYS: readonly Collection[] = ['qr-codes', 'prints']

function planKnown(
  plan: AdoptPlan,
  row: CarriedRow,
  known: CarriedRow,
  listed: ReadonlySet<Collection>,
): void {
  const { collection, id } = row
  const before = plan.choices.length
  const fill: Fields = {}
  for (const unit of unitsOf(collection, [row.values, ...row.others])) {
    const options = optionsFor(unit, known, row)
    const [stands, other] = options
    if (!stands || !other || saysNoneOf(unit, listed)) continue
    if (options.length === 2 && isEmpty(stands.fields)) Object.assign(fill, other.fields)
    else plan.choices.push(choiceOf(row, id, options, false))
  }
  if (Object.keys(fill).length > 0) plan.fill.push({ collection, id, fields: fill })
  else if (plan.choices.length === before) plan.same.push(row)
}

/** `twins`: existing rows with the same name. `namesakes`: incoming rows with that name, `row` included. */
function planNew(
  plan: AdoptPlan,
  row: CarriedRow,
  twins: readonly CarriedRow[],
  namesakes: readonly CarriedRow[],
): void {
  if (twins.some(twin => addsNothing(row, twin))) {
    plan.same.push(row)
    return
  }
  const [twin, ...others] = twins
  // With several entries of this name on one side, no pair is certain to belong together.
  if (twin && others.length === 0 && namesakes.length === 1) {
    const differing = fieldsOf(row).filter(name => optionsFor([name], twin, row).length > 1)
    plan.choices.push(choiceOf(row, twin.id, optionsFor(differing, twin, row), true))
    return
  }
  plan.add.push(row)
  for (const unit of unitsOf(row.collection, row.others)) {
    plan.choices.push(choiceOf(row, row.id, said('there', row, unit), false))
  }
}

/** The existing values first, then new values of the row. Empty if the row adds nothing. */
function optionsFor(unit: readonly string[], known: CarriedRow, row: CarriedRow): Option[] {
  const here = said('here', known, unit)
  const news = said('there', row, unit).filter(
    ({ fields }) => !isEmpty(fields) && !here.some(each => isEqual(each.fields, fields)),
  )
  return news.length === 0 ? [] : [...here, ...news]
}

function said(from: Option['from'], { values, others }: CarriedRow, unit: readonly string[]) {
  const sets = others.filter(other => unit.some(name => name in other))
  return distinct(
    [values, ...sets].map(set => ({ from, fields: pick({ ...values, ...set }, unit) })),
  )
}

const distinct = (options: readonly Option[]): Option[] =>
  options.filter(
    (option, at) => options.findIndex(each => isEqual(each.fields, option.fields)) === at,
  )

/** The state of an empty list. Only "none known" counts as a statement. */
const LIST_STATES: readonly string[] = Object.values(STATED_LISTS)
/** When the owner last confirmed a record. It is valid for that whole record only. */
const OF_ITS_RECORD = 'confirmedAt'

function unitsOf(collection: Collection, sets: readonly Fields[]): (readonly string[])[] {
  const names = new Set(sets.flatMap(set => Object.keys(set)))
  names.delete(OF_ITS_RECORD)
  const units = new Map([...names].map(name => [groupOf(collection, name)[0] ?? name, name]))
  return [...units.values()].map(name => groupOf(collection, name))
}

function choiceOf(
  row: CarriedRow,
  targetId: string,
  options: Option[],
  canKeepBoth: boolean,
): Choice {
  const key = JSON.stringify([row.collection, row.id, targetId, options])
  return { key, row, targetId, options, canKeepBoth }
}

function pick(values: Fields, unit: readonly string[]): Fields {
  const found = unit.flatMap(name => {
    const value = values[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(found)
}

const isNothing = (name: string, value: FieldValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (LIST_STATES.includes(name) && value !== 'noneKnown')

const isEmpty = (fields: Fields): boolean =>
  Object.entries(fields).every(([name, value]) => isNothing(name, value))

function isEqual(a: Fields, b: Fields): boolean {
  return Object.keys({ ...a, ...b }).every(name => {
    const [one, other] = [a[name], b[name]]
    return (isNothing(name, one) && isNothing(name, other)) || plain(one) === plain(other)
  })
}

/** Compares in NFC, because Unicode can write one word in two ways. */
const plain = (value: FieldValue | undefined) =>
  typeof value === 'string' ? value.normalize('NFC').trim() : value

const addsNothing = (row: CarriedRow, twin: CarriedRow): boolean =>
  fieldsOf(row)
    .filter(name => name !== NAMES[row.collection])
    .every(name => optionsFor([name], twin, row).length === 0)

const fieldsOf = ({ values, others }: CarriedRow): string[] =>
  Object.keys(Object.assign({}, values, ...others))

/** "None known" means nothing if the list has entries in either record. */
const saysNoneOf = (unit: readonly string[], listed: ReadonlySet<Collection>): boolean =>
  Object.entries(STATED_LISTS).some(
    ([list, field]) => unit.includes(field) && listed.has(list as Collection), // All keys are lists.
  )

const NAMES: Partial<Record<Collection, string>> = {
  contacts: 'name',
  allergies: 'allergen',
  medications: 'name',
  conditions: 'condition',
  policies: 'provider',
}

const idOf = ({ collection, id }: CarriedRow): string => `${collection}/${id}`

/** Undefined for rows that are never merged by name. */
function nameOf({ collection, values }: CarriedRow): string | undefined {
  const name = values[NAMES[collection] ?? '']
  if (typeof name !== 'string') return undefined
  return `${collection} ${name.normalize('NFC').trim().toLowerCase()}`
}

function groupByName(rows: readonly CarriedRow[]): Map<string, CarriedRow[]> {
  const groups = new Map<string, CarriedRow[]>()
  for (const row of rows) {
    const name = nameOf(row)
    if (name === undefined) continue
    groups.set(name, [...(groups.get(name) ?? []), row])
  }
  return groups
}

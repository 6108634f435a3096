/**
 * Plans how the rows of another record are added to this one. Existing values are never overwritten, and an
 * entry that both records have is kept once. Where the records differ, the plan asks the person and lists all
 * values of both.
 */
import {
  type ComparedRow,
  foldedText,
  nameFieldOf,
  nameKeysOf,
  plainText,
  planRows,
  STATED_LISTS,
} from 'sync-protocol/medical'
import { COLLECTIONS, type Collection, type FieldValue, groupOf } from 'sync-protocol/sync'
import type { CarriedRow } from './carried'
import type { Fields } from './draft'
import { nameOfRow } from './row-keys'
import type { RowWrite } from './write-rows'

export interface Option {
  from: 'here' | 'there'
  /** Empty fields are `''` or left out. */
  fields: Fields
}

export interface MergeQuestion {
  /** Identifies the question with all its answers, so a decision about other values does not apply. */
  key: string
  row: CarriedRow
  targetId: string
  /** The existing row's own values come first. */
  options: Option[]
  /** Two entries of a list may both be kept, but there is only one profile. */
  canKeepBoth: boolean
}

interface MergePlan {
  add: CarriedRow[]
  fill: { collection: Collection; id: string; fields: Fields }[]
  /** Entries that this record already has, perhaps under another id. */
  same: CarriedRow[]
  choices: MergeQuestion[]
}

/** Maps the key of a choice to the number of its option, or to `both` entries. */
export type Decisions = ReadonlyMap<string, number | 'both'>

/** `here` contains all rows of the receiving record, and `userId` is its owner. */
export function planMerge(
  carried: readonly CarriedRow[],
  here: readonly CarriedRow[],
  userId: string,
): MergePlan {
  const plan: MergePlan = { add: [], fill: [], same: [], choices: [] }
  const rows = carried.map(row =>
    COLLECTIONS[row.collection].single ? { ...row, id: userId } : row,
  )
  // With several entries of one name on one side, no pair is certain to belong together.
  const pairs = planRows(rows.map(compared), here.map(compared), 'certain')
  const listed = new Set([...here, ...rows].map(({ collection }) => collection))
  for (const [nth, row] of rows.entries()) {
    const { kind, at } = pairs[nth] ?? { kind: 'new' }
    const found = here[at ?? -1]
    if (!found) planNew(plan, row)
    else if (STAYS.includes(row.collection)) plan.same.push(row)
    else if (found.id === row.id) planKnown(plan, row, found, listed)
    else if (kind === 'different') planTwin(plan, row, found)
    else plan.same.push(row)
  }
  return plan
}

/** The decisions about all choices must be known. */
export function writesOf({ add, fill, choices }: MergePlan, decisions: Decisions): RowWrite[] {
  const whole = ({ collection, id, values }: CarriedRow) => ({ collection, id, fields: values })
  const doubled = choices.filter(({ key }) => decisions.get(key) === 'both')
  const chosen = choices.flatMap(({ key, row, targetId, options }) => {
    const option = options[Number(decisions.get(key))]
    if (!option || option === options[0]) return []
    return [{ collection: row.collection, id: targetId, fields: option.fields }]
  })
  return [...add.map(whole), ...fill, ...doubled.map(({ row }) => whole(row)), ...chosen]
}

function compared(row: CarriedRow): ComparedRow {
  const { collection, values, others } = row
  const name = nameFieldOf(collection)
  const sets = [values, ...others]
  const said = fieldsOf(row).flatMap(field => {
    const filled = sets.flatMap(set => (isNothing(field, set[field]) ? [] : [set[field]]))
    const texts = filled.map(field === name ? foldedText : plainText)
    return texts.length === 0 ? [] : [[field, [...new Set(texts)]] as const]
  })
  return {
    id: nameOfRow(row),
    keys: nameKeysOf(collection, values),
    values: Object.fromEntries(said),
  }
}

/** A code or print only changes by being replaced, so the existing one stays valid. */
const STAYS: readonly Collection[] = ['qr-codes', 'prints']

function planKnown(
  plan: MergePlan,
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

function planTwin(plan: MergePlan, row: CarriedRow, twin: CarriedRow): void {
  const differing = fieldsOf(row).filter(name => optionsFor([name], twin, row).length > 1)
  plan.choices.push(choiceOf(row, twin.id, optionsFor(differing, twin, row), true))
}

function planNew(plan: MergePlan, row: CarriedRow): void {
  plan.add.push(row)
  if (STAYS.includes(row.collection)) return
  for (const unit of unitsOf(row.collection, row.others)) {
    plan.choices.push(choiceOf(row, row.id, said('there', row, unit), false))
  }
}

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

/** Of the states of an empty list, only "none known" counts as a statement. */
const LIST_STATES: readonly string[] = Object.values(STATED_LISTS)
/** The time of a confirmation by the owner, which is valid for that whole record only. */
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
): MergeQuestion {
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
    return (isNothing(name, one) && isNothing(name, other)) || plainText(one) === plainText(other)
  })
}

const fieldsOf = ({ values, others }: CarriedRow): string[] =>
  Object.keys(Object.assign({}, values, ...others))

/** "None known" means nothing if the list has entries in either record. */
const saysNoneOf = (unit: readonly string[], listed: ReadonlySet<Collection>): boolean =>
  Object.entries(STATED_LISTS).some(
    ([list, field]) => unit.includes(field) && listed.has(list as Collection), // All keys are lists.
  )

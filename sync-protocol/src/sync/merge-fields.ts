/**
 * A group wins or loses as a whole. Against values that the author has not seen, the later `at` wins and the
 * loser is kept as a conflict. Equal values agree.
 *
 * A mutation that names only part of a group never wins if the rest of the group changed unseen, because no
 * author ever saw the resulting mixture.
 */
import { groupOf } from './collections'
import type { Mutation } from './mutation'
import type { FieldEntry, RecordState } from './record-state'

/** `at` is clamped. `version` is that of the push. */
export interface Author {
  clientId: string
  version: number
  at: number
  actor?: string | undefined
}

export function hasSeen(entry: FieldEntry, base: number, { clientId }: Author): boolean {
  return entry.version <= base || entry.client === clientId
}

/** `state` is not changed. */
export function mergeFields(state: RecordState, mutation: Mutation, author: Author): RecordState {
  const { conflicts = {}, ...rest } = state
  const record = { ...rest, fields: { ...state.fields }, conflicts: { ...conflicts } }
  for (const unit of unitsOf(mutation)) mergeUnit(record, unit, author)
  const open = Object.entries(record.conflicts).filter(([, entries]) => entries.length > 0)
  if (open.length > 0) return { ...record, conflicts: Object.fromEntries(open) }
  const { conflicts: _none, ...settled } = record
  return settled
}

interface Unit {
  fields: UnitField[]
  unnamed: string[]
}

interface UnitField {
  name: string
  value: FieldEntry['value']
  base: number
}

function unitsOf({ collection, fields = {} }: Mutation): Unit[] {
  const units = new Map<string, Unit>()
  for (const [name, [value, base]] of Object.entries(fields)) {
    const group = groupOf(collection, name)
    const key = group[0] ?? name
    const unit = units.get(key) ?? { fields: [], unnamed: [] }
    unit.fields.push({ name, value, base })
    unit.unnamed = group.filter(member => !Object.hasOwn(fields, member))
    units.set(key, unit)
  }
  return [...units.values()]
}

type Merging = RecordState & { conflicts: Record<string, FieldEntry[]> }

function mergeUnit(record: Merging, { fields, unnamed }: Unit, author: Author): void {
  const rivals = fields.flatMap(({ name, value, base }) => {
    const current = record.fields[name]
    const isRival = current && current.value !== value && !hasSeen(current, base, author)
    return isRival ? [current] : []
  })
  const unitBase = Math.min(...fields.map(field => field.base))
  const sawTheRest = unnamed.every(name => {
    const current = record.fields[name]
    return current === undefined || hasSeen(current, unitBase, author)
  })
  const wins = sawTheRest && rivals.every(rival => author.at > rival.at)
  for (const field of fields) mergeField(record, field, author, wins)
}

function mergeField(record: Merging, field: UnitField, author: Author, wins: boolean): void {
  const { name, value, base } = field
  const current = record.fields[name]
  const { version, at, clientId: client, actor } = author
  const mine = { value, version, at, client, ...(actor !== undefined && { actor }) }
  const unseen = (record.conflicts[name] ?? []).filter(entry => !hasSeen(entry, base, author))
  if (current && (!wins || !hasSeen(current, base, author))) unseen.push(current)
  const entries = distinct([...unseen, mine])
  const winningValue = wins ? value : current?.value
  const winner = entries.find(entry => entry.value === winningValue)
  if (winner) record.fields[name] = winner
  record.conflicts[name] = entries.filter(entry => entry !== winner)
}

/** Client id of an action that several clients took without having seen each other's. */
export const SEVERAL = ''

/** An author who overwrites a value of several clients must have seen the last of them. */
function distinct(entries: FieldEntry[]): FieldEntry[] {
  const byValue = new Map<FieldEntry['value'], FieldEntry>()
  for (const entry of entries) {
    const same = byValue.get(entry.value)
    byValue.set(entry.value, same ? agree(same, entry) : entry)
  }
  return [...byValue.values()]
}

const agree = (a: FieldEntry, b: FieldEntry): FieldEntry => {
  const { actor } = b.version >= a.version ? b : a
  return {
    value: a.value,
    version: Math.max(a.version, b.version),
    at: Math.max(a.at, b.at),
    client: a.client === b.client ? a.client : SEVERAL,
    ...(actor !== undefined && { actor }),
  }
}

/**
 * Merging one mutation into one record: pure, so that server, tests and benchmarks run the same.
 *
 * An author has *seen* an entry when its version is not newer than the row the author looked at, or
 * when the author's own client wrote it. Overwriting what was seen is an edit; overwriting what was
 * not is a conflict: the later `at` wins and the loser is kept until somebody who has seen it writes
 * the field again. Groups win or lose as one. An edit that meets a deletion (or the other way
 * round) keeps the row and flags it: a lost allergy is worse than a doubled one.
 */
import { clampAt } from './clock'
import { COLLECTIONS, groupOf } from './collections'
import type { Mutation } from './mutation'
import { type FieldEntry, type RecordState, valuesOf } from './record-state'

export interface MergeContext {
  /** The version this push will have. */
  version: number
  clientId: string
  userId: string
  nowMs: number
  /** When this client last pulled, by the server's clock; 0 for never. */
  lastPullMs: number
}

export type MergeResult =
  | { status: 'applied' | 'merged'; record: RecordState | undefined; conflicts: string[] }
  | { status: 'rejected'; code: RejectionCode; fields: Record<string, string> }

export type RejectionCode = 'invalid' | 'wrong_row'

/**
 * What becomes of `state` (undefined: no such row yet) under `mutation`. `state` is not changed.
 * A rejection carries messages by field and leaves the record as it was.
 */
export function mergeMutation(
  state: RecordState | undefined,
  mutation: Mutation,
  context: MergeContext,
): MergeResult {
  if (COLLECTIONS[mutation.collection].single && mutation.rowId !== context.userId) {
    return { status: 'rejected', code: 'wrong_row', fields: {} }
  }
  const at = clampAt(mutation.at, context.lastPullMs, context.nowMs)
  const merged =
    mutation.kind === 'put'
      ? mergePut(state, mutation, context, at)
      : mergeRemove(state, mutation, context, at)
  const record = merged.record
  if (mutation.kind === 'remove' || record === undefined) return merged
  const checked = COLLECTIONS[mutation.collection].schema.safeParse(valuesOf(record))
  if (checked.success) return merged
  return { status: 'rejected', code: 'invalid', fields: messagesByField(checked.error.issues) }
}

type Merged = Exclude<MergeResult, { status: 'rejected' }>

function mergePut(
  state: RecordState | undefined,
  mutation: Mutation,
  context: MergeContext,
  at: number,
): Merged {
  const record: RecordState = state
    ? { ...state, fields: { ...state.fields }, conflicts: { ...state.conflicts } }
    : {
        fields: {},
        conflicts: {},
        deletedAt: null,
        deletedVersion: 0,
        createdAt: at,
        updatedAt: at,
      }
  record.updatedAt = Math.max(record.updatedAt, at)

  for (const unit of unitsOf(mutation)) mergeUnit(record, unit, context, at)

  const newestBase = Math.max(0, ...Object.values(mutation.fields ?? {}).map(([, base]) => base))
  if (record.revived !== undefined && record.revived <= newestBase) delete record.revived
  const isRevival = record.deletedAt !== null
  if (isRevival) {
    const sawDeletion = record.deletedVersion <= newestBase || record.deletedBy === context.clientId
    if (!sawDeletion) record.revived = context.version
    record.deletedAt = null
    record.deletedVersion = 0
    delete record.deletedBy
  }
  dropEmptyConflicts(record)
  const conflicts = Object.keys(mutation.fields ?? {}).filter(name => record.conflicts?.[name])
  const isMerged = conflicts.length > 0 || record.revived === context.version
  return { status: isMerged ? 'merged' : 'applied', record, conflicts }
}

function mergeRemove(
  state: RecordState | undefined,
  mutation: Mutation,
  context: MergeContext,
  at: number,
): Merged {
  if (state === undefined || state.deletedAt !== null) {
    return { status: 'applied', record: state, conflicts: [] }
  }
  const base = mutation.baseVersion ?? Number.POSITIVE_INFINITY
  const entries = [...Object.values(state.fields), ...Object.values(state.conflicts ?? {}).flat()]
  if (entries.some(entry => !hasSeen(entry, base, context))) {
    return {
      status: 'merged',
      record: { ...state, revived: context.version, updatedAt: Math.max(state.updatedAt, at) },
      conflicts: [],
    }
  }
  const { conflicts: _settled, revived: _looked, ...rest } = state
  return {
    status: 'applied',
    record: {
      ...rest,
      deletedAt: at,
      deletedVersion: context.version,
      deletedBy: context.clientId,
      updatedAt: Math.max(state.updatedAt, at),
    },
    conflicts: [],
  }
}

interface UnitField {
  name: string
  value: FieldEntry['value']
  base: number
}

/** The mutation's fields, those of one group together. */
function unitsOf({ collection, fields = {} }: Mutation): UnitField[][] {
  const units = new Map<string, UnitField[]>()
  for (const [name, [value, base]] of Object.entries(fields)) {
    const key = groupOf(collection, name)[0] ?? name
    units.set(key, [...(units.get(key) ?? []), { name, value, base }])
  }
  return [...units.values()]
}

function mergeUnit(
  record: RecordState,
  unit: UnitField[],
  context: MergeContext,
  at: number,
): void {
  const unseen = unit.flatMap(({ name, value, base }) => {
    const current = record.fields[name]
    return current && current.value !== value && !hasSeen(current, base, context) ? [current] : []
  })
  const wins = unseen.every(current => at > current.at)
  for (const { name, value, base } of unit) {
    const current = record.fields[name]
    const mine: FieldEntry = { value, version: context.version, at, client: context.clientId }
    const others = (record.conflicts?.[name] ?? []).filter(entry => !hasSeen(entry, base, context))
    if (wins) record.fields[name] = mine
    if (wins && current && !hasSeen(current, base, context)) others.push(current)
    if (!wins) others.push(mine)
    const winner = record.fields[name]?.value
    const losers = others.filter(entry => entry.value !== winner)
    record.conflicts = { ...record.conflicts, [name]: losers }
  }
}

function hasSeen(entry: FieldEntry, base: number, { clientId }: MergeContext): boolean {
  return entry.version <= base || entry.client === clientId
}

function dropEmptyConflicts(record: RecordState): void {
  const open = Object.entries(record.conflicts ?? {}).filter(([, entries]) => entries.length > 0)
  if (open.length > 0) record.conflicts = Object.fromEntries(open)
  else delete record.conflicts
}

interface Issue {
  code?: string
  path: PropertyKey[]
  message: string
  keys?: string[]
}

/** zod's issues as `{ field: message }`; an unknown key is reported under its own name. */
export function messagesByField(issues: readonly Issue[]): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const issue of issues) {
    const names = issue.keys ?? [String(issue.path[0] ?? '')]
    for (const name of names) messages[name] ??= issue.message
  }
  return messages
}

/**
 * What the person sees of one row: the server's last word with this device's own changes over it,
 * merged exactly as the server will merge them. Pure, and the only place that says how a view row
 * comes about, so that `view = base + rejections + outbox` can be checked by computing it again.
 */
import { type Collection, mergeMutation, type RecordState, valuesOf } from 'sync-protocol/sync'
import type { BaseRow, Change, Flag, OutboxEntry, Rejection, ViewRow } from '../../db/tables'

/** The version of a value that is only here. The real one comes with a pull; until then it is newer than all. */
export const UNSENT = Number.MAX_SAFE_INTEGER

/** A change that is not in `base` yet. */
export type Pending = OutboxEntry | Rejection

export interface Author {
  userId: string
  clientId: string
}

export const isRefused = (pending: Pending): pending is Rejection => 'refusal' in pending

/** `pending` in the order of `seq`. Undefined where there is nothing to see: deleted, or never was. */
export function replayRow(
  base: BaseRow | undefined,
  pending: readonly Pending[],
  author: Author,
): ViewRow | undefined {
  let record = base?.record
  for (const entry of pending) record = replay(record, entry, author)
  const first = pending[0]
  if (!record || record.deletedAt !== null) return undefined
  if (base) return viewOf(base.collection, base.id, record, pending)
  return first && viewOf(first.collection, first.rowId, record, pending)
}

function replay(
  record: RecordState | undefined,
  entry: Pending,
  { userId, clientId }: Author,
): RecordState | undefined {
  const { change } = entry
  // The server keeps the row it would not delete, so it is shown.
  if (isRefused(entry) && change.kind === 'remove') return record
  const merged = mergeMutation(
    record,
    { ...change, id: 1 },
    { userId, clientId, version: UNSENT, nowMs: change.at, lastPullMs: 0 },
  )
  if (merged.status === 'rejected') return layOver(record, change, clientId)
  if (record || !merged.record) return merged.record
  // No deletion is kept here: whether this row's is forgotten only the server can tell.
  const { revived: _unknowable, ...fresh } = merged.record
  return fresh
}

/** A change the server would refuse still shows: what was typed stays until its author lets it go. */
function layOver(
  record: RecordState | undefined,
  { at, fields = {} }: Change,
  client: string,
): RecordState {
  const written = Object.entries(fields).map(([name, [value]]) => [
    name,
    { value, at, client, version: UNSENT },
  ])
  return {
    createdAt: at,
    ...record,
    fields: { ...record?.fields, ...Object.fromEntries(written) },
    deletedAt: null,
    deletedVersion: 0,
    updatedAt: Math.max(record?.updatedAt ?? at, at),
  }
}

function viewOf(
  collection: Collection,
  id: string,
  record: RecordState,
  pending: readonly Pending[],
): ViewRow {
  const conflicts = record.conflicts ?? {}
  const refusal = pending.findLast(isRefused)?.refusal
  const winners = Object.keys(conflicts).flatMap(name => {
    const entry = record.fields[name]
    return entry ? [[name, entry] as const] : []
  })
  const flags: Flag[] = []
  if (refusal) flags.push('refused')
  if (Object.keys(conflicts).length > 0) flags.push('conflict')
  if (record.revived !== undefined) flags.push('revived')
  return {
    collection,
    id,
    values: valuesOf(record),
    conflicts,
    ...(winners.length > 0 && { winners: Object.fromEntries(winners) }),
    ...(refusal && { refusal }),
    flags,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
  }
}

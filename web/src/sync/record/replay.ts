/**
 * Computes the visible version of one row. It is the server's row with this device's own changes on top,
 * merged exactly as the server will merge them. Only this module defines a view row, so tests can check
 * `view = base + rejections + outbox`.
 */
import { type Collection, mergeMutation, type RecordState, valuesOf } from 'sync-protocol/sync'
import type { BaseRow, Change, Flag, OutboxEntry, Rejection, ViewRow } from '../../db/tables'

/** The version of a value that exists only here, which is newer than all others until a pull replaces it. */
export const UNSENT = Number.MAX_SAFE_INTEGER

export type Pending = OutboxEntry | Rejection

export interface DeviceAuthor {
  userId: string
  clientId: string
}

export const isRefused = (pending: Pending): pending is Rejection => 'refusal' in pending

/** `pending` is in the order of `seq`. */
export function replayRow(
  base: BaseRow | undefined,
  pending: readonly Pending[],
  author: DeviceAuthor,
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
  { userId, clientId }: DeviceAuthor,
): RecordState | undefined {
  const { change } = entry
  // The server keeps a row if it refuses the deletion, so the row is shown.
  if (isRefused(entry) && change.kind === 'remove') return record
  const merged = mergeMutation(
    record,
    { ...change, id: 1 },
    { userId, clientId, version: UNSENT, nowMs: change.at, lastPullMs: 0 },
  )
  if (merged.status === 'rejected') return layOver(record, change, clientId)
  if (record || !merged.record) return merged.record
  // The base has no tombstones, so only the server knows whether this row was deleted.
  const { revived: _unknowable, ...fresh } = merged.record
  return fresh
}

/** Shows a change even if the server would refuse it, so that no typed text disappears. */
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

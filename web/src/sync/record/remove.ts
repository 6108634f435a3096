import { type Collection, isOfRecord } from 'sync-protocol/sync'
import type { OutboxEntry, Rejection, RowKey, ViewRow } from '../../db/tables'
import { dropPending, isHeld, isInBatch } from './coalesce'
import { put, queue } from './commit'
import { type Device, requireDevice } from './device'
import { isRefused, type Pending } from './replay'
import { readRowNow, refreshView } from './view'
import { change } from './write'

/** Puts the row back as it was, whatever happened since. */
export type Undo = () => Promise<void>

/** What a removal took away, so that undoing one that was not sent leaves no trace of it. */
interface Removed {
  row: ViewRow
  rejections: Rejection[]
  entries: OutboxEntry[]
  /** Of the removal itself; null where the server never heard of the row. */
  seq: number | null
}

/**
 * Deletes a row at once, without asking: the way back is the undo. Undefined if the device could not store
 * the deletion, which a toast has said.
 */
export async function removeRow(
  collection: Collection,
  id: string,
  device: Device = requireDevice(),
): Promise<Undo | undefined> {
  const key: RowKey = [collection, id]
  const written = await change(device, () => remove(device, key))
  if (!written.ok) return undefined
  const removed = written.value
  return async () => {
    if (removed) await change(device, () => restore(device, key, removed))
  }
}

async function remove(device: Device, key: RowKey): Promise<Removed | undefined> {
  const { db } = device
  const now = await readRowNow(db, key)
  const { row, base, pending, batch, meta } = now
  if (!row) return undefined
  const rejections = pending.filter(isRefused)
  const isKnownToServer = base !== undefined || pending.some(entry => isInBatch(batch, entry))
  // What was refused goes with its row; what was never sent need not go out only to be deleted.
  const entries = isKnownToServer && rejections.length === 0 ? [] : pending.filter(isHeld(batch))
  const gone: readonly Pending[] = [...rejections, ...entries]
  if (gone.length > 0) await dropPending(db, gone)

  const at = device.now()
  const [collection, rowId] = key
  if (isOfRecord(collection)) {
    await db.meta.put({ ...meta, lastRemovalAtMs: Math.max(meta.lastRemovalAtMs, at) })
  }
  if (isKnownToServer) {
    const baseVersion = base?.version ?? 0
    const removal = { at, collection, rowId, kind: 'remove', baseVersion } as const
    const rest = pending.filter(entry => !gone.includes(entry))
    const seq = await queue(device, removal, { ...now, pending: rest })
    return { row, rejections, entries, seq }
  }
  await refreshView(db, [key])
  return { row, rejections, entries, seq: null }
}

async function restore(device: Device, key: RowKey, removed: Removed): Promise<void> {
  const { db } = device
  const now = await readRowNow(db, key)
  if (now.row) return
  const removal = removed.seq === null ? undefined : await db.outbox.get(removed.seq)
  if (removed.seq !== null && (!removal || isInBatch(now.batch, removal))) {
    // It may be on the server already: what brings the row back is a change of its own.
    return put(device, { ...now, wasRemoved: true }, removed.row.values)
  }
  if (removal) await db.outbox.delete(removal.seq)
  if (removed.rejections.length > 0) await db.rejections.bulkPut(removed.rejections)
  if (removed.entries.length > 0) await db.outbox.bulkPut(removed.entries)
  await refreshView(db, [key])
  // What it showed was refused since, and let go with the row.
  const left = await readRowNow(db, key)
  if (!left.row) await put(device, left, removed.row.values)
}

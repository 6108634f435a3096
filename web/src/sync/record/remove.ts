import { type Collection, isOfRecord } from 'sync-protocol/sync'
import type { OutboxEntry, Rejection, RowKey, ViewRow } from '../../db/tables'
import { dropPending, isHeld, isInBatch } from './coalesce'
import { put, queue } from './commit'
import { type Device, requireDevice } from './device'
import { isRefused, type Pending } from './replay'
import { readRowNow, refreshView } from './view'
import { change } from './write'

/** Returns false if the device could not store it, which a toast reports. */
export type Undo = () => Promise<boolean>

/** Undoing an unsent removal restores these items without a trace. */
interface Removed {
  row: ViewRow
  rejections: Rejection[]
  entries: OutboxEntry[]
  /** The number of the removal, or null if the server never got the row. */
  seq: number | null
}

/**
 * Deletes a row immediately, because the person can undo it. Returns undefined if the device could not store
 * the deletion, which a toast reports.
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
  return async () => !removed || (await change(device, () => restore(device, key, removed))).ok
}

async function remove(device: Device, key: RowKey): Promise<Removed | undefined> {
  const { db } = device
  const now = await readRowNow(db, key)
  const { row, base, pending, batch, meta } = now
  if (!row) return undefined
  const rejections = pending.filter(isRefused)
  const isKnownToServer = base !== undefined || pending.some(entry => isInBatch(batch, entry))
  // Refused changes go with their row. Unsent ones of a new row need not be sent only to be deleted.
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
    // The removal may be on the server already, so a new change has to bring the row back.
    return put(device, { ...now, wasRemoved: true }, removed.row.values)
  }
  if (removal) await db.outbox.delete(removal.seq)
  if (removed.rejections.length > 0) await db.rejections.bulkPut(removed.rejections)
  if (removed.entries.length > 0) await db.outbox.bulkPut(removed.entries)
  await refreshView(db, [key])
  // The restored row may have consisted of a change that was refused and dropped with it.
  const left = await readRowNow(db, key)
  if (!left.row) await put(device, left, removed.row.values)
}

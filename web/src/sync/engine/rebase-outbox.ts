import type { LifeTagDatabase } from '../../db/database'
import type { BaseRow, Batch, OutboxEntry } from '../../db/tables'
import { dropPending, isHeld, isInBatch } from '../record/coalesce'
import { checkValues } from '../record/draft'
import { rebaseChange, sharedVersion, widenChange } from '../record/rebase'
import { rejectionOf } from '../record/reject'
import { replayRow } from '../record/replay'
import { nameOfRow } from '../record/row-keys'
import { pendingOf } from '../record/view'
import { forgetNumbersFrom } from './batch'

/**
 * Puts the unsent changes onto what the server holds now, which is `next`: numbers the server has
 * not dealt with are given up, and after a reset no change claims to have seen what the server no
 * longer knows. Part of the transaction around it. `before`: base until now. `lastId`: the newest
 * change under this client's name from now on that was dealt with. Gives what is left of the batch.
 */
export async function rebaseOutbox(
  db: LifeTagDatabase,
  next: { rows: readonly BaseRow[]; isAll: boolean },
  { batch, lastId }: { batch: Batch | null; lastId: number },
  before: readonly BaseRow[],
  nowMs: number,
): Promise<Batch | null> {
  const kept = await forgetNumbersFrom(db, batch, lastId + 1)
  if (!next.isAll) return kept
  const shared = sharedVersion(before, next.rows)
  const waiting = await db.outbox.toArray()
  const rebased = waiting.map(entry => rebaseEntry(entry, shared, isInBatch(kept, entry)))
  if (rebased.length > 0) await db.outbox.bulkPut(rebased)
  await db.rejections.toCollection().modify(rejection => {
    rejection.change = rebaseChange(rejection.change, shared)
  })
  const known = new Set(next.rows.map(nameOfRow))
  for (const row of before) {
    if (!known.has(nameOfRow(row))) await rejectOrphans(db, kept, row, nowMs)
  }
  return kept
}

/** A change that keeps its number is on the server already, by all appearances, and keeps its hash. */
function rebaseEntry(entry: OutboxEntry, shared: number, isNumbered: boolean): OutboxEntry {
  if (!isNumbered) return { ...entry, change: rebaseChange(entry.change, shared) }
  return { ...entry, sharedVersion: Math.min(shared, entry.sharedVersion ?? shared) }
}

/**
 * Edits of a row the server has no trace of any more (deleted elsewhere long ago) cannot be sent
 * and must not bring it back unasked: they are shown as refused, with all that the row held.
 */
async function rejectOrphans(
  db: LifeTagDatabase,
  batch: Batch | null,
  row: BaseRow,
  nowMs: number,
): Promise<void> {
  const { collection, id } = row
  const pending = await pendingOf(db, [collection, id])
  const meta = await db.readMeta()
  const alone = replayRow(undefined, pending, meta)
  if (!alone || checkValues(collection, alone.values) === undefined) return
  const orphans = pending.filter(isHeld(batch)).filter(({ change }) => change.kind === 'put')
  if (orphans.length === 0) return
  const rejected = orphans.map((entry, index) => {
    const whole = index === 0 ? widenChange(entry.change, row) : entry.change
    return rejectionOf({ ...entry, change: whole }, { code: 'deleted', fields: {} }, nowMs)
  })
  await dropPending(db, orphans)
  await db.rejections.bulkPut(rejected)
}

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
 * Rebases the unsent changes onto the server's rows `next`, so that after a reset no change claims to have
 * seen a version that the server no longer knows. Changes that the server has not settled lose their numbers.
 * `lastId` is the newest settled change under the client's future id. Returns the rest of the batch.
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

/** A change that keeps its number is probably on the server already, so its hash must not change. */
function rebaseEntry(entry: OutboxEntry, shared: number, isNumbered: boolean): OutboxEntry {
  if (!isNumbered) return { ...entry, change: rebaseChange(entry.change, shared) }
  return { ...entry, sharedVersion: Math.min(shared, entry.sharedVersion ?? shared) }
}

/**
 * Shows edits of a row that the server no longer knows as refused, with all values of the row. The row was
 * deleted elsewhere long ago, and edits must not revive it without a decision of the person.
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

import type { LifeTagDatabase } from '../../db/database'
import type { BaseRow, OutboxEntry, Rejection } from '../../db/tables'
import { checkValues } from '../record/draft'
import { rebaseChange, sharedVersion, widenChange } from '../record/rebase'
import { replayRow } from '../record/replay'
import { type NewBase, pendingOf } from '../record/view'
import { forgetNumbersFrom } from './push-result'

/**
 * Puts the unsent changes onto what the server holds now, which is `next`: numbers the server has
 * not dealt with are given up, and after a reset no change claims to have seen what the server no
 * longer knows. Part of the transaction around it. `before`: base until now. `lastId`: the newest
 * change under this client's name from now on that was dealt with.
 */
export async function rebaseOutbox(
  db: LifeTagDatabase,
  next: NewBase,
  lastId: number,
  before: readonly BaseRow[],
  nowMs: number,
): Promise<void> {
  await forgetNumbersFrom(db, lastId + 1)
  if (!next.isAll) return
  const shared = sharedVersion(before, next.rows)
  const waiting = await db.outbox.toArray()
  if (waiting.length > 0) await db.outbox.bulkPut(waiting.map(entry => rebaseEntry(entry, shared)))
  await db.rejections.toCollection().modify(rejection => {
    rejection.change = rebaseChange(rejection.change, shared)
  })
  const known = new Set(next.rows.map(({ collection, id }) => `${collection}/${id}`))
  for (const row of before) {
    if (!known.has(`${row.collection}/${row.id}`)) await rejectOrphans(db, row, nowMs)
  }
}

/** A change that keeps its number is on the server already, by all appearances, and keeps its hash. */
function rebaseEntry(entry: OutboxEntry, shared: number): OutboxEntry {
  if (entry.id === null) return { ...entry, change: rebaseChange(entry.change, shared) }
  return { ...entry, sharedVersion: Math.min(shared, entry.sharedVersion ?? shared) }
}

/**
 * Edits of a row the server has no trace of any more (deleted elsewhere long ago) cannot be sent
 * and must not bring it back unasked: they are shown as refused, with all that the row held.
 */
async function rejectOrphans(db: LifeTagDatabase, row: BaseRow, nowMs: number): Promise<void> {
  const { collection, id } = row
  const pending = await pendingOf(db, [collection, id])
  const meta = await db.readMeta()
  const alone = replayRow(undefined, pending, meta)
  if (!alone || checkValues(collection, alone.values) === undefined) return
  const orphans = pending.filter(
    (entry): entry is OutboxEntry => 'state' in entry && entry.change.kind === 'put',
  )
  const shelved = orphans.map(({ seq, rowId, change }, index): Rejection => {
    const whole = index === 0 ? widenChange(change, row) : change
    const refusal = { code: 'deleted', fields: {} }
    return { seq, collection, rowId, change: whole, refusal, atMs: nowMs }
  })
  await db.outbox.bulkDelete(orphans.map(({ seq }) => seq))
  await db.rejections.bulkPut(shelved)
}

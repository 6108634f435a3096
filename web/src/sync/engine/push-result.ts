import type { LifeTagDatabase } from '../../db/database'
import type { Batch, Refusal, Rejection } from '../../db/tables'
import { filesOf } from '../files/named-files'
import { isInBatch } from '../record/coalesce'
import { reject, rejectionOf } from '../record/reject'
import { rowsOf } from '../record/row-keys'
import { refreshView, viewTables } from '../record/view'
import { forgetNumbersFrom, type NumberedEntry } from './batch'
import type { Exchanged } from './exchange'

interface PushResult {
  acknowledged: NumberedEntry[]
  rejected: Rejection[]
  /** The newest number among them, or 0 if there is none. */
  confirmedId: number
}

/**
 * Reads only outcomes of changes that this exchange sent, because only the hash of a sent change proves that
 * its outcome is meant. Without a lock, another tab may have sent the same changes and settled them already.
 */
export function readPushResult(
  { sent, outcomes }: Exchanged,
  batch: Batch | null,
  nowMs: number,
): PushResult {
  const open = new Set(batch?.seqs.map((seq, index) => `${batch.firstId + index} ${seq}`))
  const outcomeById = new Map(outcomes.map(outcome => [outcome.id, outcome]))
  const result: PushResult = { acknowledged: [], rejected: [], confirmedId: 0 }
  for (const entry of sent.entries) {
    const outcome = outcomeById.get(entry.id)
    if (!outcome) break
    result.confirmedId = entry.id
    if (!open.has(`${entry.id} ${entry.seq}`)) continue
    if (outcome.status === 'rejected') {
      const { code = 'invalid', fields = {} } = outcome
      result.rejected.push(rejectionOf(entry, { code, fields }, nowMs))
    } else {
      result.acknowledged.push(entry)
    }
  }
  return result
}

export async function keepRejected(
  db: LifeTagDatabase,
  { acknowledged, rejected }: PushResult,
): Promise<void> {
  if (rejected.length === 0) return
  await reject(db, rejected, acknowledged)
  // The server no longer has this file, so it goes out again if the change is made again.
  const withoutFile = rejected.filter(({ refusal }) => refusal.code === 'file_unknown')
  const ids = withoutFile.flatMap(({ change }) => filesOf(change).map(({ id }) => id))
  await db.files.where('id').anyOf(ids).modify({ state: 'waiting' })
}

/**
 * Shows one change as refused that the server cannot even parse. This is not for changes that may be on the
 * server already.
 */
export async function refuseUnread(
  db: LifeTagDatabase,
  entry: NumberedEntry,
  refusal: Refusal,
  nowMs: number,
): Promise<void> {
  await db.transaction('rw', viewTables(db), async () => {
    const meta = await db.readMeta()
    if (!isInBatch(meta.batch, entry)) return
    await reject(db, [rejectionOf(entry, refusal, nowMs)])
    const batch = await forgetNumbersFrom(db, meta.batch, entry.id)
    await db.meta.put({ ...meta, batch, nextId: entry.id })
    await refreshView(db, rowsOf([entry]))
  })
}

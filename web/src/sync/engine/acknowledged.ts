/**
 * Keeps acknowledged changes for a while, because a server that is restored from a backup needs them again.
 * Callers provide the transaction.
 */
import type { LifeTagDatabase } from '../../db/database'
import type { AcknowledgedChange, OutboxEntry } from '../../db/tables'
import type { NumberedEntry } from './batch'

const KEPT_MS = 30 * 24 * 3_600_000
/** Pages kept whatever their age, because the clock may have been wrong by a year. */
const KEPT_LEAST = 500

export async function acknowledge(
  db: LifeTagDatabase,
  entries: readonly NumberedEntry[],
  { clientId, nowMs }: { clientId: string; nowMs: number },
): Promise<void> {
  if (entries.length === 0) return
  const changes = entries.map(({ seq, collection, rowId, change, id }): AcknowledgedChange => {
    return { seq, collection, rowId, change, id }
  })
  const seqs = entries.map(({ seq }) => seq)
  // Clearing takes one request instead of one per change.
  if (seqs.length === (await db.outbox.count())) await db.outbox.clear()
  else await db.outbox.bulkDelete(seqs)
  await db.acknowledged.put({ seq: Math.min(...seqs), clientId, acknowledgedAtMs: nowMs, changes })
}

/** Queues changes again that the server acknowledged and then forgot, before all newer changes. */
export async function recallAcknowledged(
  db: LifeTagDatabase,
  lastId: number,
  clientId: string,
): Promise<void> {
  const isForgotten = ({ id }: AcknowledgedChange) => id > lastId
  const pages = await db.acknowledged
    .filter(page => page.clientId === clientId && page.changes.some(isForgotten))
    .toArray()
  const forgotten = pages.flatMap(({ changes }) => changes.filter(isForgotten))
  if (forgotten.length === 0) return
  // A number that is in use in any of these tables would overwrite another change.
  const oldest = [db.outbox, db.rejections, db.acknowledged].map(table =>
    table.orderBy('seq').first(),
  )
  const seqs = (await Promise.all(oldest)).map(each => each?.seq ?? 0)
  const first = Math.min(0, ...seqs) - forgotten.length
  await db.outbox.bulkPut(
    forgotten
      .sort((a, b) => a.id - b.id)
      .map(({ collection, rowId, change }, index): OutboxEntry => {
        return { seq: first + index, collection, rowId, change }
      }),
  )
  await db.acknowledged.bulkDelete(pages.map(({ seq }) => seq))
  const left = pages.flatMap(page => {
    const changes = page.changes.filter(each => !isForgotten(each))
    return changes.length > 0 ? [{ ...page, changes }] : []
  })
  if (left.length > 0) await db.acknowledged.bulkPut(left)
}

export async function trimAcknowledged(db: LifeTagDatabase, nowMs: number): Promise<void> {
  const excess = (await db.acknowledged.count()) - KEPT_LEAST
  if (excess <= 0) return
  const old = db.acknowledged.where('acknowledgedAtMs').below(nowMs - KEPT_MS)
  await old.limit(excess).delete()
}

/**
 * The changes that the server acknowledged, kept for a while: one that is restored from a backup gets
 * them again. All of it is part of the transaction around it.
 */
import type { LifeTagDatabase } from '../../db/database'
import type { AcknowledgedChange, OutboxEntry } from '../../db/tables'
import type { NumberedEntry } from './batch'

const KEPT_MS = 30 * 24 * 3_600_000
/** So many pages are kept however old they look: the clock may have gone wrong by a year since. */
const KEPT_LEAST = 500

export async function noteAcknowledged(
  db: LifeTagDatabase,
  acknowledged: readonly NumberedEntry[],
  { clientId, nowMs }: { clientId: string; nowMs: number },
): Promise<void> {
  if (acknowledged.length === 0) return
  const changes = acknowledged.map(({ seq, collection, rowId, change, id }): AcknowledgedChange => {
    return { seq, collection, rowId, change, id }
  })
  const seq = changes.reduce((first, change) => Math.min(first, change.seq), Number.MAX_VALUE)
  await db.acknowledged.put({ seq, clientId, acknowledgedAtMs: nowMs, changes })
}

/** What the server acknowledged and then forgot goes out again, before what was made since. */
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
  // A number that is in use anywhere would lay this change over another one.
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
  const cut = pages.map(page => ({
    ...page,
    changes: page.changes.filter(each => !isForgotten(each)),
  }))
  const kept = cut.filter(({ changes }) => changes.length > 0)
  if (kept.length > 0) await db.acknowledged.bulkPut(kept)
}

export async function trimAcknowledged(db: LifeTagDatabase, nowMs: number): Promise<void> {
  const excess = (await db.acknowledged.count()) - KEPT_LEAST
  if (excess <= 0) return
  const old = db.acknowledged.where('acknowledgedAtMs').below(nowMs - KEPT_MS)
  await old.limit(excess).delete()
}

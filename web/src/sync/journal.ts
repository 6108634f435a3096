/**
 * The changes that the server took, kept for a while: one that is restored from a backup is told of
 * them again. All of it is part of the transaction around it.
 */
import type { LifeTagDatabase } from '../db/database'
import type { JournalEntry, OutboxEntry } from '../db/tables'

const KEPT_MS = 30 * 24 * 3_600_000
/** So many are kept however old they look: the clock may have gone wrong by a year since. */
const KEPT_LEAST = 500

export async function noteInJournal(
  db: LifeTagDatabase,
  taken: readonly OutboxEntry[],
  { clientId, nowMs }: { clientId: string; nowMs: number },
): Promise<void> {
  await db.journal.bulkPut(
    taken.map(({ seq, collection, rowId, change, id }): JournalEntry => {
      return { seq, collection, rowId, change, clientId, id: id ?? 0, takenAtMs: nowMs }
    }),
  )
}

/** What the server took and then forgot goes out again, before what was made since. */
export async function recallJournal(
  db: LifeTagDatabase,
  lastId: number,
  clientId: string,
): Promise<void> {
  const forgotten = await db.journal
    .filter(entry => entry.clientId === clientId && entry.id > lastId)
    .sortBy('id')
  const oldest = [await db.outbox.orderBy('seq').first(), await db.journal.orderBy('seq').first()]
  const first = Math.min(0, ...oldest.map(entry => entry?.seq ?? 0)) - forgotten.length
  await db.outbox.bulkPut(
    forgotten.map(({ collection, rowId, change }, index): OutboxEntry => {
      return { seq: first + index, collection, rowId, change, state: 'waiting', id: null }
    }),
  )
  await db.journal.bulkDelete(forgotten.map(({ seq }) => seq))
}

export async function trimJournal(db: LifeTagDatabase, nowMs: number): Promise<void> {
  const excess = (await db.journal.count()) - KEPT_LEAST
  if (excess <= 0) return
  const old = db.journal.where('takenAtMs').below(nowMs - KEPT_MS)
  await old.limit(excess).delete()
}

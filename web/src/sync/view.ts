import type { Collection } from 'sync-protocol/sync'
import type { LifeTagDatabase } from '../db/database'
import type { BaseRow, RowKey, StoredRow, ViewRow } from '../db/tables'
import { baseIn, packBase, readBases } from './base'
import { type Author, type Pending, replayRow } from './replay'

/** The tables a transaction needs that changes what the person sees. */
export const viewTables = (db: LifeTagDatabase) => [
  db.view,
  db.unseen,
  db.outbox,
  db.outcomes,
  db.meta,
]

/** The changes of one row that `base` does not hold yet, in their order. */
export async function pendingOf(db: LifeTagDatabase, key: RowKey): Promise<Pending[]> {
  const found = await Promise.all([
    db.outcomes.where('[collection+rowId]').equals(key).toArray(),
    db.outbox.where('[collection+rowId]').equals(key).toArray(),
  ])
  return inOrder(found.flat())
}

/** All that is known of one row. */
export interface RowNow {
  key: RowKey
  row: StoredRow | undefined
  base: BaseRow | undefined
  pending: readonly Pending[]
  author: Author
}

/** Reads it at once: to a write, waiting for the disk again and again costs more than what it reads. */
export async function readRowNow(db: LifeTagDatabase, key: RowKey): Promise<RowNow> {
  const [row, unseen, pending, author] = await Promise.all([
    db.view.get(key),
    db.unseen.get(key),
    pendingOf(db, key),
    db.readMeta(),
  ])
  return { key, row, base: baseIn(row) ?? unseen, pending, author }
}

/** Stores how one row is seen from now on; in the transaction that read it. */
export function showRow(
  db: LifeTagDatabase,
  { key, row: before, base }: Pick<RowNow, 'key' | 'row' | 'base'>,
  row: ViewRow | undefined,
): PromiseLike<unknown> {
  if (!row) return Promise.all([db.view.delete(key), base && db.unseen.put(base)])
  const put = db.view.put(stored(row, base))
  return before || !base ? put : Promise.all([put, db.unseen.delete(key)])
}

/**
 * Brings these rows of the view up to date with base, outcomes and outbox, in the transaction
 * around it. `news`: what the server has just said of some of them, to be kept. One request after
 * the other and none that is empty: Dexie loses track of a transaction that is killed amid several.
 */
export async function refreshView(
  db: LifeTagDatabase,
  keys: readonly RowKey[],
  news: readonly BaseRow[] = [],
): Promise<void> {
  if (keys.length === 0) return
  const only = keys.length === 1 ? keys[0] : undefined
  const meta = await db.readMeta()
  const baseByRow = await basesOf(db, keys, news)
  const pendingByRow = await pendingOfRows(db, only)
  const wereUnseen = await db.unseen.toCollection().primaryKeys()

  const seen: StoredRow[] = []
  const gone: RowKey[] = []
  const unseen: BaseRow[] = []
  for (const key of keys) {
    const base = baseByRow.get(nameOf(...key))
    const pending = pendingByRow.get(nameOf(...key)) ?? []
    const row = replayRow(base, pending, meta)
    if (row) seen.push(stored(row, base))
    else gone.push(key)
    // Deleted here and not there yet, or there and edited here.
    if (!row && base && pending.length > 0) unseen.push(base)
  }
  const touched = new Set(keys.map(key => nameOf(...key)))
  const shownAgain = wereUnseen.filter(key => touched.has(nameOf(...key)))
  if (shownAgain.length > 0) await db.unseen.bulkDelete(shownAgain)
  if (seen.length > 0) await db.view.bulkPut(seen)
  if (gone.length > 0) await db.view.bulkDelete(gone)
  if (unseen.length > 0) await db.unseen.bulkPut(unseen)
}

const stored = (row: ViewRow, base: BaseRow | undefined): StoredRow =>
  base ? { ...row, base: packBase(base) } : row

async function basesOf(
  db: LifeTagDatabase,
  keys: readonly RowKey[],
  news: readonly BaseRow[],
): Promise<Map<string, BaseRow>> {
  const byRow = new Map(news.map(base => [nameOf(base.collection, base.id), base]))
  const missing = keys.filter(key => !byRow.has(nameOf(...key)))
  for (const base of await readBases(db, missing)) {
    byRow.set(nameOf(base.collection, base.id), base)
  }
  return byRow
}

/** By row; all rows' where none is named, because the outbox is short and a pull touches many rows. */
async function pendingOfRows(
  db: LifeTagDatabase,
  only: RowKey | undefined,
): Promise<Map<string, Pending[]>> {
  const entries = only
    ? await pendingOf(db, only)
    : inOrder((await Promise.all([db.outcomes.toArray(), db.outbox.toArray()])).flat())
  const byRow = new Map<string, Pending[]>()
  for (const entry of entries) {
    const name = nameOf(entry.collection, entry.rowId)
    const row = byRow.get(name)
    if (row) row.push(entry)
    else byRow.set(name, [entry])
  }
  return byRow
}

const nameOf = (collection: Collection, id: string) => `${collection}/${id}`
const inOrder = (pending: Pending[]) => pending.sort((a, b) => a.seq - b.seq)

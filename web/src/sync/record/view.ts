import type { LifeTagDatabase } from '../../db/database'
import type { BaseRow, RowKey, SyncMeta, ViewRow } from '../../db/tables'
import { type Bases, basesOf, readBase } from './bases'
import { readMany } from './read-many'
import { type Author, type Pending, replayRow } from './replay'
import { groupByRow, nameOf } from './row-keys'

/** The tables a transaction needs that changes what the person sees. */
export const viewTables = (db: LifeTagDatabase) => [
  db.view,
  db.basePages,
  db.outbox,
  db.rejections,
  db.meta,
]

/** The changes of one row that `base` does not hold yet, in their order. */
export async function pendingOf(db: LifeTagDatabase, key: RowKey): Promise<Pending[]> {
  const found = await Promise.all([
    db.rejections.where('[collection+rowId]').equals(key).toArray(),
    db.outbox.where('[collection+rowId]').equals(key).toArray(),
  ])
  return inOrder(found.flat())
}

/** All that is known of one row. */
export interface RowNow {
  key: RowKey
  row: ViewRow | undefined
  base: BaseRow | undefined
  pending: readonly Pending[]
  /** Those of `pending` in it may be on the server already. */
  batch: SyncMeta['batch']
  /** Who writes here. */
  author: Author
  /** Its author has just removed it here: it is not new. */
  wasRemoved?: boolean
}

/** Reads it at once: to a write, waiting for the disk again and again costs more than what it reads. */
export async function readRowNow(
  db: LifeTagDatabase,
  key: RowKey,
): Promise<RowNow & { meta: SyncMeta }> {
  const [row, base, pending, meta] = await Promise.all([
    db.view.get(key),
    readBase(db, key),
    pendingOf(db, key),
    db.readMeta(),
  ])
  return { key, row, base, pending, batch: meta.batch, meta, author: meta }
}

/**
 * Brings these rows of the view up to date with base, rejections and outbox, in the transaction
 * around it. What was set in `bases` is written with them: all at once, because each request that
 * waits for another one waits for the browser, too.
 */
export async function refreshView(
  db: LifeTagDatabase,
  keys: readonly RowKey[],
  bases: Bases = basesOf(db),
): Promise<void> {
  const only = keys.length === 1 ? keys[0] : undefined
  const [meta, pendingByRow, shown] = await Promise.all([
    db.readMeta(),
    pendingOfRows(db, only),
    readMany(db.view, keys),
    bases.read(keys),
  ])

  const seen: ViewRow[] = []
  const gone: RowKey[] = []
  for (const key of keys) {
    const base = bases.get(nameOfKey(key))
    const pending = pendingByRow.get(nameOfKey(key)) ?? []
    const row = replayRow(base, pending, meta)
    if (row) seen.push(row)
    else gone.push(key)
    if (base && base.record.deletedAt !== null && pending.length === 0) bases.drop(nameOfKey(key))
  }
  // What was acknowledged mostly looks as it did, and to write it costs more than to have read it.
  const textByRow = new Map(shown.map(row => [nameOfRow(row), JSON.stringify(row)]))
  const changed = seen.filter(row => textByRow.get(nameOfRow(row)) !== JSON.stringify(row))
  await Promise.all([
    bases.save(),
    changed.length > 0 && db.view.bulkPut(changed),
    gone.length > 0 && db.view.bulkDelete(gone),
  ])
}

/** By row; all rows' where none is named, because the outbox is short and an answer touches many. */
const pendingOfRows = async (db: LifeTagDatabase, only: RowKey | undefined) =>
  groupByRow(
    only
      ? await pendingOf(db, only)
      : inOrder((await Promise.all([db.rejections.toArray(), db.outbox.toArray()])).flat()),
  )

const nameOfKey = ([collection, rowId]: RowKey) => nameOf({ collection, rowId })
const nameOfRow = ({ collection, id }: ViewRow) => nameOf({ collection, rowId: id })
const inOrder = (pending: Pending[]) => pending.sort((a, b) => a.seq - b.seq)

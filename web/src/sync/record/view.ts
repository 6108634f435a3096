import type { LifeTagDatabase } from '../../db/database'
import type { BaseRow, RowKey, SyncMeta, ViewRow } from '../../db/tables'
import { type Bases, basesOf, readBase } from './bases'
import { type Author, type Pending, replayRow } from './replay'
import { groupByRow, nameOfKey, nameOfRow } from './row-keys'

/** The tables a transaction needs that changes what the person sees. */
export const viewTables = (db: LifeTagDatabase) => [
  db.view,
  db.basePages,
  db.outbox,
  db.rejections,
  db.meta,
]

/** The changes that `base` does not hold yet, in their order: of one row, or of all. */
export async function pendingOf(
  { rejections, outbox }: LifeTagDatabase,
  key?: RowKey,
): Promise<Pending[]> {
  const found = await Promise.all(
    key
      ? [rejections.where(ROW).equals(key).toArray(), outbox.where(ROW).equals(key).toArray()]
      : [rejections.toArray(), outbox.toArray()],
  )
  return found.flat().sort((a, b) => a.seq - b.seq)
}

const ROW = '[collection+rowId]'

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
  // All rows' for more than one: the outbox is short, and an answer touches many.
  const only = keys.length === 1 ? keys[0] : undefined
  const [meta, pending, shown] = await Promise.all([
    db.readMeta(),
    pendingOf(db, only),
    shownOf(db, keys),
    bases.read(keys),
  ])
  const pendingByRow = groupByRow(pending)

  const seen: ViewRow[] = []
  const gone: RowKey[] = []
  for (const key of keys) {
    const name = nameOfKey(key)
    const base = bases.get(name)
    const unsent = pendingByRow.get(name) ?? []
    const row = replayRow(base, unsent, meta)
    if (row) seen.push(row)
    else gone.push(key)
    if (base && base.record.deletedAt !== null && unsent.length === 0) bases.drop(name)
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

/** From how many rows on it is worth counting the table first. */
const MANY = 50

/**
 * What is shown of these rows, in any order. One request reads a whole table; by key it takes one
 * request a row, which for most of a table is many times slower.
 */
async function shownOf({ view }: LifeTagDatabase, keys: readonly RowKey[]): Promise<ViewRow[]> {
  const isMost = keys.length >= MANY && keys.length * 4 >= (await view.count())
  if (isMost) return view.toArray()
  const found = await view.bulkGet([...keys])
  return found.filter(row => row !== undefined)
}

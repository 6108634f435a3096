import type { LifeTagDatabase } from '../../db/database'
import type { BaseRow, RowKey, SyncMeta, ViewRow } from '../../db/tables'
import { type Bases, basesOf, readBase } from './bases'
import { type DeviceAuthor, type Pending, replayRow } from './replay'
import { groupByRow, nameOfKey, nameOfRow } from './row-keys'

export const viewTables = (db: LifeTagDatabase) => [
  db.view,
  db.basePages,
  db.outbox,
  db.rejections,
  db.meta,
]

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

export interface RowNow {
  key: RowKey
  row: ViewRow | undefined
  base: BaseRow | undefined
  pending: readonly Pending[]
  /** Entries of `pending` in this batch may be on the server already. */
  batch: SyncMeta['batch']
  author: DeviceAuthor
  /** Whether the author has just removed the row here, so that it is not a new one. */
  wasRemoved?: boolean
}

/** Reads the row with parallel requests, because waiting for each in turn costs more than reading. */
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
 * All writes start together, because waiting between requests costs time in the browser. Callers provide the
 * transaction.
 */
export async function refreshView(
  db: LifeTagDatabase,
  keys: readonly RowKey[],
  bases: Bases = basesOf(db),
): Promise<void> {
  // For several rows it reads the whole outbox, which is short, because an answer touches many rows.
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
  // Most acknowledged rows are unchanged, and a write costs more than a read.
  const textByRow = new Map(shown.map(row => [nameOfRow(row), JSON.stringify(row)]))
  const changed = seen.filter(row => textByRow.get(nameOfRow(row)) !== JSON.stringify(row))
  await Promise.all([
    bases.save(),
    changed.length > 0 && db.view.bulkPut(changed),
    gone.length > 0 && db.view.bulkDelete(gone),
  ])
}

/** From this many rows on, counting the table first pays off. */
const MANY = 50

/**
 * Reading a whole table takes one request, and reading by key takes one per row, which is many times slower
 * for most of a table.
 */
async function shownOf({ view }: LifeTagDatabase, keys: readonly RowKey[]): Promise<ViewRow[]> {
  const isMost = keys.length >= MANY && keys.length * 4 >= (await view.count())
  if (isMost) return view.toArray()
  const found = await view.bulkGet([...keys])
  return found.filter(row => row !== undefined)
}

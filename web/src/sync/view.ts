import type { Collection } from 'sync-protocol/sync'
import type { LifeTagDatabase } from '../db/database'
import type { RowKey, ViewRow } from '../db/tables'
import { type Pending, replayRow } from './replay'

/** The tables a transaction needs that changes what the person sees. */
export const viewTables = (db: LifeTagDatabase) => [
  db.view,
  db.base,
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

/** Brings these rows of the view up to date with base, outcomes and outbox, in the transaction around it. */
export async function refreshView(db: LifeTagDatabase, keys: readonly RowKey[]): Promise<void> {
  if (keys.length === 0) return
  const only = keys.length === 1 ? keys[0] : undefined
  const [meta, bases, pendingByRow] = await Promise.all([
    db.readMeta(),
    db.base.bulkGet([...keys]),
    pendingOfRows(db, only),
  ])

  const seen: ViewRow[] = []
  const gone: RowKey[] = []
  const spentBases: RowKey[] = []
  for (const [index, key] of keys.entries()) {
    const base = bases[index]
    const pending = pendingByRow.get(nameOf(...key)) ?? []
    const row = replayRow(base, pending, meta)
    if (row) seen.push(row)
    else gone.push(key)
    if (base && base.record.deletedAt !== null && pending.length === 0) spentBases.push(key)
  }
  await Promise.all([
    db.view.bulkPut(seen),
    db.view.bulkDelete(gone),
    db.base.bulkDelete(spentBases),
  ])
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

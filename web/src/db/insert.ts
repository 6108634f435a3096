import Dexie, { RangeSet } from 'dexie'
import type { LifeTagDatabase } from './database'
import type { OutboxEntry, ViewRow } from './tables'

/**
 * Stores a new row and its change in one transaction, and resolves when they are on disk. It bypasses Dexie,
 * whose transaction takes 1.5 times as long (bench/sync), and notifies live queries and other tabs as Dexie
 * does. Returns undefined if the database is not open, and Dexie then has to do the work.
 */
export async function insertPair(
  db: LifeTagDatabase,
  entry: Omit<OutboxEntry, 'seq'>,
  row: ViewRow,
): Promise<number | undefined> {
  const transaction = begin(db)
  if (!transaction) return undefined
  const completed = completion(transaction)
  let adding: IDBRequest<IDBValidKey>
  try {
    db.beforeInsert()
    adding = transaction.objectStore('outbox').add(entry)
    db.beforeInsert()
    transaction.objectStore('view').put(row)
  } catch (error) {
    transaction.abort()
    await completed.catch(() => {})
    throw error
  }
  // A failed request still aborts the transaction, because its error event is not handled.
  transaction.commit()
  await completed
  const seq = Number(adding.result)
  Dexie.on.storagemutated.fire(partsOf(db.name, { ...entry, seq }, row))
  return seq
}

function begin(db: LifeTagDatabase): IDBTransaction | undefined {
  if (!db.isOpen()) return undefined
  try {
    return db.backendDB().transaction(['outbox', 'view'], 'readwrite', { durability: 'strict' })
  } catch (error) {
    // The browser has closed the connection meanwhile. Dexie decides whether to open a new one.
    if (error instanceof Error && error.name === 'InvalidStateError') return undefined
    throw error
  }
}

const completion = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Dexie.AbortError())
  })

function partsOf(database: string, { seq, collection, rowId }: OutboxEntry, row: ViewRow) {
  const part = (table: string, index: string, keys: Parameters<RangeSet['addKeys']>[0]) => ({
    [`idb://${database}/${table}/${index}`]: new RangeSet().addKeys(keys),
  })
  const key = [row.collection, row.id]
  return {
    ...part('view', '', [key]),
    ...part('view', ':dels', [key]),
    ...part('view', 'flags', row.flags),
    ...part('outbox', '', [seq]),
    ...part('outbox', '[collection+rowId]', [[collection, rowId]]),
  }
}

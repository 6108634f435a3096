import Dexie, { RangeSet } from 'dexie'
import type { LifeTagDatabase } from './database'
import type { OutboxEntry, ViewRow } from './tables'

/**
 * Keeps a new row's change and the row as it is shown: both or neither, on the disk when it answers.
 * Past Dexie, whose transaction takes half as long again (bench/sync). Its screens and tabs are told as
 * Dexie tells them; undefined where it has to do the work itself, as the database is not open.
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
  // No more requests come. One that fails still takes the other back: nobody catches its error event.
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
    // The browser has closed it meanwhile. Dexie knows whether to open it anew.
    if (error instanceof Error && error.name === 'InvalidStateError') return undefined
    throw error
  }
}

const completion = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Dexie.AbortError())
  })

/** What has changed, in the words of Dexie's own middleware for live queries. */
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

/**
 * All reads and writes of a record's database pass through here. A browser may close or lose a connection at
 * any time: WebKit does when an iPhone sleeps, and every browser does when its disk has trouble. The
 * connection then stays dead, so this module opens another one.
 */
import Dexie from 'dexie'
import { storageFaultOf } from '../stores/storage-fault'
import type { LifeTagDatabase } from './database'

/** A longer opening waits for another tab, or for a browser that will never answer. */
const OPEN_MS = 10_000

/**
 * If the storage fails, the database is reopened and `work` runs again, so it must be one transaction or a
 * read. Within an outer transaction, only the outer call repeats.
 */
export async function withDatabase<T>(db: LifeTagDatabase, work: () => PromiseLike<T>): Promise<T> {
  if (Dexie.currentTransaction) return work()
  if (!isUsable(db)) await openInTime(db)
  const used = db.backendDB()
  try {
    return await work()
  } catch (error) {
    const isLost = storageFaultOf(error) === 'failed' || hasLostConnection(db, used)
    if (db.hasBeenClosed() || !isLost) throw error
    dropConnection(db, used)
    await openInTime(db)
    return work()
  }
}

/** Returns undefined if a sign-out in any tab has closed or removed the database meanwhile. */
export async function unlessClosed<T>(
  db: LifeTagDatabase,
  work: () => PromiseLike<T>,
): Promise<T | undefined> {
  try {
    return await withDatabase(db, work)
  } catch (error) {
    if (db.hasBeenClosed()) return undefined
    throw error
  }
}

export const hasLostConnection = (db: LifeTagDatabase, used: IDBDatabase | null): boolean =>
  !isUsable(db) || db.backendDB() !== used

/**
 * Dexie ignores a failure of the first transaction of a new connection. The tables then have no core, and
 * each query throws a TypeError until the database is opened again.
 */
const isUsable = (db: LifeTagDatabase): boolean => db.isOpen() && Boolean(db.meta.core)

export function dropConnection(db: LifeTagDatabase, used: IDBDatabase | null): void {
  if (db.backendDB() === used && !db.hasBeenClosed()) db.close({ disableAutoOpen: false })
}

export async function openInTime(db: LifeTagDatabase): Promise<void> {
  // Dexie would reopen a database that was closed because its owner left.
  if (db.hasBeenClosed()) throw new Dexie.DatabaseClosedError()
  if (db.isOpen() && !isUsable(db)) db.close({ disableAutoOpen: false })
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('The database does not open', 'TimeoutError')),
      OPEN_MS,
    )
  })
  try {
    await Promise.race([db.open(), late])
    if (!isUsable(db)) throw new DOMException('The database opened without tables', 'UnknownError')
  } catch (error) {
    // Without this, Dexie would refuse all further requests.
    if (!db.hasBeenClosed()) db.close({ disableAutoOpen: false })
    throw error
  } finally {
    clearTimeout(timer)
  }
}

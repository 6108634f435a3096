import { LAST_VERSION } from './database'
import { databaseName } from './database-name'
import type { ViewRow } from './tables'

/**
 * Returns false and changes nothing if `mayGo` refuses the visible rows. No write can happen in between,
 * because the rows are read in an upgrade, which starts after all other connections are closed and their
 * writes are stored. The upgrade is always aborted, so a tab that is killed leaves the whole record or none
 * of it.
 */
export function wipeDatabaseIf(
  userId: string,
  mayGo: (rows: ViewRow[]) => boolean,
): Promise<boolean> {
  const name = databaseName(userId)
  const opening = indexedDB.open(name, LAST_VERSION)
  return new Promise((resolve, reject) => {
    let isDecided = false
    opening.onerror = () => isDecided || reject(opening.error)
    opening.onupgradeneeded = ({ oldVersion }) => {
      const upgrade = opening.transaction
      if (oldVersion === 0) end(() => resolve(true))
      else {
        const reading: IDBRequest<ViewRow[]> | undefined = upgrade?.objectStore('view').getAll()
        if (reading) reading.onsuccess = () => end(() => decide(reading.result))
      }

      function end(what: () => void) {
        isDecided = true
        what()
        upgrade?.abort()
      }
    }

    function decide(rows: ViewRow[]) {
      if (!mayGo(rows)) return resolve(false)
      // The deletion waits for the end of the upgrade, and runs before any later opening.
      const deleting = indexedDB.deleteDatabase(name)
      deleting.onsuccess = () => resolve(true)
      deleting.onerror = () => reject(deleting.error)
    }
  })
}

import { LAST_VERSION } from './database'
import { databaseName } from './database-name'
import type { ViewRow } from './tables'

/**
 * Removes everything this device keeps of a person where `mayGo` says so of the rows they see; false, and
 * all is as it was, where it does not. Nobody can write in between: the rows are read in an upgrade, which
 * begins once every other connection is closed and what it was writing is there. The upgrade is taken back
 * in any case: a tab killed at any point leaves the whole record or none of it.
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
      // It waits for the end of the upgrade, and comes before any opening after it.
      const deleting = indexedDB.deleteDatabase(name)
      deleting.onsuccess = () => resolve(true)
      deleting.onerror = () => reject(deleting.error)
    }
  })
}

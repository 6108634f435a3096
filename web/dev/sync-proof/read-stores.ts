import type { LifeTagDatabase } from '../../src/db/database'
import type {
  AcknowledgedPage,
  BasePage,
  OutboxEntry,
  Rejection,
  StoredFile,
  SyncMeta,
  ViewRow,
} from '../../src/db/tables'

interface Stores {
  view: ViewRow
  basePages: BasePage
  outbox: OutboxEntry
  rejections: Rejection
  acknowledged: AcknowledgedPage
  files: StoredFile
  meta: SyncMeta
}

/**
 * All that is in some stores, as of one moment. Past Dexie: histories look at phones all the time, and a
 * look is neither hit by a fault nor counted as a use of the disk.
 */
export async function readStores<Name extends keyof Stores>(
  db: LifeTagDatabase,
  names: readonly Name[],
): Promise<{ [N in Name]: Stores[N][] }> {
  if (!db.isOpen()) await db.open()
  const transaction = db.backendDB().transaction(names, 'readonly')
  const read = names.map(
    name =>
      new Promise<[Name, unknown[]]>((resolve, reject) => {
        const request = transaction.objectStore(name).getAll()
        request.onsuccess = () => resolve([name, request.result])
        request.onerror = () => reject(request.error)
      }),
  )
  // What IndexedDB answers is what the app's own schema let in.
  return Object.fromEntries(await Promise.all(read)) as { [N in Name]: Stores[N][] }
}

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
 * Histories read phones all the time, and such a read must neither meet a fault nor count as a use of the
 * disk.
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
  // The app's own schema has checked what IndexedDB returns.
  return Object.fromEntries(await Promise.all(read)) as { [N in Name]: Stores[N][] }
}

import { databaseName } from './database-name'
import type { OutboxEntry, SyncMeta, ViewRow } from './tables'

export interface Glance {
  rows: ViewRow[]
  outbox: OutboxEntry[]
  unsent: ReadonlySet<string>
  meta: SyncMeta
}

/**
 * Reads the view once without live queries, for a page that must be quick. A missing database is not created,
 * and one of another version is read as it is.
 */
export async function readOnce(userId: string): Promise<Glance | undefined> {
  // The connection may be lost while reading, and a second attempt opens a new one.
  return read(userId).catch(() => read(userId))
}

async function read(userId: string): Promise<Glance | undefined> {
  const db = await openExisting(databaseName(userId))
  if (!db) return undefined
  try {
    const tables = db.transaction(['view', 'outbox', 'meta'])
    const [rows, outbox, meta] = await Promise.all([
      settled<ViewRow[]>(tables.objectStore('view').getAll()),
      settled<OutboxEntry[]>(tables.objectStore('outbox').getAll()),
      settled<SyncMeta | undefined>(tables.objectStore('meta').get('sync')),
    ])
    return meta && { rows, outbox, unsent: new Set(outbox.map(({ rowId }) => rowId)), meta }
  } finally {
    db.close()
  }
}

function openExisting(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    // Without a version, only a missing database is upgraded, and it must not be created.
    opening.onupgradeneeded = () => {
      opening.transaction?.abort()
      resolve(undefined)
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

/** The database holds only values that passed the app's own schema. */
function settled<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

import { databaseName } from './database-name'
import type { OutboxEntry, SyncMeta, ViewRow } from './tables'

/** All that one person sees on this device, as it stands now. */
export interface Glance {
  rows: ViewRow[]
  /** Changes that are only here, and the ids of their rows. */
  outbox: OutboxEntry[]
  unsent: ReadonlySet<string>
  meta: SyncMeta
}

/**
 * Reads the view in one go, without the machinery that keeps screens live: for a page that shows it
 * once and must be quick. A database that is not there is not made, and an older or newer one is read
 * as it is; undefined where there is nothing to read.
 */
export async function readOnce(userId: string): Promise<Glance | undefined> {
  // A connection may be lost during the reading. The second try opens another one.
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
    // Only one that was not there yet is upgraded by an open without a version: it is not to be.
    opening.onupgradeneeded = () => {
      opening.transaction?.abort()
      resolve(undefined)
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

/** What IndexedDB answers is what the app's own schema let in. */
function settled<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

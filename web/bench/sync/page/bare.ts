/**
 * IndexedDB alone, the lower limit for a durable write in this browser on this machine. Each write is a
 * separate transaction with one `put` into one store.
 */
import type { BenchRow } from '../rows'
import { expose } from './expose'

const settled = (request: IDBRequest | IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    request.addEventListener('transaction' in request ? 'success' : 'complete', () => resolve())
    request.addEventListener('error', () => reject(request.error))
  })

expose(async ({ name }) => {
  const opening = indexedDB.open(`bare-${name}`, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { keyPath: 'id' })
  await settled(opening)
  const db = opening.result

  return {
    async write({ row }) {
      const transaction = db.transaction('rows', 'readwrite')
      transaction.objectStore('rows').put(row)
      await settled(transaction)
    },
    async sync() {
      throw new Error('a bare database has nobody to sync with')
    },
    async rows() {
      const all: IDBRequest<BenchRow[]> = db.transaction('rows').objectStore('rows').getAll()
      await settled(all)
      return all.result
    },
  }
})

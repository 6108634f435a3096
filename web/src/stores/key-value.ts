/**
 * Some browsers throw synchronously if IndexedDB is refused, such as Firefox when sites may store nothing.
 * Here each failure rejects the promise.
 */
import * as idb from 'idb-keyval'
import { storageFaultOf } from './storage-fault'

export const get = <Value>(key: string): Promise<Value | undefined> =>
  withStore(store => idb.get<Value>(key, store))

/** Any other error may hide a stored value. */
const REFUSALS = [
  'SecurityError',
  'InvalidStateError',
  'NotAllowedError',
  'TypeError',
  'ReferenceError',
]

/** It is also undefined in a browser without storage, such as some private windows. */
export const getIfKept = <Value>(key: string): Promise<Value | undefined> =>
  get<Value>(key).catch(async error => {
    if (!REFUSALS.includes(Object(error).name) || (await isOpenable())) throw error
    return undefined
  })

/** A connection that is closing throws the same errors as a browser that refuses to store. */
const isOpenable = (): Promise<boolean> =>
  new Promise(resolve => {
    try {
      const opening = indexedDB.open(DATABASE)
      opening.onsuccess = () => {
        opening.result.close()
        resolve(true)
      }
      opening.onupgradeneeded = () => {
        opening.transaction?.abort()
        resolve(true)
      }
      opening.onerror = () => resolve(false)
    } catch {
      resolve(false)
    }
  })

export const set = (key: string, value: unknown): Promise<void> =>
  withStore(store => idb.set(key, value, store))

export const del = (key: string): Promise<void> => withStore(store => idb.del(key, store))

export const keys = async (): Promise<string[]> =>
  (await withStore(store => idb.keys(store))).map(String)

/** Updates in one transaction across tabs. `change` may run twice if the storage fails. */
export const update = <Value>(
  key: string,
  change: (before: Value | undefined) => Value,
): Promise<void> => withStore(store => idb.update<Value>(key, change, store))

const DATABASE = 'keyval-store'
const openStore = () => idb.createStore(DATABASE, 'keyval')

let current: idb.UseStore | undefined

/**
 * Runs `work` again on a new connection if it fails. A store keeps its first connection, and WebKit closes
 * that one when an iPhone sleeps.
 */
async function withStore<T>(work: (store: idb.UseStore) => Promise<T>): Promise<T> {
  current ??= openStore()
  const used = current
  try {
    return await work(used)
  } catch (error) {
    if (storageFaultOf(error) === 'full') throw error
    if (current === used) current = openStore()
    return work(current)
  }
}

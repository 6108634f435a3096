/**
 * What outlives the tab, beside the records' own databases (idb-keyval). A browser that refuses IndexedDB
 * may do so at once, before there is a promise that could fail (Firefox where sites may store nothing):
 * here each failure is the promise's.
 */
import * as idb from 'idb-keyval'
import { storageFaultOf } from '../db/storage-fault'

export const get = <Value>(key: string): Promise<Value | undefined> =>
  withStore(store => idb.get<Value>(key, store))

/** A browser that keeps nothing refuses with one of these. Any other error may hide a value that is there. */
const REFUSALS = [
  'SecurityError',
  'InvalidStateError',
  'NotAllowedError',
  'TypeError',
  'ReferenceError',
]

/** Undefined also in a browser that keeps nothing, as some private windows do. */
export const getIfKept = <Value>(key: string): Promise<Value | undefined> =>
  get<Value>(key).catch(error => {
    if (!REFUSALS.includes(Object(error).name)) throw error
    return undefined
  })

export const set = (key: string, value: unknown): Promise<void> =>
  withStore(store => idb.set(key, value, store))

export const del = (key: string): Promise<void> => withStore(store => idb.del(key, store))

export const keys = async (): Promise<string[]> =>
  (await withStore(store => idb.keys(store))).map(String)

/** In one transaction, whatever other tabs do. `change` may be called again if the storage fails. */
export const update = <Value>(
  key: string,
  change: (before: Value | undefined) => Value,
): Promise<void> => withStore(store => idb.update<Value>(key, change, store))

/** The default names of idb-keyval. */
const openStore = () => idb.createStore('keyval-store', 'keyval')

let current: idb.UseStore | undefined

/**
 * A store keeps its first connection. WebKit closes that when an iPhone sleeps, so work that fails is done
 * once more on a new one.
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

/**
 * What outlives the tab, beside the records' own databases (idb-keyval). A browser that refuses IndexedDB
 * may do so at once, before there is a promise that could fail (Firefox where sites may store nothing):
 * here each failure is the promise's.
 */
import * as store from 'idb-keyval'

export const get = async <Value>(key: string): Promise<Value | undefined> => store.get<Value>(key)

export const set = async (key: string, value: unknown): Promise<void> => store.set(key, value)

export const del = async (key: string): Promise<void> => store.del(key)

export const keys = async (): Promise<string[]> => (await store.keys()).map(String)

/** In one transaction, whatever other tabs do. */
export const update = async <Value>(
  key: string,
  change: (before: Value | undefined) => Value,
): Promise<void> => store.update<Value>(key, change)

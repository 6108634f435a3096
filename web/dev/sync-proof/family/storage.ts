/**
 * Each phone has an IndexedDB of its own, also for the parts of the app that open a database by
 * themselves. Who opens one past Dexie can be killed there.
 */
import Dexie from 'dexie'
import { phoneHere } from '../line'

/** Gives the way back. */
export function routeStorage(): () => void {
  const shared = globalThis.indexedDB
  const open: IDBFactory['open'] = (name, version) => {
    const phone = phoneHere()
    phone?.disk.touch()
    return (phone?.storage ?? shared).open(name, version)
  }
  const here: IDBFactory = {
    open,
    deleteDatabase: name => (phoneHere()?.storage ?? shared).deleteDatabase(name),
    databases: () => (phoneHere()?.storage ?? shared).databases(),
    cmp: (a, b) => shared.cmp(a, b),
  }
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: here })
  Object.defineProperty(Dexie.dependencies, 'indexedDB', {
    configurable: true,
    get: () => phoneHere()?.storage ?? shared,
  })
  return () => {
    for (const holder of [globalThis, Dexie.dependencies]) {
      Object.defineProperty(holder, 'indexedDB', {
        ...{ configurable: true, writable: true, value: shared },
      })
    }
  }
}

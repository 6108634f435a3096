/**
 * Each phone has a separate IndexedDB, also for code that opens a database without Dexie. A phone can be
 * killed when such code opens a database.
 */
import Dexie from 'dexie'
import { phoneHere } from '../line'

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

import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'

/** Gives each test file an empty IndexedDB and its own Dexie, because files share a worker's process. */
globalThis.indexedDB = new IDBFactory()
Reflect.deleteProperty(globalThis, Symbol.for('Dexie'))

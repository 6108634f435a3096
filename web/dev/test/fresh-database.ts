import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'

/** Where files share a worker's process: each finds an empty IndexedDB, and a Dexie of its own. */
globalThis.indexedDB = new IDBFactory()
Reflect.deleteProperty(globalThis, Symbol.for('Dexie'))

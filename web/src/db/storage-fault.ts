/** `full`: the device has no room left. `failed`: anything else that IndexedDB or Dexie reports. */
export type StorageFault = 'full' | 'failed'

/** Undefined for an error that is not the storage's. */
export function storageFaultOf(error: unknown): StorageFault | undefined {
  // A DOMException is no Error in every engine, and Dexie wraps the reason of an aborted transaction.
  const { name, inner } = Object(error) as { name?: unknown; inner?: unknown }
  if (name === 'QuotaExceededError') return 'full'
  if (inner && storageFaultOf(inner) === 'full') return 'full'
  if (typeof name !== 'string' || FAULTS_OF_SCRIPTS.includes(name)) return undefined
  return 'failed'
}

/** Errors of scripts. Those of the storage have many other names. */
const FAULTS_OF_SCRIPTS = ['Error', 'TypeError', 'RangeError', 'SyntaxError', 'ReferenceError']

/** For what can wait until the storage answers again. */
export function ignoreStorageFault(error: unknown): undefined {
  if (!storageFaultOf(error)) throw error
  console.error(error)
}

/** `failed` is any other error of IndexedDB or Dexie. */
export type StorageFault = 'full' | 'failed'

export function storageFaultOf(error: unknown): StorageFault | undefined {
  // A DOMException is not an Error in every engine, and Dexie wraps the reason of an aborted transaction.
  const { name, inner } = Object(error) as { name?: unknown; inner?: unknown }
  if (name === 'QuotaExceededError') return 'full'
  if (inner && storageFaultOf(inner) === 'full') return 'full'
  if (typeof name !== 'string' || FAULTS_OF_SCRIPTS.includes(name)) return undefined
  return 'failed'
}

const FAULTS_OF_SCRIPTS = ['Error', 'TypeError', 'RangeError', 'SyntaxError', 'ReferenceError']

export function ignoreStorageFault(error: unknown): undefined {
  if (!storageFaultOf(error)) throw error
  console.error(error)
}

import { storageFaultOf } from '../db/storage-fault'
import { noteReading } from './storage-trouble'

const READ_AGAIN_MS = 2000

/**
 * Reads once. While the device's storage fails, the app's notice says so and it is read again and again.
 * Returns a function that stops. `onFailed` is called after each reading that failed.
 */
export function keepReading<T>(
  read: () => Promise<T>,
  onRead: (value: T) => void,
  onFailed?: () => void,
): () => void {
  const reading = {}
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  async function tryOnce() {
    try {
      const value = await read()
      if (isOver) return
      noteReading(reading, false)
      onRead(value)
    } catch (error) {
      if (!storageFaultOf(error)) throw error
      console.error(error)
      if (isOver) return
      noteReading(reading, true)
      timer = setTimeout(tryOnce, READ_AGAIN_MS)
      onFailed?.()
    }
  }
  void tryOnce()
  return () => {
    isOver = true
    clearTimeout(timer)
    noteReading(reading, false)
  }
}

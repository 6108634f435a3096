import { storageFaultOf } from './storage-fault'
import { noteReading } from './storage-trouble'

const READ_AGAIN_MS = 2000

/**
 * While the device's storage fails, the app shows a notice and the read is repeated. Returns a function that
 * stops.
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

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: (options: { type: 'minor' }) => void = runInNewContext('gc')

/** Smaller Buffers may share their memory with others. */
const LEAST_BYTES = 1024 * 1024

/**
 * Frees unused Buffers. V8 counts objects and not the bytes of Buffers, and would collect them only after 64 MB
 * of new ones. A collection of the young generation takes about a millisecond.
 */
export const freeBuffers = (): void => collect({ type: 'minor' })

/** Frees large bytes that nothing uses again, also if they have survived collections. They are empty afterwards. */
export function freeBytes({ buffer }: Uint8Array): void {
  if (!(buffer instanceof ArrayBuffer) || buffer.byteLength < LEAST_BYTES) return
  // The copy is a young object that takes the memory over.
  structuredClone(buffer, { transfer: [buffer] })
  freeBuffers()
}

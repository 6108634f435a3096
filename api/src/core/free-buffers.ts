import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: (options: { type: 'minor' }) => void = runInNewContext('gc')

/**
 * Frees unused Buffers. V8 counts objects and not the bytes of Buffers, and would collect them only after 64 MB
 * of new ones. A collection of the young generation takes about a millisecond.
 */
export const freeBuffers = (): void => collect({ type: 'minor' })

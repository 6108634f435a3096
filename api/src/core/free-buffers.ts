import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: (options: { type: 'minor' }) => void = runInNewContext('gc')

/**
 * Frees Buffers that are not used any more. V8 would collect them only after 64 MB of new ones, because it
 * counts the objects and not their bytes. A collection of the young generation takes about a millisecond.
 */
export const freeBuffers = (): void => collect({ type: 'minor' })

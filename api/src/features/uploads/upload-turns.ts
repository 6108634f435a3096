import { FILE_MAX_BYTES } from 'sync-protocol/sync'
import { AppError } from '../../http/app-error'
import { createFairGate } from '../../http/fair-gate'

/** A device that sends a whole record's files at once waits for itself. */
const EACH_AT_ONCE = 2
const EACH_WAITING = 20
const WAIT_MS = 20_000
/** Of all uploads that are under way, in memory. Slow ones weigh what has come of them. */
const BYTES_MAX = 16 * FILE_MAX_BYTES
const AT_ONCE = 200

export type UploadTurns = {
  /** Runs `job` when it is the person's turn; `take` counts bytes that it keeps until it ends. */
  run<T>(userId: string, job: (take: (bytes: number) => void) => Promise<T>): Promise<T>
}

/** Uploads of one person run two at a time, and all together take a bounded piece of memory. */
export function createUploadTurns({ bytesMax = BYTES_MAX, waitMs = WAIT_MS } = {}): UploadTurns {
  const gate = createFairGate({
    size: AT_ONCE,
    share: EACH_AT_ONCE,
    maxWaitingEach: EACH_WAITING,
  })
  let bytesOfAll = 0
  return {
    async run(userId, job) {
      const leave = await gate.enter(userId, waitMs)
      let bytesOfThis = 0
      try {
        return await job(bytes => {
          if (bytesOfAll + bytes > bytesMax) throw new AppError('unavailable')
          bytesOfAll += bytes
          bytesOfThis += bytes
        })
      } finally {
        bytesOfAll -= bytesOfThis
        leave()
      }
    },
  }
}

import { FILE_MAX_BYTES } from 'sync-protocol/sync'
import { AppError } from '../../core/app-error'
import { createFairGate } from '../../core/fair-gate'

/** A device that sends many files waits only for itself. */
const EACH_AT_ONCE = 2
const EACH_WAITING = 20
const WAIT_MS = 20_000
/** A slow upload counts only the bytes that have arrived. */
const BYTES_MAX = 16 * FILE_MAX_BYTES
const AT_ONCE = 200

type UploadTurns = {
  /** `take` counts bytes that `job` keeps until it ends. */
  run<T>(userId: string, job: (take: (bytes: number) => void) => Promise<T>): Promise<T>
}

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

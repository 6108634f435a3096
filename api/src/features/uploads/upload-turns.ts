import { FILE_MAX_BYTES } from 'sync-protocol/sync'
import { createFairGate } from '../../core/fair-gate'

/** Files of the largest size that are received or stored at the same time. A person may have one of them. */
const AT_ONCE = 3
const EACH_WAITING = 20
/** Smaller bodies count as this many bytes, which bounds their number. */
const LEAST_BYTES = 256 * 1024
const WAIT_MS = 30_000
/** A slower upload (1 Mbit/s) is cut while others wait, or a few stalled clients could use all the memory. */
const SLOW_BYTES_PER_SECOND = 128 * 1024
const GRACE_MS = 5_000
const LOOK_MS = 1_000

export type Arrival = {
  take: (bytes: number) => void
  /** Aborts when the upload is cut. */
  signal: AbortSignal
}

type Upload = { sinceMs: number; size: number; taken: number; cut: AbortController }

type UploadTurns = {
  /**
   * Waits until there is memory for a body of `size` bytes. A device that sends many files waits only for
   * itself. Throws `unavailable` if there is none in time.
   */
  run<T>(userId: string, size: number, job: (arrival: Arrival) => Promise<T>): Promise<T>
}

export function createUploadTurns(fileMaxBytes = FILE_MAX_BYTES): UploadTurns {
  const gate = createFairGate({
    size: AT_ONCE * fileMaxBytes,
    share: fileMaxBytes,
    maxWaitingEach: EACH_WAITING,
  })
  const uploads = new Set<Upload>()

  const cutSlowest = () => {
    if (!gate.isFull()) return
    const nowMs = performance.now()
    const rates = [...uploads]
      .filter(({ sinceMs, size, taken }) => taken < size && nowMs - sinceMs >= GRACE_MS)
      .map(upload => ({ upload, rate: (upload.taken / (nowMs - upload.sinceMs)) * 1_000 }))
      .filter(({ rate }) => rate < SLOW_BYTES_PER_SECOND)
      .sort((a, b) => a.rate - b.rate)
    const slowest = rates[0]?.upload
    if (!slowest) return
    uploads.delete(slowest)
    slowest.cut.abort()
  }

  return {
    async run(userId, size, job) {
      const counted = Math.min(Math.max(size, LEAST_BYTES), fileMaxBytes)
      const looking = setInterval(cutSlowest, LOOK_MS)
      const leave = await gate.enter(userId, WAIT_MS, counted).finally(() => clearInterval(looking))
      const cut = new AbortController()
      const upload = { sinceMs: performance.now(), size, taken: 0, cut }
      uploads.add(upload)
      try {
        return await job({
          take: bytes => {
            upload.taken += bytes
          },
          signal: cut.signal,
        })
      } finally {
        uploads.delete(upload)
        leave()
      }
    },
  }
}

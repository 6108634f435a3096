import type { DrainResult } from '../engine/drain'
import { untilFree } from './lock'

/** Asks the worker to fetch and store the files that are kept for later (src/sw/wanted-files.ts). */
export const KEEP_WANTED = 'keep-wanted'

export interface DrainRequest {
  type: 'drain'
  userId: string
  actorId: string
  resume: boolean
}

export function isDrainRequest(data: unknown): data is DrainRequest {
  const { type, userId, actorId, resume }: Record<string, unknown> = Object(data)
  const hasNames = typeof userId === 'string' && typeof actorId === 'string'
  return type === 'drain' && hasNames && typeof resume === 'boolean'
}

/** The first message of a worker, which holds the lock until it ends. */
export interface WorkerLife {
  state: 'alive'
  lock: string
}

type Answer = WorkerLife | DrainResult

/** A worker that is silent for this long is dead, or too old to know the request. */
const ANSWER_TIMEOUT_MS = 60_000

/** Returns undefined if the worker did not answer, and then the tab does the work. */
export function askWorker(
  worker: Pick<ServiceWorker, 'postMessage'>,
  request: DrainRequest,
  { timeoutMs = ANSWER_TIMEOUT_MS, free = untilFree } = {},
): Promise<DrainResult | undefined> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    const settled = new AbortController()
    const end = (answer?: DrainResult) => {
      clearTimeout(timer)
      settled.abort()
      port1.close()
      resolve(answer)
    }
    const timer = setTimeout(end, timeoutMs)
    port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.state !== 'alive') return end(data)
      // When a browser kills a worker, its port stays silent, but its locks become free.
      void free(data.lock, settled.signal).then(isFree => isFree && end())
    }
    worker.postMessage(request, [port2])
  })
}

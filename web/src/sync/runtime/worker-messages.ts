/** What a tab asks of the service worker. A drain brings a port for its answer. */
import type { DrainResult } from '../engine/drain'
import { untilFree } from './lock'

/** That it fetches and keeps what waits until it is wanted (src/sw/wanted-files.ts). */
export const KEEP_WANTED = 'keep-wanted'

export interface DrainRequest {
  type: 'drain'
  /** Whose record. */
  userId: string
  /** Who is signed in. */
  actorId: string
  resume: boolean
}

export function isDrainRequest(data: unknown): data is DrainRequest {
  const { type, userId, actorId, resume }: Record<string, unknown> = Object(data)
  const hasNames = typeof userId === 'string' && typeof actorId === 'string'
  return type === 'drain' && hasNames && typeof resume === 'boolean'
}

/** What a worker says before it begins: this lock is held as long as it lives. */
export interface WorkerLife {
  state: 'alive'
  lock: string
}

type Answer = WorkerLife | DrainResult

/** A worker that says nothing for so long is gone, or an older one that does not know the request. */
const ANSWER_TIMEOUT_MS = 60_000

/** Undefined where the worker did not answer: then the tab does it itself. */
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
      // A browser kills a worker without a word, and its port stays silent; its locks fall free.
      void free(data.lock, settled.signal).then(isFree => isFree && end())
    }
    worker.postMessage(request, [port2])
  })
}

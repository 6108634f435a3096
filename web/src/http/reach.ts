import type { HttpFailure } from './failure'
import type { Result } from './result'

/**
 * Whether the last call got through. The browser only knows whether there is a network: behind a
 * hotel's sign-in page, or with the server down, it believes to be online.
 */
let isReached = true
const listeners = new Set<() => void>()

export const readReach = (): boolean => isReached

/** Called after every call. A refusal is an answer, too. */
export function noteReach(result: Result<unknown, HttpFailure>): void {
  const isAnswered = result.ok || result.failure.kind === 'refused'
  if (isAnswered === isReached) return
  isReached = isAnswered
  for (const listener of listeners) listener()
}

export function onReach(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

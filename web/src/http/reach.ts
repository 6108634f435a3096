import type { HttpFailure } from './failure'
import type { Result } from './result'

/** Behind a hotel's sign-in page, or with the server down, the browser reports to be online. */
let isReached = true
const listeners = new Set<() => void>()

export const readReach = (): boolean => isReached

/** A refusal counts as reached. */
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

import { type HttpFailure, isSignedOut } from './failure'
import type { Result } from './result'

const listeners = new Set<() => void>()

/** Called when the server says that nobody is signed in, whichever call it answered so. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Called after every call. */
export function noteSignedOut(result: Result<unknown, HttpFailure>): void {
  if (result.ok || !isSignedOut(result.failure)) return
  for (const listener of listeners) listener()
}

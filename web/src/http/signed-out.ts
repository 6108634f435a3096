import { type HttpFailure, isSignedOut } from './failure'
import type { Result } from './result'

const listeners = new Set<() => void>()

export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function noteSignedOut(result: Result<unknown, HttpFailure>): void {
  if (result.ok || !isSignedOut(result.failure)) return
  for (const listener of listeners) listener()
}

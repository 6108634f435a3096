import type { Result } from '../http/result'
import { askForFreshSignIn } from './fresh-sign-in'

/**
 * Sends a request that needs a sign-in of the last 10 minutes, and repeats it after a fresh one. Returns null
 * if the person cancels.
 */
export async function withFreshSignIn<Value, Failure extends { kind: string }>(
  send: () => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure> | null> {
  const result = await send()
  if (result.ok || !wantsFreshSignIn(result.failure)) return result
  return (await askForFreshSignIn()) ? send() : null
}

function wantsFreshSignIn(failure: { kind: string; code?: unknown }): boolean {
  return failure.kind === 'refused' && failure.code === 'fresh_sign_in_required'
}

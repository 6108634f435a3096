import type { Result } from '../http/result'
import { askForFreshSignIn } from '../stores/fresh-sign-in'

/**
 * For what wants a sign-in of the last 10 minutes: where the server says so, the person proves once
 * more who they are, and it is sent again. Null when they thought better of it.
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

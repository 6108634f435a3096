import type { HttpFailure } from '../../http/failure'
import { describeHttpFailure } from '../../http/failure-words'
import type { PasskeyFailure } from '../../session/passkeys'

export type AccountFailure = HttpFailure | PasskeyFailure

/** What to say; undefined where the person put a passkey away themselves. */
export function describeFailure(failure: AccountFailure): string | undefined {
  if (failure.kind === 'passkey') return failure.message ?? undefined
  const [atField] = failure.kind === 'refused' ? Object.values(failure.fields) : []
  return atField ?? describeHttpFailure(failure)
}

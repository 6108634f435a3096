import { useState } from 'react'
import type { HttpFailure } from '../../http/failure'
import { describeHttpFailure } from '../../http/failure-words'
import type { Result } from '../../http/result'
import type { PasskeyFailure } from '../../session/passkeys'
import { withFreshSignIn } from '../../session/with-fresh-sign-in'
import { showToast } from '../../stores/toast'

type AccountFailure = HttpFailure | PasskeyFailure

/** Runs one change to the account at a time. Asks for a fresh sign-in if needed, and reports failures. */
export function useAccountAction() {
  const [busyWith, setBusyWith] = useState<string>()

  async function run<Value>(
    name: string,
    failed: string,
    send: () => Promise<Result<Value, AccountFailure>>,
  ): Promise<{ value: Value } | undefined> {
    if (busyWith !== undefined) return undefined
    setBusyWith(name)
    const result = await withFreshSignIn(send)
    setBusyWith(undefined)
    if (result === null) return undefined
    if (result.ok) return { value: result.value }
    const description = describeFailure(result.failure)
    if (description) showToast({ tone: 'danger', title: failed, description })
    return undefined
  }

  return { busyWith, run }
}

/** Undefined if the person cancelled the passkey. */
function describeFailure(failure: AccountFailure): string | undefined {
  if (failure.kind === 'passkey') return failure.message ?? undefined
  const [atField] = failure.kind === 'refused' ? Object.values(failure.fields) : []
  return atField ?? describeHttpFailure(failure)
}

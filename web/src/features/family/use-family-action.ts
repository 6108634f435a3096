import { useState } from 'react'
import type { HttpFailure } from '../../http/failure'
import { describeHttpFailure } from '../../http/failure-words'
import type { Result } from '../../http/result'
import { withFreshSignIn } from '../../session/with-fresh-sign-in'
import { useProfiles } from '../../stores/profiles'
import { showToast } from '../../stores/toast'
import { refreshProfiles } from '../../sync/runtime/refresh-profiles'

/**
 * Runs one change at a time. Asks for a fresh sign-in if needed, reports failures, and stores the result.
 */
export function useFamilyAction() {
  const [busyWith, setBusyWith] = useState<string>()

  async function run<Value>(
    name: string,
    failed: string,
    send: () => Promise<Result<Value, HttpFailure>>,
  ): Promise<{ value: Value } | undefined> {
    if (busyWith !== undefined) return undefined
    setBusyWith(name)
    const result = await withFreshSignIn(send)
    const { actorId } = useProfiles.getState()
    if (result?.ok && actorId) await refreshProfiles(actorId)
    setBusyWith(undefined)
    if (result?.ok) return { value: result.value }
    if (result) {
      const description = describeHttpFailure(result.failure)
      showToast({ tone: 'danger', title: failed, description })
    }
    return undefined
  }

  return { busyWith, run }
}

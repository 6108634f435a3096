import { useRef, useState } from 'react'
import type { HttpFailure } from '../http/failure'
import { describeHttpFailure } from '../http/failure-words'
import type { Result } from '../http/result'
import { phrase } from '../i18n/phrase'
import { showToast } from '../stores/toast'
import type { PasskeyFailure } from './passkeys'
import { peopleTexts } from './texts'
import { withFreshSignIn } from './with-fresh-sign-in'

type ActionFailure = HttpFailure | PasskeyFailure

/**
 * Runs one request of a screen at a time, with a fresh sign-in if needed. `afterSuccess` runs before the
 * action ends.
 */
export function useAction(afterSuccess: () => Promise<unknown> = async () => {}) {
  // A second press may come before the first one is rendered.
  const isUnderWay = useRef(false)
  const [busyWith, setBusyWith] = useState<string>()

  async function run<Value>(
    name: string,
    failed: string,
    send: () => Promise<Result<Value, ActionFailure>>,
  ): Promise<{ value: Value } | undefined> {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setBusyWith(name)
    try {
      const result = await withFreshSignIn(send)
      if (result?.ok) {
        await afterSuccess()
        return { value: result.value }
      }
      const description = result && describeFailure(result.failure)
      if (description) showToast({ tone: 'danger', title: failed, description })
    } catch (error) {
      console.error(error)
      showToast({ tone: 'danger', title: failed, description: peopleTexts.form.actionBroken })
    } finally {
      isUnderWay.current = false
      setBusyWith(undefined)
    }
    return undefined
  }

  return { busyWith, isBusy: busyWith !== undefined, run }
}

function describeFailure(failure: ActionFailure): string | undefined {
  if (failure.kind === 'passkey') return failure.message ?? undefined
  const [atField] = failure.kind === 'refused' ? Object.values(failure.fields) : []
  return atField ? phrase(atField) : describeHttpFailure(failure)
}

import { useState } from 'react'
import type { HttpFailure } from '../../http/failure'
import { describeHttpFailure } from '../../http/failure-words'
import type { Result } from '../../http/result'
import { showToast } from '../../stores/toast'

/** One change at a time, which says what failed. */
export function useAlertAction() {
  const [isBusy, setBusy] = useState(false)

  /** The answer, or undefined where nothing came of it. */
  async function run<Value>(
    failed: string,
    send: () => Promise<Result<Value, HttpFailure>>,
  ): Promise<{ value: Value } | undefined> {
    if (isBusy) return undefined
    setBusy(true)
    const result = await send()
    setBusy(false)
    if (result.ok) return { value: result.value }
    const description = describeHttpFailure(result.failure)
    showToast({ tone: 'danger', title: failed, description })
    return undefined
  }

  return { isBusy, run }
}

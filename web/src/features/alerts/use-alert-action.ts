import { useState } from 'react'
import type { HttpFailure } from '../../http/failure'
import { describeHttpFailure } from '../../http/failure-words'
import type { Result } from '../../http/result'
import { showToast } from '../../stores/toast'

/** Runs one change at a time and reports failures. */
export function useAlertAction() {
  const [isBusy, setBusy] = useState(false)

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

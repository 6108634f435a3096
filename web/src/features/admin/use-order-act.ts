import { useState } from 'react'
import { orderStepAnswerSchema } from 'sync-protocol/rest'
import { request } from '../../http/client'

/** Does something to an order, and says what went wrong where it did not work. */
export function useOrderAct(id: string, onDone: () => void) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function act(what: 'fulfil' | 'refund', body: object) {
    setBusy(true)
    setProblem(undefined)
    const answer = await request(`/api/admin/orders/${id}/${what}`, {
      method: 'POST',
      body,
      answer: orderStepAnswerSchema,
      timeoutMs: 45_000,
    })
    setBusy(false)
    if (answer.ok) return onDone()
    const { failure } = answer
    const refused = failure.kind === 'refused' ? failure : undefined
    const fault = refused && Object.values(refused.fields)[0]
    setProblem(
      fault ?? refused?.message ?? 'The server did not answer. Look again before you repeat it.',
    )
  }

  return { act, isBusy, problem }
}

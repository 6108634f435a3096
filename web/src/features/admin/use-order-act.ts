import { useState } from 'react'
import { orderStepAnswerSchema } from 'sync-protocol/rest'
import { request } from '../../http/client'

/** `look` also runs after a failure, because the server records attempts too. */
export function useOrderAct(id: string, look: () => void) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function act(what: 'fulfil' | 'refund', body: object): Promise<boolean> {
    setBusy(true)
    setProblem(undefined)
    const answer = await request(`/api/admin/orders/${id}/${what}`, {
      method: 'POST',
      body,
      answer: orderStepAnswerSchema,
      timeoutMs: 45_000,
    })
    setBusy(false)
    look()
    if (answer.ok) return true
    const { failure } = answer
    const refused = failure.kind === 'refused' ? failure : undefined
    const fault = refused && Object.values(refused.fields)[0]
    setProblem(
      fault ?? refused?.message ?? 'The server did not answer. Look again before you repeat it.',
    )
    return false
  }

  return { act, isBusy, problem }
}

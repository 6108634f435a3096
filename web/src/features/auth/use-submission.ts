import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { HttpFailure } from '../../http/failure'
import type { Result } from '../../http/result'
import type { PasskeyFailure } from '../../session/passkeys'
import { type FieldErrors, readValues, type Values } from './drafts'
import { describeFailure, type FieldByCode, type Problem } from './problem'

interface Submission {
  check: (values: Values) => FieldErrors
  fieldByCode: FieldByCode
  /** Where it succeeds the session changes, and the screen goes on by that. */
  send: (values: Values) => Promise<Result<unknown, HttpFailure | PasskeyFailure>>
}

const noProblem: Problem = { fields: {} }

export function useSubmission({ check, fieldByCode, send }: Submission) {
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState(noProblem)

  useEffect(() => {
    if (Object.keys(problem.fields).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problem])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const values = readValues(event.currentTarget, event.nativeEvent.submitter)
    const fields = check(values)
    setProblem({ fields })
    if (Object.keys(fields).length > 0) return
    setBusy(true)
    const result = await send(values)
    setBusy(false)
    if (!result.ok) setProblem(withStrayMessages(describeFailure(result.failure, fieldByCode)))
  }

  /** What the server says of a field that this form does not have must be seen all the same. */
  function withStrayMessages(found: Problem): Problem {
    const controls = form.current?.elements
    const strays = Object.entries(found.fields).filter(([name]) => !controls?.namedItem(name))
    if (strays.length === 0) return found
    return { ...found, notice: strays.map(([, message]) => message).join(' ') }
  }

  return { form, submit, isBusy, problem }
}

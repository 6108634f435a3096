import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { HttpFailure } from '../http/failure'
import type { Result } from '../http/result'
import { describeFailure, type FieldByCode, type Problem } from './form-problem'
import type { PasskeyFailure } from './passkeys'

/** Messages by field name; empty when all is well. */
export type FieldErrors = Record<string, string>

export type Values = Readonly<Record<string, string>>

interface FormOptions {
  check: (values: Values) => FieldErrors
  fieldByCode?: FieldByCode
  /** Null: the user thought better of it, and nothing is said. */
  send: (values: Values) => Promise<Result<unknown, HttpFailure | PasskeyFailure> | null>
  /** Sign-in needs none: where it succeeds the session changes, and the screen goes on by that. */
  onDone?: (values: Values) => void
}

const noProblem: Problem = { fields: {} }

/**
 * A form whose values the server takes or refuses: checked here first, sent once at a time, and the first
 * wrong field gets the focus.
 */
export function useForm({ check, fieldByCode = {}, send, onDone }: FormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState(noProblem)

  useEffect(() => {
    if (problem !== noProblem)
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
    if (result?.ok) onDone?.(values)
    else if (result) setProblem(withStrayMessages(describeFailure(result.failure, fieldByCode)))
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

/** The text of each named control, and the button that was pressed. Passwords keep their blanks; everything else loses the outer ones. */
function readValues(form: HTMLFormElement, pressed?: HTMLElement | null): Values {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form, pressed)) {
    if (typeof value !== 'string') continue
    values[name] = name.toLowerCase().includes('password') ? value : value.trim()
  }
  return values
}

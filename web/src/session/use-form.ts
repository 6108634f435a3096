import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { HttpFailure } from '../http/failure'
import type { Result } from '../http/result'
import { showToast } from '../stores/toast'
import { describeFailure, type FieldByCode, type Problem } from './form-problem'
import type { PasskeyFailure } from './passkeys'

/** Messages by field name; empty when all is well. */
export type FieldErrors = Record<string, string>

export type Values = Readonly<Record<string, string>>

interface FormOptions<Value, Failure> {
  /** What is wrong, at its fields; sent only where nothing is. */
  check?: (values: Values) => FieldErrors
  fieldByCode?: FieldByCode
  /** What to say of a failure, where this form has words or places of its own. */
  problemOf?: (failure: Failure, values: Values) => Problem
  /** Null: nothing was sent, and there is nothing more to say. */
  send: (values: Values) => Promise<Result<Value, Failure> | null>
  /** Sign-in needs none: where it succeeds the session changes, and the screen goes on by that. */
  onDone?: (values: Values, value: Value) => unknown
  /** Once it is done the page is left: it stays busy until the next one is there. */
  leaves?: boolean
}

const noProblem: Problem = { fields: {} }
const BROKEN = 'What you typed is still here. Try again, or reload the page.'

/**
 * A form whose values the server takes or refuses: checked here first, sent once at a time, and the first
 * wrong field gets the focus.
 */
export function useForm<Value, Failure extends HttpFailure | PasskeyFailure>({
  check = () => ({}),
  fieldByCode = {},
  problemOf = failure => describeFailure(failure, fieldByCode),
  send,
  onDone,
  leaves = false,
}: FormOptions<Value, Failure>) {
  const form = useRef<HTMLFormElement>(null)
  // A second press may come before the first one is drawn.
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState(noProblem)

  useEffect(() => {
    if (problem !== noProblem)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problem])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isUnderWay.current) return
    const values = readValues(event.currentTarget, event.nativeEvent.submitter)
    const fields = check(values)
    setProblem({ fields })
    if (Object.keys(fields).length > 0) return
    isUnderWay.current = true
    setBusy(true)
    try {
      const result = await send(values)
      isUnderWay.current = leaves && result?.ok === true
      setBusy(isUnderWay.current)
      if (result?.ok) await onDone?.(values, result.value)
      else if (result) say(problemOf(result.failure, values))
    } catch (error) {
      console.error(error)
      isUnderWay.current = false
      setBusy(false)
      setProblem({ fields: {}, notice: BROKEN })
      showToast({ tone: 'danger', title: 'This did not work', description: BROKEN })
    }
  }

  function say(found: Problem): void {
    setProblem(withStrayMessages(found))
    if (found.toast) showToast({ tone: 'danger', ...found.toast })
  }

  /** What the server says of a field that this form does not have must be seen all the same. */
  function withStrayMessages(found: Problem): Problem {
    const controls = form.current?.elements
    const strays = Object.entries(found.fields).filter(([name]) => !controls?.namedItem(name))
    if (strays.length === 0 || found.toast) return found
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

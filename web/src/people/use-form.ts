import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Result } from '../http/result'
import { showToast } from '../stores/toast'
import { describeFailure, type FieldByCode, type FormFailure, type Problem } from './form-problem'
import { peopleTexts } from './texts'

export type FieldErrors = Record<string, string>

export type Values = Readonly<Record<string, string>>

interface FormOptions<Value, Failure> {
  check?: (values: Values) => FieldErrors
  fieldByCode?: FieldByCode
  problemOf?: (failure: Failure, values: Values) => Problem
  /** Null means that nothing was sent and nothing has to be reported. */
  send: (values: Values) => Promise<Result<Value, Failure> | null>
  /** A sign-in needs no callback, because the screen reacts to the new session. */
  onDone?: (values: Values, value: Value) => unknown
  /** The page is left afterwards, so the form stays busy until then. */
  leaves?: boolean
}

const noProblem: Problem = { fields: {} }
const texts = peopleTexts.form

/** The form is checked first and sent once at a time. The first invalid field gets the focus. */
export function useForm<Value, Failure extends FormFailure>({
  check = () => ({}),
  fieldByCode = {},
  problemOf = failure => describeFailure(failure, fieldByCode),
  send,
  onDone,
  leaves = false,
}: FormOptions<Value, Failure>) {
  const form = useRef<HTMLFormElement>(null)
  // A second press may come before the first one is rendered.
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
      setProblem({ fields: {}, notice: texts.brokenDetail })
      showToast({ tone: 'danger', title: texts.broken, description: texts.brokenDetail })
    }
  }

  function say(found: Problem): void {
    setProblem(withStrayMessages(found))
    if (found.toast) showToast({ tone: 'danger', ...found.toast })
  }

  function withStrayMessages(found: Problem): Problem {
    const controls = form.current?.elements
    const unmatched = Object.entries(found.fields).filter(([name]) => !controls?.namedItem(name))
    if (unmatched.length === 0 || found.toast) return found
    return { ...found, notice: unmatched.map(([, message]) => message).join(' ') }
  }

  return { form, submit, isBusy, problem }
}

const SECRET = /password|passcode/i

/** All texts but secrets are trimmed. */
function readValues(form: HTMLFormElement, pressed?: HTMLElement | null): Values {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form, pressed)) {
    if (typeof value !== 'string') continue
    values[name] = SECRET.test(name) ? value : value.trim()
  }
  return values
}

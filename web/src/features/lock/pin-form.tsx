import { useState } from 'react'
import { ok } from '../../http/result'
import { useForm } from '../../session/use-form'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { isPin, type PinOutcome, tryPin } from './pin'
import { PinField } from './pin-field'
import { openNow } from './watch'

interface PinFormProps {
  /** No other way to unlock is offered before it. */
  isFirst: boolean
  /** All tries are used up until this time. */
  onClosed: (untilMs: number) => void
}

export function PinForm({ isFirst, onClosed }: PinFormProps) {
  const [fault, setFault] = useState<string>()
  const { form, submit, isBusy, problem } = useForm<undefined, never>({
    check: ({ pin = '' }) => (isPin(pin) ? {} : { pin: 'Six digits' }),
    async send({ pin = '' }) {
      const outcome = await tryPin(pin, Date.now())
      setFault(faultOf(outcome))
      if (outcome.state === 'closed') onClosed(outcome.untilMs)
      if (outcome.state !== 'right') form.current?.reset()
      return outcome.state === 'right' ? ok(undefined) : null
    },
    onDone: openNow,
  })

  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-4">
      {fault && (
        <Notice tone="danger" announce="alert">
          {fault}
        </Notice>
      )}
      <PinField label="PIN" name="pin" error={problem.fields.pin} />
      <Button
        type="submit"
        tone={isFirst ? 'primary' : 'quiet'}
        wide
        busy={isBusy}
        busyLabel="Checking…"
      >
        Open
      </Button>
    </form>
  )
}

function faultOf(outcome: PinOutcome): string | undefined {
  if (outcome.state === 'missing') return 'The PIN of this lock cannot be read.'
  if (outcome.state === 'not_counted')
    return 'This device could not store your try, so the PIN was not checked. Try again.'
  if (outcome.state !== 'wrong') return undefined
  const { triesLeft } = outcome
  return `Wrong PIN. ${triesLeft === 1 ? '1 try is' : `${triesLeft} tries are`} left.`
}

import { type FormEvent, useState } from 'react'
import { pinAnswerSchema } from 'sync-protocol/rest'
import { request } from '../../http/client'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { TextField } from '../../ui/text-field'
import type { SavedCode } from './code-actions'
import { pinProblem } from './pin-rule'
import { failureWords } from './server-words'
import { useAnswer } from './use-answer'

interface PinDialogProps {
  code: SavedCode
  onClose: () => void
}

/** The PIN of a code. It goes to the server as it is typed and is kept nowhere on the device. */
export function PinDialog({ code, onClose }: PinDialogProps) {
  const path = `/api/qr-codes/${code.id}/pin`
  const { answer, askAgain } = useAnswer(path, pinAnswerSchema)
  return (
    <Dialog title="PIN for insurance and documents" onClose={onClose}>
      {answer.state === 'asking' && <Skeleton lines={3} />}
      {answer.state === 'failed' && (
        <Notice
          tone="warn"
          announce="status"
          action={<Button onClick={askAgain}>Try again</Button>}
        >
          {failureWords(answer.failure)}
        </Notice>
      )}
      {answer.state === 'answered' && (
        <PinForm path={path} hasPin={answer.value.hasPin} onClose={onClose} />
      )}
    </Dialog>
  )
}

function PinForm({
  path,
  hasPin,
  onClose,
}: {
  path: string
  hasPin: boolean
  onClose: () => void
}) {
  const [pin, setPin] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function send(wanted: string | null, said: string) {
    setBusy(true)
    const result = await request(path, { method: 'PUT', body: { pin: wanted }, answer: null })
    setBusy(false)
    if (!result.ok) return setFailure(failureWords(result.failure))
    showToast({ title: 'Success', description: said })
    onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const problem = pinProblem(pin)
    setError(problem)
    if (!problem) void send(pin, 'PIN saved. Tell it only to those who should see your insurance.')
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <p>
        {hasPin
          ? 'This code has a PIN. Nobody can read it back: choose a new one if you forgot it.'
          : 'Whoever scans this code needs the PIN for insurance and documents. Everything that helps in an emergency opens without it.'}
      </p>
      <TextField
        label={hasPin ? 'New PIN' : 'PIN'}
        help="Six digits. After five wrong tries an hour, and twenty in all, it opens nothing more."
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={pin}
        onChange={event => setPin(event.target.value)}
      />
      {failure && (
        <Notice tone="danger" announce="alert">
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary" busy={isBusy}>
          {hasPin ? 'Change PIN' : 'Set PIN'}
        </Button>
        {hasPin && (
          <Button
            busy={isBusy}
            onClick={() => send(null, 'PIN removed. The code opens all that its level shows.')}
          >
            Remove PIN
          </Button>
        )}
      </div>
    </form>
  )
}

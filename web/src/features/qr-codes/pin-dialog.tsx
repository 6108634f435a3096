import { type FormEvent, useState } from 'react'
import { type PinAnswer, pinAnswerSchema } from 'sync-protocol/rest'
import { request } from '../../http/client'
import type { HttpFailure } from '../../http/failure'
import type { Result } from '../../http/result'
import { useAnswer } from '../../http/use-answer'
import { useConnection } from '../../http/use-connection'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { momentWords } from '../../ui/date-words'
import { Dialog } from '../../ui/dialog'
import { NeedsConnection } from '../../ui/needs-connection'
import { Notice } from '../../ui/notice'
import { TextField } from '../../ui/text-field'
import { AskedOfServer } from './asked-of-server'
import type { SavedCode } from './code-actions'
import { pinProblem } from './pin-rule'
import { failureWords } from './server-words'

interface PinDialogProps {
  code: SavedCode
  onClose: () => void
}

const BECAUSE =
  'A PIN is kept by the server alone, never on this device, so setting one needs a connection.'

/** The PIN of a code. It goes to the server as it is typed and is kept nowhere on the device. */
export function PinDialog({ code, onClose }: PinDialogProps) {
  const path = `/api/qr-codes/${code.id}/pin`
  const asked = useAnswer(path, pinAnswerSchema)
  return (
    <Dialog title="PIN for insurance and documents" onClose={onClose}>
      <AskedOfServer asked={asked} because={BECAUSE}>
        {answer => <PinForm path={path} answer={answer} onClose={onClose} />}
      </AskedOfServer>
    </Dialog>
  )
}

function PinForm({
  path,
  answer: { hasPin, wrongTries = 0, lock = null },
  onClose,
}: {
  path: string
  answer: PinAnswer
  onClose: () => void
}) {
  const [pin, setPin] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const connection = useConnection()

  async function finish(sent: Promise<Result<unknown, HttpFailure>>, said: string) {
    setBusy(true)
    const result = await sent
    setBusy(false)
    if (!result.ok) return setFailure(failureWords(result.failure))
    showToast({ title: 'Success', description: said })
    onClose()
  }
  const send = (wanted: string | null, said: string) =>
    finish(request(path, { method: 'PUT', body: { pin: wanted }, answer: null }), said)
  const unlock = () =>
    finish(
      request(`${path}/tries`, { method: 'DELETE', answer: null }),
      'PIN unlocked. It works as before.',
    )

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
      {wrongTries > 0 && (
        <Notice
          tone="warn"
          action={
            <Button busy={isBusy} onClick={unlock}>
              {lock ? 'Unlock PIN' : 'Forget the wrong tries'}
            </Button>
          }
        >
          {triesWords(wrongTries, lock)}
        </Notice>
      )}
      <TextField
        label={hasPin ? 'New PIN' : 'PIN'}
        help="Six digits. After five wrong tries it is locked for an hour, after twenty in all until you unlock it here."
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
      <NeedsConnection connection={connection} because={BECAUSE}>
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
      </NeedsConnection>
    </form>
  )
}

function triesWords(wrongTries: number, lock: PinAnswer['lock']): string {
  const tries = wrongTries === 1 ? '1 wrong PIN was tried' : `${wrongTries} wrong PINs were tried`
  if (!lock) return `${tries} on this code. “Who opened it” says when.`
  const until = lock.until === null ? 'you unlock it' : momentWords(lock.until)
  return `${tries} on this code, so the PIN is locked until ${until}. If you did not expect that, choose another one.`
}

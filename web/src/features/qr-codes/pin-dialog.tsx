import { type PinAnswer, pinAnswerSchema } from 'sync-protocol/rest'
import { request } from '../../http/client'
import type { HttpFailure } from '../../http/failure'
import { useAnswer } from '../../http/use-answer'
import { useConnection } from '../../http/use-connection'
import { type FieldErrors, useForm } from '../../session/use-form'
import { readShownProfile, useMay } from '../../stores/profiles'
import { useIsLocal } from '../../stores/session'
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
const SAVED = 'PIN saved. Tell it only to those who should see your insurance.'
const REMOVED = 'PIN removed. The code opens all that its level shows.'

/** The PIN is sent to the server and never stored on the device. */
export function PinDialog({ code, onClose }: PinDialogProps) {
  const path = `/api/qr-codes/${code.id}/pin`
  const profile = readShownProfile()
  const asked = useAnswer(useIsLocal() ? null : path, pinAnswerSchema, { profile })
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
  const connection = useConnection()
  const mayWiden = useMay('widen')
  const finish = (said: string) => {
    showToast({ title: 'Success', description: said })
    onClose()
  }
  const problemOf = (failure: HttpFailure) => ({ fields: {}, notice: failureWords(failure) })
  const setting = useForm({
    check: ({ act, pin = '' }): FieldErrors => {
      const problem = act === 'remove' ? undefined : pinProblem(pin)
      return problem ? { pin: problem } : {}
    },
    send: ({ act, pin }) =>
      request(path, {
        ...{ method: 'PUT', body: { pin: act === 'remove' ? null : pin }, answer: null },
        profile: readShownProfile(),
      }),
    problemOf,
    onDone: ({ act }) => finish(act === 'remove' ? REMOVED : SAVED),
  })
  // A separate form, because Enter in a field presses the first button of its form.
  const unlocking = useForm({
    send: () =>
      request(`${path}/tries`, { method: 'DELETE', answer: null, profile: readShownProfile() }),
    problemOf,
    onDone: () => finish('PIN unlocked. It works as before.'),
  })
  const isBusy = setting.isBusy || unlocking.isBusy
  const notice = setting.problem.notice ?? unlocking.problem.notice

  return (
    <div className="grid gap-4">
      <p>
        {hasPin
          ? 'This code has a PIN. Nobody can read it back: choose a new one if you forgot it.'
          : 'Whoever scans this code needs the PIN for insurance and documents. Everything that helps in an emergency opens without it.'}
      </p>
      {wrongTries > 0 && (
        <form ref={unlocking.form} noValidate onSubmit={unlocking.submit}>
          <Notice
            tone="warn"
            action={
              <Button type="submit" busy={isBusy}>
                {lock ? 'Unlock PIN' : 'Forget the wrong tries'}
              </Button>
            }
          >
            {triesWords(wrongTries, lock)}
          </Notice>
        </form>
      )}
      <form ref={setting.form} noValidate className="grid gap-4" onSubmit={setting.submit}>
        <TextField
          label={hasPin ? 'New PIN' : 'PIN'}
          help="Six digits. After five wrong tries it is locked for an hour, after twenty in all until you unlock it here."
          name="pin"
          error={setting.problem.fields.pin}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
        />
        {notice && (
          <Notice tone="danger" announce="alert">
            {notice}
          </Notice>
        )}
        <NeedsConnection connection={connection} because={BECAUSE}>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" tone="primary" busy={isBusy} disabled={!mayWiden}>
              {hasPin ? 'Change PIN' : 'Set PIN'}
            </Button>
            {hasPin && (
              <Button type="submit" name="act" value="remove" busy={isBusy} disabled={!mayWiden}>
                Remove PIN
              </Button>
            )}
          </div>
        </NeedsConnection>
      </form>
    </div>
  )
}

function triesWords(wrongTries: number, lock: PinAnswer['lock']): string {
  const tries = wrongTries === 1 ? '1 wrong PIN was tried' : `${wrongTries} wrong PINs were tried`
  if (!lock) return `${tries} on this code. “Who opened it” says when.`
  const until = lock.until === null ? 'you unlock it' : momentWords(lock.until)
  return `${tries} on this code, so the PIN is locked until ${until}. If you did not expect that, choose another one.`
}

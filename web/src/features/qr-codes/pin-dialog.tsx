import { type PinAnswer, pinAnswerSchema } from 'sync-protocol/rest'
import { request } from '../../http/client'
import type { HttpFailure } from '../../http/failure'
import { useAnswer } from '../../http/use-answer'
import { useConnection } from '../../http/use-connection'
import { readShownProfile, useMay } from '../../people/profiles'
import { useIsLocal } from '../../people/session'
import { type FieldErrors, useForm } from '../../people/use-form'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { momentWords } from '../../ui/date-words'
import { Dialog } from '../../ui/dialog'
import { NeedsConnection } from '../../ui/needs-connection'
import { Notice } from '../../ui/notice'
import { TextField } from '../../ui/text-field'
import { AskedOfServer } from './asked-of-server'
import type { SavedCode } from './code-actions'
import { failureWords } from './server-words'
import { qrCodesTexts } from './texts'

const texts = qrCodesTexts.pin

interface PinDialogProps {
  code: SavedCode
  onClose: () => void
}

/** The PIN is sent to the server and never stored on the device. */
export function PinDialog({ code, onClose }: PinDialogProps) {
  const path = `/api/qr-codes/${code.id}/pin`
  const profile = readShownProfile()
  const asked = useAnswer(useIsLocal() ? null : path, pinAnswerSchema, { profile })
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <AskedOfServer asked={asked} because={texts.because}>
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
    showToast({ title: qrCodesTexts.results.success, description: said })
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
    onDone: ({ act }) => finish(act === 'remove' ? texts.removed : texts.saved),
  })
  // A separate form, because Enter in a field presses the first button of its form.
  const unlocking = useForm({
    send: () =>
      request(`${path}/tries`, { method: 'DELETE', answer: null, profile: readShownProfile() }),
    problemOf,
    onDone: () => finish(texts.unlocked),
  })
  const isBusy = setting.isBusy || unlocking.isBusy
  const notice = setting.problem.notice ?? unlocking.problem.notice

  return (
    <div className="grid gap-4">
      <p>{hasPin ? texts.hasPin : texts.noPin}</p>
      {wrongTries > 0 && (
        <form ref={unlocking.form} noValidate onSubmit={unlocking.submit}>
          <Notice
            tone="warn"
            action={
              <Button type="submit" busy={isBusy}>
                {lock ? texts.unlock : texts.forgetTries}
              </Button>
            }
          >
            {triesWords(wrongTries, lock)}
          </Notice>
        </form>
      )}
      <form ref={setting.form} noValidate className="grid gap-4" onSubmit={setting.submit}>
        <TextField
          label={hasPin ? texts.newPin : texts.pin}
          help={texts.help}
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
        <NeedsConnection connection={connection} because={texts.because}>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" tone="primary" busy={isBusy} disabled={!mayWiden}>
              {hasPin ? texts.change : texts.set}
            </Button>
            {hasPin && (
              <Button type="submit" name="act" value="remove" busy={isBusy} disabled={!mayWiden}>
                {texts.remove}
              </Button>
            )}
          </div>
        </NeedsConnection>
      </form>
    </div>
  )
}

function triesWords(count: number, lock: PinAnswer['lock']): string {
  if (!lock) return texts.tries({ count })
  if (lock.until === null) return texts.locked({ count })
  return texts.lockedUntil({ count, moment: momentWords(lock.until) })
}

/** Undefined for a valid PIN, which has six digits and is not easy to guess. */
export function pinProblem(pin: string): string | undefined {
  if (!/^\d{6}$/.test(pin)) return qrCodesTexts.pin.notSixDigits
  const steps = [...pin].slice(1).map((digit, i) => Number(digit) - Number(pin[i]))
  const isRun = [0, 1, -1].some(step => steps.every(found => found === step))
  return isRun ? qrCodesTexts.pin.tooEasy : undefined
}

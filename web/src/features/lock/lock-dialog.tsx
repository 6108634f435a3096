import { useState } from 'react'
import { ok } from '../../http/result'
import { useIsLocal } from '../../people/session'
import { useForm } from '../../people/use-form'
import { Button } from '../../ui/button'
import { unitWords } from '../../ui/date-words'
import { Dialog } from '../../ui/dialog'
import { Notice } from '../../ui/notice'
import { SegmentedControl } from '../../ui/segmented-control'
import { BACKGROUND_MINUTES, type LockNote } from './lock-note'
import { isGuessed, isPin } from './pin'
import { PinField } from './pin-field'
import { asMinutes, type SetFault, setLock } from './set-lock'
import { lockTexts } from './texts'

const texts = lockTexts.dialog

const faultWords = (fault: SetFault): string =>
  fault === 'not_kept' ? texts.notKept : texts.noScript

export function LockDialog({ note, onClose }: { note: LockNote | undefined; onClose: () => void }) {
  const isLocal = useIsLocal()
  const [after, setAfter] = useState(String(note?.afterMinutes ?? 1))
  const [fault, setFault] = useState<string>()
  const { form, submit, isBusy, problem } = useForm<undefined, never>({
    check: ({ pin = '', again }): Record<string, string> => {
      if (!isPin(pin)) return { pin: texts.sixDigits }
      if (isGuessed(pin)) return { pin: texts.guessed }
      return pin === again ? {} : { again: texts.differs }
    },
    async send({ pin = '' }) {
      const found = await setLock(pin, asMinutes(after))
      setFault(found && faultWords(found))
      return found ? null : ok(undefined)
    },
    onDone: onClose,
  })

  const message = problem.notice ?? fault
  return (
    <Dialog title={note ? texts.change : texts.set} onClose={onClose}>
      <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-4">
        {message && (
          <Notice tone="danger" announce="alert">
            {message}
          </Notice>
        )}
        <PinField label={texts.pin} name="pin" error={problem.fields.pin} />
        <PinField label={texts.repeat} name="again" error={problem.fields.again} />
        {!note && (
          <SegmentedControl
            label={lockTexts.card.after}
            options={BACKGROUND_MINUTES.map(minutes => ({
              value: String(minutes),
              label: unitWords(minutes, 'minute', 0),
            }))}
            value={after}
            onChange={setAfter}
          />
        )}
        <p className="text-soft">{isLocal ? texts.helpLocal : texts.help}</p>
        <Button type="submit" tone="primary" wide busy={isBusy} busyLabel={texts.setting}>
          {note ? texts.submitChange : texts.submitSet}
        </Button>
      </form>
    </Dialog>
  )
}

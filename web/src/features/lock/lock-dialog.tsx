import { useState } from 'react'
import { ok } from '../../http/result'
import { useForm } from '../../session/use-form'
import { useIsLocal } from '../../stores/session'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Notice } from '../../ui/notice'
import { SegmentedControl } from '../../ui/segmented-control'
import { BACKGROUND_MINUTES, type LockNote } from './lock-note'
import { isGuessed, isPin } from './pin'
import { PinField } from './pin-field'
import { AFTER_WORDS, asMinutes, type SetFault, setLock } from './set-lock'

const FAULTS: Readonly<Record<SetFault, string>> = {
  not_kept: 'This device could not store the PIN, so nothing was changed. Try again.',
  no_script:
    'The phone could not keep the part that asks for the PIN. Try again with a connection and some free space.',
}

export function LockDialog({ note, onClose }: { note: LockNote | undefined; onClose: () => void }) {
  const isLocal = useIsLocal()
  const [after, setAfter] = useState(String(note?.afterMinutes ?? 1))
  const [fault, setFault] = useState<string>()
  const { form, submit, isBusy, problem } = useForm<undefined, never>({
    check: ({ pin = '', again }): Record<string, string> => {
      if (!isPin(pin)) return { pin: 'Six digits' }
      if (isGuessed(pin)) return { pin: 'This is the first that anybody tries' }
      return pin === again ? {} : { again: 'This is another PIN' }
    },
    async send({ pin = '' }) {
      const found = await setLock(pin, asMinutes(after))
      setFault(found && FAULTS[found])
      return found ? null : ok(undefined)
    },
    onDone: onClose,
  })

  const message = problem.notice ?? fault
  return (
    <Dialog title={note ? 'Change the PIN' : 'Set a lock'} onClose={onClose}>
      <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-4">
        {message && (
          <Notice tone="danger" announce="alert">
            {message}
          </Notice>
        )}
        <PinField label="PIN of six digits" name="pin" error={problem.fields.pin} />
        <PinField label="The same once more" name="again" error={problem.fields.again} />
        {!note && (
          <SegmentedControl
            label="Ask after it was in the background for"
            options={BACKGROUND_MINUTES.map(minutes => ({
              value: String(minutes),
              label: AFTER_WORDS[minutes],
            }))}
            value={after}
            onChange={setAfter}
          />
        )}
        <p className="text-soft">
          {isLocal
            ? 'Five wrong tries, and it opens with your backup file and its passphrase, or with another try each hour. Without a file, a forgotten PIN leaves you only those tries: save a backup file first.'
            : 'Five wrong tries, and it opens with your password or a passkey and a connection, or with another try each hour.'}
        </p>
        <Button type="submit" tone="primary" wide busy={isBusy} busyLabel="Setting…">
          {note ? 'Save the PIN' : 'Set the lock'}
        </Button>
      </form>
    </Dialog>
  )
}

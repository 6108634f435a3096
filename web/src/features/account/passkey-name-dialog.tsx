import { type SubmitEvent, useState } from 'react'
import { PASSKEY_NAME_MAX, type PasskeyAnswer } from 'sync-protocol/rest'
import { withFreshSignIn } from '../../session/with-fresh-sign-in'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextField } from '../../ui/text-field'
import { renamePasskey } from './credentials'
import { describeFailure } from './describe-failure'

interface PasskeyNameDialogProps {
  passkey: PasskeyAnswer
  onClose: () => void
  onDone: () => void
}

export function PasskeyNameDialog({ passkey, onClose, onDone }: PasskeyNameDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (name === '') return setError('Enter a name')
    setBusy(true)
    const result = await withFreshSignIn(() => renamePasskey(passkey.id, name))
    setBusy(false)
    if (result?.ok) onDone()
    else if (result) setError(describeFailure(result.failure))
  }

  return (
    <Dialog title="Name of the passkey" onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX}
          defaultValue={passkey.name}
          help="So that you know it again: “Blue key”, “Phone”."
          error={error}
        />
        <Button type="submit" tone="primary" wide busy={isBusy} busyLabel="Saving…">
          Save name
        </Button>
      </form>
    </Dialog>
  )
}

import { PASSKEY_NAME_MAX, type PasskeyAnswer } from 'sync-protocol/rest'
import { type FieldErrors, useForm } from '../../session/use-form'
import { withFreshSignIn } from '../../session/with-fresh-sign-in'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextField } from '../../ui/text-field'
import { renamePasskey } from './credentials'

interface PasskeyNameDialogProps {
  passkey: PasskeyAnswer
  onClose: () => void
  onDone: () => void
}

export function PasskeyNameDialog({ passkey, onClose, onDone }: PasskeyNameDialogProps) {
  const { form, submit, isBusy, problem } = useForm({
    check: ({ name }): FieldErrors => (name ? {} : { name: 'Enter a name' }),
    send: ({ name = '' }) => withFreshSignIn(() => renamePasskey(passkey.id, name)),
    onDone,
  })

  return (
    <Dialog title="Name of the passkey" onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX}
          defaultValue={passkey.name}
          help="So that you know it again: “Blue key”, “Phone”."
          error={problem.fields.name ?? problem.notice}
        />
        <Button type="submit" tone="primary" wide busy={isBusy} busyLabel="Saving…">
          Save name
        </Button>
      </form>
    </Dialog>
  )
}

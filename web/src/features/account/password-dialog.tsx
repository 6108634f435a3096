import { findPasswordFault, PASSWORD_MIN } from 'sync-protocol/rest'
import { useForm } from '../../session/use-form'
import { withFreshSignIn } from '../../session/with-fresh-sign-in'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { PasswordField } from '../../ui/password-field'
import { changePassword } from './credentials'

interface PasswordDialogProps {
  email: string
  onClose: () => void
  onDone: () => void
}

/**
 * Instead of the old password, a sign-in older than 10 minutes is renewed, which also works with a passkey.
 */
export function PasswordDialog({ email, onClose, onDone }: PasswordDialogProps) {
  const { form, submit, isBusy, problem } = useForm({
    check: ({ newPassword = '' }) => {
      const fault = findPasswordFault(newPassword, email)
      return fault ? { newPassword: fault } : {}
    },
    send: ({ newPassword = '' }) => withFreshSignIn(() => changePassword(newPassword)),
    onDone,
  })

  return (
    <Dialog title="Choose a password" onClose={onClose}>
      <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-4">
        {/* Password managers need the account's e-mail address. */}
        <input hidden name="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          help={`At least ${PASSWORD_MIN} characters. Four words that have nothing to do with each other work well.`}
          error={problem.fields.newPassword ?? problem.notice}
        />
        <Button type="submit" tone="primary" wide busy={isBusy} busyLabel="Saving…">
          Save password
        </Button>
      </form>
    </Dialog>
  )
}

import { type SubmitEvent, useRef, useState } from 'react'
import { findPasswordFault, PASSWORD_MIN } from 'sync-protocol/rest'
import { withFreshSignIn } from '../../session/with-fresh-sign-in'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { PasswordField } from '../../ui/password-field'
import { changePassword } from './credentials'
import { describeFailure } from './describe-failure'

interface PasswordDialogProps {
  email: string
  onClose: () => void
  onDone: () => void
}

/** The old password is not asked here: a sign-in that is older than 10 minutes is, and may be by passkey. */
export function PasswordDialog({ email, onClose, onDone }: PasswordDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const newPassword = String(new FormData(event.currentTarget).get('newPassword') ?? '')
    const fault = findPasswordFault(newPassword, email)
    setError(fault)
    if (fault) return field.current?.focus()
    setBusy(true)
    const result = await withFreshSignIn(() => changePassword(newPassword))
    setBusy(false)
    if (result?.ok) return onDone()
    if (result) setError(describeFailure(result.failure))
    field.current?.focus()
  }

  return (
    <Dialog title="Choose a password" onClose={onClose}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        {/* Tells a password manager whose password this is. */}
        <input hidden name="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          ref={field}
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          help={`At least ${PASSWORD_MIN} characters. Four words that have nothing to do with each other work well.`}
          error={error}
        />
        <Button type="submit" tone="primary" wide busy={isBusy} busyLabel="Saving…">
          Save password
        </Button>
      </form>
    </Dialog>
  )
}

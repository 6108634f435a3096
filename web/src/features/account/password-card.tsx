import { useState } from 'react'
import { findPasswordFault, PASSWORD_MIN } from 'sync-protocol/rest'
import { useForm } from '../../session/use-form'
import { withFreshSignIn } from '../../session/with-fresh-sign-in'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Dialog } from '../../ui/dialog'
import { NeedsConnection } from '../../ui/needs-connection'
import { PasswordField } from '../../ui/password-field'
import { AnswerFrame } from './answer-frame'
import { changePassword } from './credentials'
import type { CredentialsProps } from './credentials-props'

export function PasswordCard({
  answer,
  reload,
  connection,
  email,
}: CredentialsProps & { email: string }) {
  // Password managers open /.well-known/change-password, which redirects here.
  const [isOpen, setOpen] = useState(() => window.location.hash === '#password')

  function done() {
    setOpen(false)
    showToast({
      title: 'Password saved',
      description: 'Your other devices were signed out.',
    })
    void reload()
  }

  return (
    <Card title="Password">
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <AnswerFrame answer={answer} onRetry={reload}>
          {({ hasPassword }) => (
            <>
              <p className="max-w-text">
                {hasPassword
                  ? 'A new password signs you out on every other device.'
                  : 'You have none: your passkey signs you in.'}
              </p>
              <NeedsConnection
                connection={connection}
                because="Changing your password needs a connection."
              >
                <Button onClick={() => setOpen(true)}>
                  {hasPassword ? 'Change password' : 'Set a password'}
                </Button>
              </NeedsConnection>
            </>
          )}
        </AnswerFrame>
      </div>
      {isOpen && <PasswordDialog email={email} onClose={() => setOpen(false)} onDone={done} />}
    </Card>
  )
}

interface PasswordDialogProps {
  email: string
  onClose: () => void
  onDone: () => void
}

/**
 * Instead of the old password, a sign-in older than 10 minutes is renewed, which also works with a passkey.
 */
function PasswordDialog({ email, onClose, onDone }: PasswordDialogProps) {
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

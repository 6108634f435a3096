import { useState } from 'react'
import { findPasswordFault, PASSWORD_MIN } from 'sync-protocol/rest'
import { useForm } from '../../people/use-form'
import { withFreshSignIn } from '../../people/with-fresh-sign-in'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Dialog } from '../../ui/dialog'
import { NeedsConnection } from '../../ui/needs-connection'
import { PasswordField } from '../../ui/password-field'
import { AnswerFrame } from './answer-frame'
import { changePassword } from './credentials'
import { accountTexts } from './texts'
import { useCredentials } from './use-credentials'

const texts = accountTexts.password

export function PasswordCard({ email }: { email: string }) {
  const { answer, reload, connection } = useCredentials()
  // Password managers open /.well-known/change-password, which redirects here.
  const [isOpen, setOpen] = useState(() => window.location.hash === '#password')

  function done() {
    setOpen(false)
    showToast({ title: texts.saved, description: texts.savedDetail })
    void reload()
  }

  return (
    <Card>
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <AnswerFrame answer={answer} onRetry={reload}>
          {({ hasPassword }) => (
            <>
              <p className="max-w-text">{hasPassword ? texts.has : texts.hasNone}</p>
              <NeedsConnection connection={connection} because={texts.needsConnection}>
                <Button onClick={() => setOpen(true)}>
                  {hasPassword ? texts.change : texts.set}
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
    <Dialog title={texts.dialog} onClose={onClose}>
      <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-4">
        {/* Password managers need the account's e-mail address. */}
        <input hidden name="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={texts.label}
          name="newPassword"
          autoComplete="new-password"
          help={texts.help({ count: PASSWORD_MIN })}
          error={problem.fields.newPassword ?? problem.notice}
        />
        <Button type="submit" tone="primary" wide busy={isBusy} busyLabel={texts.saving}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}

import { useState } from 'react'
import { describeFailure } from '../../session/form-problem'
import { hasPasskeys } from '../../session/passkeys'
import { type FieldErrors, useForm } from '../../session/use-form'
import { useAccount } from '../../stores/session'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Notice } from '../../ui/notice'
import { PasskeyButton } from '../../ui/passkey-button'
import { PasswordField } from '../../ui/password-field'
import { proveByPasskey, proveByPassword } from './credentials'

const WRONG_PASSWORD = { bad_credentials: { password: 'The password is wrong.' } }

interface FreshSignInDialogProps {
  onAnswer: (isProven: boolean) => void
}

export function FreshSignInDialog({ onAnswer }: FreshSignInDialogProps) {
  const email = useAccount()?.email ?? ''
  const [isByPasskey, setByPasskey] = useState(false)
  const { form, submit, isBusy, problem } = useForm({
    check: ({ by, password }): FieldErrors =>
      by === 'passkey' || password ? {} : { password: 'Enter your password' },
    problemOf: (failure, { by }) =>
      describeFailure(failure, by === 'passkey' ? {} : WRONG_PASSWORD),
    send: ({ by, password = '' }) => {
      setByPasskey(by === 'passkey')
      return by === 'passkey' ? proveByPasskey() : proveByPassword(password)
    },
    onDone: () => onAnswer(true),
  })

  return (
    <Dialog title="Confirm it is you" onClose={() => onAnswer(false)}>
      <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-4">
        <p>Your last sign-in is a while ago. Nobody else should be able to do this.</p>
        {problem.notice && (
          <Notice tone="danger" announce="alert">
            {problem.notice}
          </Notice>
        )}
        {/* Password managers need the account's e-mail address. */}
        <input hidden name="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={problem.fields.password}
        />
        <Button
          type="submit"
          tone="primary"
          wide
          busy={isBusy && !isByPasskey}
          busyLabel="Checking…"
        >
          Confirm
        </Button>
        {hasPasskeys() && (
          <PasskeyButton busy={isBusy && isByPasskey} busyLabel="Waiting for your passkey…">
            Use a passkey
          </PasskeyButton>
        )}
      </form>
    </Dialog>
  )
}

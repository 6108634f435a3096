import { useState } from 'react'
import { describeFailure } from '../../people/form-problem'
import { hasPasskeys } from '../../people/passkeys'
import { useAccount } from '../../people/session'
import { type FieldErrors, useForm } from '../../people/use-form'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Notice } from '../../ui/notice'
import { PasskeyButton } from '../../ui/passkey-button'
import { PasswordField } from '../../ui/password-field'
import { proveByPasskey, proveByPassword } from './credentials'
import { accountTexts } from './texts'

const texts = accountTexts.freshSignIn

const wrongPassword = () => ({ bad_credentials: { password: texts.wrong } })

interface FreshSignInDialogProps {
  onAnswer: (isProven: boolean) => void
}

export function FreshSignInDialog({ onAnswer }: FreshSignInDialogProps) {
  const email = useAccount()?.email ?? ''
  const [isByPasskey, setByPasskey] = useState(false)
  const { form, submit, isBusy, problem } = useForm({
    check: ({ by, password }): FieldErrors =>
      by === 'passkey' || password ? {} : { password: texts.missing },
    problemOf: (failure, { by }) =>
      describeFailure(failure, by === 'passkey' ? {} : wrongPassword()),
    send: ({ by, password = '' }) => {
      setByPasskey(by === 'passkey')
      return by === 'passkey' ? proveByPasskey() : proveByPassword(password)
    },
    onDone: () => onAnswer(true),
  })

  return (
    <Dialog title={texts.title} onClose={() => onAnswer(false)}>
      <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-4">
        <p>{texts.lead}</p>
        {problem.notice && (
          <Notice tone="danger" announce="alert">
            {problem.notice}
          </Notice>
        )}
        {/* Password managers need the account's e-mail address. */}
        <input hidden name="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          error={problem.fields.password}
        />
        <Button
          type="submit"
          tone="primary"
          wide
          busy={isBusy && !isByPasskey}
          busyLabel={texts.checking}
        >
          {texts.confirm}
        </Button>
        {hasPasskeys() && (
          <PasskeyButton busy={isBusy && isByPasskey} busyLabel={texts.waiting}>
            {texts.passkey}
          </PasskeyButton>
        )}
      </form>
    </Dialog>
  )
}

import { type SubmitEvent, useState } from 'react'
import { hasPasskeys } from '../../session/passkeys'
import { useSession } from '../../stores/session'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { Notice } from '../../ui/notice'
import { PasswordField } from '../../ui/password-field'
import { proveByPasskey, proveByPassword } from './credentials'
import { type AccountFailure, describeFailure } from './describe-failure'

interface FreshSignInDialogProps {
  onAnswer: (isProven: boolean) => void
}

/** Before what only the person themselves may do. Nothing behind it is lost. */
export function FreshSignInDialog({ onAnswer }: FreshSignInDialogProps) {
  const email = useSession(({ session }) =>
    session.status === 'signedIn' ? session.user.email : '',
  )
  const [busyWith, setBusyWith] = useState<'password' | 'passkey'>()
  const [fieldError, setFieldError] = useState<string>()
  const [notice, setNotice] = useState<string>()

  async function prove(way: 'password' | 'passkey', password: string) {
    setBusyWith(way)
    setFieldError(undefined)
    setNotice(undefined)
    const result = way === 'password' ? await proveByPassword(password) : await proveByPasskey()
    setBusyWith(undefined)
    if (result.ok) onAnswer(true)
    else if (way === 'password' && isWrong(result.failure)) setFieldError('The password is wrong.')
    else setNotice(describeFailure(result.failure))
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busyWith) return
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    if (password === '') setFieldError('Enter your password')
    else void prove('password', password)
  }

  return (
    <Dialog title="Confirm it is you" onClose={() => onAnswer(false)}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <p>Your last sign-in is a while ago. Nobody else should be able to do this.</p>
        {notice && (
          <Notice tone="danger" announce="alert">
            {notice}
          </Notice>
        )}
        {/* Tells a password manager whose password is wanted. */}
        <input hidden name="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={fieldError}
        />
        <Button
          type="submit"
          tone="primary"
          wide
          busy={busyWith === 'password'}
          busyLabel="Checking…"
        >
          Confirm
        </Button>
        {hasPasskeys() && (
          <Button
            wide
            icon={<Icon name="key" size={20} />}
            busy={busyWith === 'passkey'}
            busyLabel="Waiting for your passkey…"
            onClick={() => void prove('passkey', '')}
          >
            Use a passkey
          </Button>
        )}
      </form>
    </Dialog>
  )
}

const isWrong = (failure: AccountFailure) =>
  failure.kind === 'refused' && failure.code === 'bad_credentials'

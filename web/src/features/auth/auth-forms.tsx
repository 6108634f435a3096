import { useSearchParams } from 'react-router-dom'
import { PASSWORD_MIN } from 'sync-protocol/rest'
import { hasPasskeys } from '../../session/passkeys'
import { recover, signIn, signInWithPasskey } from '../../session/session'
import { useForm } from '../../session/use-form'
import { useIsLocal } from '../../stores/session'
import { Button } from '../../ui/button'
import { EmailField } from '../../ui/email-field'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { PasskeyButton } from '../../ui/passkey-button'
import { PasswordField } from '../../ui/password-field'
import { SegmentedControl } from '../../ui/segmented-control'
import { TextField } from '../../ui/text-field'
import type { AuthMode } from './auth-mode'
import { checkRecovery, checkSignIn, isByPasskey } from './field-checks'
import { FormShell } from './form-shell'
import { SignUpForm } from './sign-up-form'

const headings: Record<AuthMode, { title: string; lead: string }> = {
  'sign-in': {
    title: 'Sign in',
    lead: 'To your record on this phone and on your other devices.',
  },
  'sign-up': {
    title: 'Create your account',
    lead: 'Free, for good. Your record is ready to fill in straight away.',
  },
  recover: {
    title: 'Use a recovery code',
    lead: 'It stands in for a forgotten password, and you choose a new one.',
  },
}

const backUp = {
  title: 'Back up and sync',
  lead: 'A free account for the record on this phone. Nothing is typed twice, and your printed codes become live.',
}

interface AuthFormsProps {
  mode: AuthMode
  email: string | undefined
  /** The person was on the way to another screen and continues there. */
  isOnTheWay: boolean
}

export function AuthForms({ mode, email, isOnTheWay }: AuthFormsProps) {
  const [, setParams] = useSearchParams()
  const isLocal = useIsLocal()
  const { title, lead } = isLocal && mode === 'sign-up' ? backUp : headings[mode]

  function show(next: AuthMode) {
    setParams(
      params => {
        params.set('mode', next)
        return params
      },
      { replace: true },
    )
  }

  return (
    <>
      <title>{pageTitle(title)}</title>
      <PageHeader title={title} lead={lead} />
      <div className="grid gap-6">
        {mode !== 'recover' && (
          <SegmentedControl
            label="What do you want to do?"
            hideLabel
            options={[
              { value: 'sign-in', label: 'Sign in' },
              { value: 'sign-up', label: 'Create account' },
            ]}
            value={mode}
            onChange={show}
          />
        )}
        {mode === 'sign-in' && <SignInForm email={email} />}
        {mode === 'sign-up' && (
          <SignUpForm isOnTheWay={isOnTheWay} onSignIn={() => show('sign-in')} />
        )}
        {mode === 'recover' && <RecoverForm />}
        {mode === 'sign-in' && (
          <Button tone="bare" onClick={() => show('recover')}>
            Forgot your password?
          </Button>
        )}
        {mode === 'recover' && (
          <Button tone="bare" onClick={() => show('sign-in')}>
            Back to sign in
          </Button>
        )}
      </div>
    </>
  )
}

function SignInForm({ email }: { email: string | undefined }) {
  const { form, submit, isBusy, problem } = useForm({
    check: values => (isByPasskey(values) ? {} : checkSignIn(values)),
    fieldByCode: { bad_credentials: { password: 'The email or the password is wrong.' } },
    send: values => {
      const { email = '', password = '' } = values
      return isByPasskey(values) ? signInWithPasskey() : signIn({ email, password })
    },
  })
  return (
    <FormShell form={form} onSubmit={submit} notice={problem.notice}>
      <EmailField
        label="Email"
        name="email"
        autoComplete="username"
        defaultValue={email}
        error={problem.fields.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        error={problem.fields.password}
      />
      <Button type="submit" tone="primary" wide busy={isBusy} busyLabel="Signing in…">
        Sign in
      </Button>
      {hasPasskeys() && <PasskeyButton disabled={isBusy}>Sign in with a passkey</PasskeyButton>}
    </FormShell>
  )
}

function RecoverForm() {
  const { form, submit, isBusy, problem } = useForm({
    check: checkRecovery,
    fieldByCode: {
      bad_credentials: {
        recoveryCode: 'The email or this code is wrong, or the code was used before.',
      },
    },
    send: ({ email = '', recoveryCode = '', newPassword = '' }) =>
      recover({ email, recoveryCode, newPassword }),
  })
  const { fields } = problem
  return (
    <FormShell form={form} onSubmit={submit} notice={problem.notice}>
      <EmailField label="Email" name="email" autoComplete="username" error={fields.email} />
      <TextField
        label="Recovery code"
        name="recoveryCode"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        help="One of the eight that you saved when you created your account. Each works once."
        error={fields.recoveryCode}
      />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        help={`At least ${PASSWORD_MIN} characters.`}
        error={fields.newPassword}
      />
      <Button type="submit" tone="primary" wide busy={isBusy} busyLabel="Checking the code…">
        Set password and sign in
      </Button>
    </FormShell>
  )
}

import { useSearchParams } from 'react-router-dom'
import { PASSWORD_MIN } from 'sync-protocol/rest'
import { hasPasskeys } from '../../people/passkeys'
import { useIsLocal } from '../../people/session'
import { recover, signIn, signInWithPasskey } from '../../people/sign-in'
import { useForm } from '../../people/use-form'
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
import { authTexts } from './texts'

const {
  headings,
  mode: modeTexts,
  fields: labels,
  signIn: signInTexts,
  recover: recoverTexts,
} = authTexts

interface AuthFormsProps {
  mode: AuthMode
  email: string | undefined
  /** The person was on the way to another screen and continues there. */
  isOnTheWay: boolean
}

export function AuthForms({ mode, email, isOnTheWay }: AuthFormsProps) {
  const [, setParams] = useSearchParams()
  const isLocal = useIsLocal()
  const { title, lead } = isLocal && mode === 'sign-up' ? headings.backUp : headings[mode]

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
            label={modeTexts.question}
            hideLabel
            options={[
              { value: 'sign-in', label: modeTexts.signIn },
              { value: 'sign-up', label: modeTexts.signUp },
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
            {modeTexts.forgot}
          </Button>
        )}
        {mode === 'recover' && (
          <Button tone="bare" onClick={() => show('sign-in')}>
            {modeTexts.back}
          </Button>
        )}
      </div>
    </>
  )
}

function SignInForm({ email }: { email: string | undefined }) {
  const { form, submit, isBusy, problem } = useForm({
    check: values => (isByPasskey(values) ? {} : checkSignIn(values)),
    fieldByCode: { bad_credentials: { password: signInTexts.wrong } },
    send: values => {
      const { email = '', password = '' } = values
      return isByPasskey(values) ? signInWithPasskey() : signIn({ email, password })
    },
  })
  return (
    <FormShell form={form} onSubmit={submit} notice={problem.notice}>
      <EmailField
        label={labels.email}
        name="email"
        autoComplete="username"
        defaultValue={email}
        error={problem.fields.email}
      />
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="current-password"
        error={problem.fields.password}
      />
      <Button type="submit" tone="primary" wide busy={isBusy} busyLabel={signInTexts.busy}>
        {signInTexts.button}
      </Button>
      {hasPasskeys() && <PasskeyButton disabled={isBusy}>{signInTexts.passkey}</PasskeyButton>}
    </FormShell>
  )
}

function RecoverForm() {
  const { form, submit, isBusy, problem } = useForm({
    check: checkRecovery,
    fieldByCode: {
      bad_credentials: {
        recoveryCode: recoverTexts.wrong,
      },
    },
    send: ({ email = '', recoveryCode = '', newPassword = '' }) =>
      recover({ email, recoveryCode, newPassword }),
  })
  const { fields } = problem
  return (
    <FormShell form={form} onSubmit={submit} notice={problem.notice}>
      <EmailField label={labels.email} name="email" autoComplete="username" error={fields.email} />
      <TextField
        label={recoverTexts.code}
        name="recoveryCode"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        help={recoverTexts.codeHelp}
        error={fields.recoveryCode}
      />
      <PasswordField
        label={labels.newPassword}
        name="newPassword"
        autoComplete="new-password"
        help={labels.passwordHelp({ count: PASSWORD_MIN })}
        error={fields.newPassword}
      />
      <Button type="submit" tone="primary" wide busy={isBusy} busyLabel={recoverTexts.busy}>
        {recoverTexts.button}
      </Button>
    </FormShell>
  )
}

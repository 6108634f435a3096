import { hasPasskeys } from '../../session/passkeys'
import { signIn, signInWithPasskey } from '../../session/session'
import { useForm } from '../../session/use-form'
import { Button } from '../../ui/button'
import { EmailField } from '../../ui/email-field'
import { PasskeyButton } from '../../ui/passkey-button'
import { PasswordField } from '../../ui/password-field'
import { checkSignIn, isByPasskey } from './field-checks'
import { FormShell } from './form-shell'

export function SignInForm({ email }: { email: string | undefined }) {
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

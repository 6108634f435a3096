import { hasPasskeys } from '../../session/passkeys'
import { signIn, signInWithPasskey } from '../../session/session'
import { useForm } from '../../session/use-form'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { PasswordField } from '../../ui/password-field'
import { TextField } from '../../ui/text-field'
import { checkSignIn, isByPasskey } from './field-checks'
import { FormShell } from './form-shell'

export function SignInForm({ email }: { email: string | undefined }) {
  const { form, submit, isBusy, problem } = useForm({
    check: values => (isByPasskey(values) ? {} : checkSignIn(values)),
    fieldByCode: { bad_credentials: { password: 'The e-mail or the password is wrong.' } },
    send: values => {
      const { email = '', password = '' } = values
      return isByPasskey(values) ? signInWithPasskey() : signIn({ email, password })
    },
  })
  return (
    <FormShell form={form} onSubmit={submit} notice={problem.notice}>
      <TextField
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
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
      {hasPasskeys() && (
        <Button
          type="submit"
          name="by"
          value="passkey"
          wide
          icon={<Icon name="key" size={20} />}
          disabled={isBusy}
        >
          Sign in with a passkey
        </Button>
      )}
    </FormShell>
  )
}

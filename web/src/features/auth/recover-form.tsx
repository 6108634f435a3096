import { PASSWORD_MIN } from 'sync-protocol/rest'
import { recover } from '../../session/session'
import { useForm } from '../../session/use-form'
import { Button } from '../../ui/button'
import { EmailField } from '../../ui/email-field'
import { PasswordField } from '../../ui/password-field'
import { TextField } from '../../ui/text-field'
import { checkRecovery } from './field-checks'
import { FormShell } from './form-shell'

export function RecoverForm() {
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

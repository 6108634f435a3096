import { PASSWORD_MIN, type RegisterRequest } from 'sync-protocol/rest'
import { paths } from '../../app/paths'
import { hasPasskeys } from '../../session/passkeys'
import { signUp, signUpWithPasskey } from '../../session/session'
import { useForm, type Values } from '../../session/use-form'
import { putCardFirst } from '../../stores/recovery-codes'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { EmailField } from '../../ui/email-field'
import { RequiredHint } from '../../ui/field-frame'
import { productName } from '../../ui/page-title'
import { PasskeyButton } from '../../ui/passkey-button'
import { PasswordField } from '../../ui/password-field'
import { Skeleton } from '../../ui/skeleton'
import { TextField } from '../../ui/text-field'
import { TextLink } from '../../ui/text-link'
import { checkPasskeySignUp, checkSignUp, isByPasskey } from './field-checks'
import { FormShell } from './form-shell'
import { type LocalRecord, useLocalRecord } from './use-local-record'

interface SignUpFormProps {
  /** Somebody wanted to go somewhere, and is led there afterwards; others, to their first questions. */
  isOnTheWay: boolean
}

/** Who has a record here without an account gets the account for it: their name stands in it already. */
export function SignUpForm({ isOnTheWay }: SignUpFormProps) {
  const local = useLocalRecord()
  return local === undefined ? <Skeleton lines={4} /> : <Fields {...{ local, isOnTheWay }} />
}

function Fields({ local, isOnTheWay }: SignUpFormProps & { local: LocalRecord | null }) {
  const { form, submit, isBusy, problem } = useForm({
    check: values => (isByPasskey(values) ? checkPasskeySignUp(values) : checkSignUp(values)),
    fieldByCode: {
      email_taken: { email: 'There is already an account with this email. Sign in instead.' },
      id_taken: { email: 'There is already an account for this record. Sign in to it instead.' },
    },
    send: values => {
      putCardFirst(!local && !isOnTheWay)
      const { password, ...person } = { ...asRegistration(values), ...(local && { id: local.id }) }
      return isByPasskey(values) ? signUpWithPasskey(person) : signUp({ ...person, password })
    },
  })
  const { fields } = problem
  return (
    <FormShell form={form} onSubmit={submit} notice={problem.notice}>
      <RequiredHint />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <TextField
          label="First name"
          name="firstName"
          autoComplete="given-name"
          defaultValue={local?.firstName}
          error={fields.firstName}
        />
        <TextField
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          defaultValue={local?.lastName}
          error={fields.lastName}
        />
      </div>
      <EmailField
        label="Email"
        required
        name="email"
        autoComplete="username"
        error={fields.email}
      />
      <PasswordField
        label="Password"
        required
        name="password"
        autoComplete="new-password"
        help={`At least ${PASSWORD_MIN} characters. Four words that have nothing to do with each other work well.`}
        error={fields.password}
      />
      <Checkbox
        name="consent"
        label={`I agree that ${productName} keeps the medical information I enter and shows it to people who scan my codes.`}
        error={fields.consent}
      />
      <p className="text-soft">
        <TextLink to={paths.privacy} newTab>
          Privacy
        </TextLink>{' '}
        says what is kept, for how long and who can read it;{' '}
        <TextLink to={paths.terms} newTab>
          Terms
        </TextLink>
        , what we can expect of each other.
      </p>
      <Button type="submit" tone="primary" wide busy={isBusy} busyLabel="Creating your account…">
        Create account
      </Button>
      {hasPasskeys() && (
        <PasskeyButton disabled={isBusy}>Use a passkey instead of a password</PasskeyButton>
      )}
    </FormShell>
  )
}

/** A name that was left empty is not sent. */
function asRegistration({
  email = '',
  password = '',
  firstName,
  lastName,
}: Values): RegisterRequest {
  return { email, password, ...(firstName && { firstName }), ...(lastName && { lastName }) }
}

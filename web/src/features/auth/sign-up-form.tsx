import { useEffect, useState } from 'react'
import { splitName } from 'sync-protocol/medical'
import { PASSWORD_MIN, type RegisterRequest } from 'sync-protocol/rest'
import { paths } from '../../addresses/paths'
import type { HttpFailure } from '../../http/failure'
import { NameFields } from '../../people/name-fields'
import { hasPasskeys, type PasskeyFailure } from '../../people/passkeys'
import { putCardFirst } from '../../people/recovery-codes'
import { recordOwnerOf, useIsLocal, useSession } from '../../people/session'
import { signUp, signUpWithPasskey } from '../../people/sign-in'
import { useForm, type Values } from '../../people/use-form'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { EmailField } from '../../ui/email-field'
import { RequiredHint } from '../../ui/field-frame'
import { Labelled } from '../../ui/labelled'
import { Notice } from '../../ui/notice'
import { productName } from '../../ui/page-title'
import { PasskeyButton } from '../../ui/passkey-button'
import { PasswordField } from '../../ui/password-field'
import { Skeleton } from '../../ui/skeleton'
import { TextField } from '../../ui/text-field'
import { TextLink } from '../../ui/text-link'
import { checkPasskeySignUp, checkSignUp, isByPasskey } from './field-checks'
import { FormShell } from './form-shell'
import { authTexts } from './texts'

const { fields: labels, signUp: texts } = authTexts

interface SignUpFormProps {
  isOnTheWay: boolean
  onSignIn: () => void
}

/** A record without an account gets the new account, and the form starts with its name. */
export function SignUpForm(props: SignUpFormProps) {
  const local = useLocalRecord()
  return local === undefined ? <Skeleton lines={4} /> : <Fields {...props} local={local} />
}

interface FieldsProps extends SignUpFormProps {
  local: LocalRecord | null
}

function Fields({ local, isOnTheWay, onSignIn }: FieldsProps) {
  const [refusedBy, setRefusedBy] = useState<'password' | 'passkey'>()
  const { form, submit, isBusy, problem } = useForm({
    check: values => (isByPasskey(values) ? checkPasskeySignUp(values) : checkSignUp(values)),
    fieldByCode: {
      email_taken: { email: texts.emailTaken },
    },
    send: async values => {
      putCardFirst(!local && !isOnTheWay)
      // Under another id the record stays separate, and its owner is asked to add it to the account.
      const id = local && !refusedBy && { id: local.id }
      const { password, ...person } = { ...asRegistration(values), ...id }
      const isPasskey = isByPasskey(values)
      const answer = await (isPasskey ? signUpWithPasskey(person) : signUp({ ...person, password }))
      if (answer.ok || !isIdTaken(answer.failure)) return answer
      setRefusedBy(isPasskey ? 'passkey' : 'password')
      return null
    },
  })
  const { fields } = problem
  return (
    <FormShell form={form} onSubmit={submit} notice={problem.notice}>
      {refusedBy && (
        <Notice
          tone="warn"
          title={texts.idTaken}
          announce="alert"
          action={
            <>
              <Button onClick={onSignIn}>{texts.toAccount}</Button>
              <Button
                type="submit"
                {...(refusedBy === 'passkey' && { name: 'by', value: 'passkey' })}
                busy={isBusy}
              >
                {texts.newAccount}
              </Button>
            </>
          }
        >
          {texts.idTakenText}
        </Notice>
      )}
      <RequiredHint />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <NameFields
          first={
            <TextField
              label={labels.firstName}
              name="firstName"
              autoComplete="given-name"
              defaultValue={local?.firstName}
              error={fields.firstName}
            />
          }
          last={
            <TextField
              label={labels.lastName}
              name="lastName"
              autoComplete="family-name"
              defaultValue={local?.lastName}
              error={fields.lastName}
            />
          }
        />
      </div>
      <EmailField
        label={labels.email}
        required
        name="email"
        autoComplete="username"
        error={fields.email}
      />
      <PasswordField
        label={labels.password}
        required
        name="password"
        autoComplete="new-password"
        help={labels.passwordHelpLong({ count: PASSWORD_MIN })}
        error={fields.password}
      />
      <Checkbox
        name="consent"
        label={texts.consent({ product: productName })}
        error={fields.consent}
      />
      <ul className="text-soft">
        <li>
          <Labelled
            label={
              <TextLink to={paths.privacy} newTab>
                {texts.privacy}
              </TextLink>
            }
          >
            {texts.privacyAbout}
          </Labelled>
        </li>
        <li>
          <Labelled
            label={
              <TextLink to={paths.terms} newTab>
                {texts.terms}
              </TextLink>
            }
          >
            {texts.termsAbout}
          </Labelled>
        </li>
      </ul>
      <Button type="submit" tone="primary" wide busy={isBusy} busyLabel={texts.busy}>
        {texts.button}
      </Button>
      {hasPasskeys() && <PasskeyButton disabled={isBusy}>{texts.passkey}</PasskeyButton>}
    </FormShell>
  )
}

const isIdTaken = (failure: HttpFailure | PasskeyFailure): boolean =>
  failure.kind === 'refused' && failure.code === 'id_taken'

function asRegistration({
  email = '',
  password = '',
  firstName,
  lastName,
}: Values): RegisterRequest {
  return { email, password, ...(firstName && { firstName }), ...(lastName && { lastName }) }
}

interface LocalRecord {
  id: string
  firstName: string
  lastName: string
}

/** Undefined while it loads. */
function useLocalRecord(): LocalRecord | null | undefined {
  const isLocal = useIsLocal()
  const owner = useSession(({ session }) => recordOwnerOf(session))
  const id = isLocal ? owner?.id : undefined
  const [found, setFound] = useState<LocalRecord>()
  useEffect(() => {
    if (!id) return
    let isWanted = true
    void readLocalRecord(id).then(local => isWanted && setFound(local))
    return () => {
      isWanted = false
    }
  }, [id])
  return id ? found : null
}

/** The owner can change both names. */
async function readLocalRecord(id: string): Promise<LocalRecord> {
  // Most people who sign up have no record here, so the code that reads one loads on demand.
  const glance = await import('../../db/read-once')
    .then(({ readOnce }) => readOnce(id))
    .catch(() => undefined)
  const profile = glance?.rows.find(({ collection }) => collection === 'profile')
  const { fullName, primaryLanguage } = profile?.values ?? {}
  return { id, ...splitName(String(fullName ?? ''), String(primaryLanguage ?? '')) }
}

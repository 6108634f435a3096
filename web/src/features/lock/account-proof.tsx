import { signedInAnswerSchema } from 'sync-protocol/rest'
import { request } from '../../http/client'
import type { HttpFailure } from '../../http/failure'
import { fail, ok, type Result } from '../../http/result'
import { useConnection } from '../../http/use-connection'
import { checkSession } from '../../people/account-session'
import { describeFailure } from '../../people/form-problem'
import { hasPasskeys, type PasskeyFailure, signWithPasskey } from '../../people/passkeys'
import { readSession } from '../../people/session'
import { signIn } from '../../people/sign-in'
import { type FieldErrors, useForm } from '../../people/use-form'
import { Button } from '../../ui/button'
import { NeedsConnection } from '../../ui/needs-connection'
import { Notice } from '../../ui/notice'
import { PasskeyButton } from '../../ui/passkey-button'
import { PasswordField } from '../../ui/password-field'
import { forgetTries } from './pin'
import { lockTexts } from './texts'
import { openNow } from './watch'

const texts = lockTexts.proof

/** Unlocks without showing the account's e-mail address. */
export function AccountProof() {
  const connection = useConnection()
  const { form, submit, isBusy, problem } = useForm({
    check: ({ by, password }): FieldErrors =>
      by === 'passkey' || password ? {} : { password: texts.passwordMissing },
    problemOf: (failure: HttpFailure | PasskeyFailure) =>
      describeFailure(failure, { bad_credentials: { password: texts.wrong } }),
    send: ({ by, password = '' }) => (by === 'passkey' ? proveByPasskey() : proveBy(password)),
    async onDone() {
      await forgetTries()
      openNow()
    },
  })

  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-4">
      <h2 className="text-lg">{texts.title}</h2>
      {problem.notice && (
        <Notice tone="danger" announce="alert">
          {problem.notice}
        </Notice>
      )}
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        error={problem.fields.password}
      />
      <NeedsConnection connection={connection} because={texts.needsConnection}>
        <Button type="submit" wide busy={isBusy} busyLabel={texts.checking}>
          {texts.button}
        </Button>
        {hasPasskeys() && <PasskeyButton disabled={isBusy}>{texts.passkey}</PasskeyButton>}
      </NeedsConnection>
    </form>
  )
}

type Proof = Promise<Result<unknown, HttpFailure | PasskeyFailure>>

function proveBy(password: string): Proof {
  const session = readSession()
  const email = session.status === 'signedIn' ? session.user.email : ''
  return signIn({ email, password })
}

/** A passkey of another account must not unlock this record. */
async function proveByPasskey(): Proof {
  const session = readSession()
  const passkey = await signWithPasskey()
  if (!passkey.ok) return passkey
  const answer = await request('/api/auth/passkeys/login/verify', {
    method: 'POST',
    body: { passkey: passkey.value },
    answer: signedInAnswerSchema,
  })
  if (!answer.ok) return answer
  if (session.status === 'signedIn' && answer.value.user.id === session.user.id) {
    await checkSession()
    return ok(undefined)
  }
  await request('/api/auth/logout', { method: 'POST', answer: null })
  return fail({ kind: 'passkey', message: texts.otherAccount })
}

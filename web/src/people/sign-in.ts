/** The ways into an account. The first screen needs none of them. */
import {
  type LoginRequest,
  type RecoverRequest,
  type RegisterRequest,
  registerAnswerSchema,
  signedInAnswerSchema,
} from 'sync-protocol/rest'
import { request } from '../http/client'
import type { HttpFailure } from '../http/failure'
import { ok, type Result } from '../http/result'
import { language } from '../i18n/define-texts'
import { enter } from './account-session'
import { dropRefused, makePasskey, type PasskeyFailure, signWithPasskey } from './passkeys'
import { requestCodes } from './request-codes'
import type { SessionUser } from './session'

type SignedIn = Promise<Result<SessionUser, HttpFailure>>

export const signIn = (body: LoginRequest): SignedIn => enterBy('/api/auth/login', body)
export const recover = (body: RecoverRequest): SignedIn => enterBy('/api/auth/recover', body)

async function enterBy(path: string, body: LoginRequest | RecoverRequest): SignedIn {
  const answer = await request(path, { method: 'POST', body, answer: signedInAnswerSchema })
  return answer.ok ? welcome(answer.value.user) : answer
}

/** The recovery codes arrive only this once and stay in their store until the user has saved them. */
export async function signUp(body: RegisterRequest): Promise<Result<SessionUser, HttpFailure>> {
  const answer = await requestCodes(body.email, () =>
    request('/api/auth/register', {
      method: 'POST',
      body: { ...body, ...ownLanguage() },
      answer: registerAnswerSchema,
    }),
  )
  return answer.ok ? welcome(answer.value.user) : answer
}

/** E-mails are in English unless the account says otherwise. */
const ownLanguage = () => (language.get() === 'en' ? {} : { language: language.get() })

type PasskeyOutcome = Promise<Result<SessionUser, HttpFailure | PasskeyFailure>>

export async function signInWithPasskey(): PasskeyOutcome {
  const passkey = await signWithPasskey()
  if (!passkey.ok) return passkey
  const answer = await request('/api/auth/passkeys/login/verify', {
    method: 'POST',
    body: { passkey: passkey.value },
    answer: signedInAnswerSchema,
  })
  return answer.ok ? welcome(answer.value.user) : answer
}

export async function signUpWithPasskey({
  id,
  ...person
}: Omit<RegisterRequest, 'password'>): PasskeyOutcome {
  const passkey = await makePasskey({ email: person.email, ...(id && { id }) })
  if (!passkey.ok) return passkey
  const answer = await requestCodes(person.email, () =>
    request('/api/auth/passkeys/register/verify', {
      method: 'POST',
      body: { ...person, ...ownLanguage(), passkey: passkey.value },
      answer: registerAnswerSchema,
    }),
  )
  if (!answer.ok) {
    await dropRefused(passkey.value, answer.failure)
    return answer
  }
  return welcome(answer.value.user)
}

async function welcome(user: SessionUser): Promise<{ ok: true; value: SessionUser }> {
  await enter(user)
  return ok(user)
}

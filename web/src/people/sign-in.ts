import {
  type LoginRequest,
  type RecoverRequest,
  type RegisterRequest,
  registerAnswerSchema,
  signedInAnswerSchema,
  userSchema,
} from 'sync-protocol/rest'
import { request } from '../http/client'
import { type HttpFailure, isSignedOut } from '../http/failure'
import { fail, ok, type Result } from '../http/result'
import { language } from '../i18n/define-texts'
import { useStorageTrouble } from '../stores/storage-trouble'
import { restoreLocal } from './local-record'
import { dropRefused, makePasskey, type PasskeyFailure, signWithPasskey } from './passkeys'
import { loadProfiles, useProfiles } from './profiles'
import { forgetUnseenCodes, wereCodesNeverSeen } from './recovery-codes'
import { requestCodes } from './request-codes'
import { readSession, recordOwnerOf, type SessionUser, writeSession } from './session'
import { mayLeave, runOnSignedIn, runOnSignedOut } from './session-hooks'
import { clearLocalNote, clearNote, readNote, writeNote } from './session-note'

/** Opens the app immediately from this phone's note, and then asks the server about an account. */
export async function openSession(): Promise<void> {
  const user = await readNote()
  if (user) await loadProfiles(user.id)
  const session = readSession()
  const isOpen = session.status === 'signedOut' ? session.byChoice : recordOwnerOf(session)
  if (!isOpen) {
    if (user) writeSession({ status: 'signedIn', user, validity: 'remembered' })
    else if (await restoreLocal()) return
  }
  await checkSession()
  if (isReadable()) return
  // A note that cannot be read now may name an account, so it is read again.
  const stop = setInterval(async () => {
    if (recordOwnerOf(readSession())) return clearInterval(stop)
    const noted = await readNote()
    if (!isReadable()) return
    clearInterval(stop)
    if (noted) await openSession()
    else await restoreLocal()
  }, READ_AGAIN_MS)
}

const READ_AGAIN_MS = 2000

const isReadable = () => !useStorageTrouble.getState().isUnreadable

/** Without an answer, the known session stays. */
export async function checkSession(): Promise<void> {
  const answer = await request('/api/auth/user', {
    answer: userSchema,
    timeoutMs: 6000,
    retries: 2,
    isPreloaded: true,
  })
  if (answer.ok) return enter(answer.value)
  if (!recordOwnerOf(readSession())) writeSession({ status: 'signedOut', byChoice: false })
}

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

/**
 * `stayed` means that the person chose to keep unsent changes here, and `not_erased` that the record may still
 * be on this device.
 */
export async function signOut(): Promise<Result<'left' | 'stayed' | 'not_erased', HttpFailure>> {
  const session = readSession()
  if (session.status !== 'signedIn') return ok('left')
  if (!(await mayLeave(session.user))) return ok('stayed')
  const answer = await request('/api/auth/logout', { method: 'POST', answer: null })
  // A session that the server no longer knows counts as closed.
  if (!answer.ok && !isSignedOut(answer.failure)) return fail(answer.failure)
  return ok((await forget(session.user)) ? 'left' : 'not_erased')
}

export async function deleteAccount(): Promise<Result<'left' | 'not_erased', HttpFailure>> {
  const session = readSession()
  const answer = await request('/api/account', { method: 'DELETE', answer: null })
  if (!answer.ok) return answer
  const isGone = session.status !== 'signedIn' || (await forget(session.user))
  return ok(isGone ? 'left' : 'not_erased')
}

async function forget(user: SessionUser): Promise<boolean> {
  forgetUnseenCodes()
  const isForgotten = await clearNote()
  await clearLocalNote(user)
  writeSession({ status: 'signedOut', byChoice: true })
  return (await runOnSignedOut(user)) && isForgotten
}

async function welcome(user: SessionUser): Promise<{ ok: true; value: SessionUser }> {
  await enter(user)
  return ok(user)
}

async function enter(user: SessionUser): Promise<void> {
  // A local record of another id keeps its note. The note also stays if the account's note could not be
  // written, because the record would not be found again.
  if (await writeNote(user)) await clearLocalNote(user)
  if (useProfiles.getState().actorId !== user.id) await loadProfiles(user.id)
  // The codes may have been saved on another device.
  if (user.recoveryCodesSeen && wereCodesNeverSeen(user.email)) forgetUnseenCodes()
  writeSession({ status: 'signedIn', user, validity: 'confirmed' })
  await runOnSignedIn(user)
}

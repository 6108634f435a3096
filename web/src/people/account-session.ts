import { userSchema } from 'sync-protocol/rest'
import { request } from '../http/client'
import { type HttpFailure, isSignedOut } from '../http/failure'
import { fail, ok, type Result } from '../http/result'
import { useStorageTrouble } from '../stores/storage-trouble'
import { restoreLocal } from './local-record'
import { loadProfiles, useProfiles } from './profiles'
import { forgetUnseenCodes, wereCodesNeverSeen } from './recovery-codes'
import { readSession, recordOwnerOf, type SessionUser, writeSession } from './session'
import { mayLeave, runOnSignedIn, runOnSignedOut } from './session-hooks'
import { clearLocalNote, clearNotes, finishSignOut, readNote, writeNote } from './session-note'

/** Opens the app immediately from this phone's note, and then asks the server about an account. */
export async function openSession(): Promise<void> {
  await finishSignOut()
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
  const isForgotten = await clearNotes(user)
  writeSession({ status: 'signedOut', byChoice: true })
  return (await runOnSignedOut(user)) && isForgotten
}

/** Opens the record of an account that the server has confirmed. */
export async function enter(user: SessionUser): Promise<void> {
  // A local record of another id keeps its note. The note also stays if the account's note could not be
  // written, because the record would not be found again.
  if (await writeNote(user)) await clearLocalNote(user)
  if (useProfiles.getState().actorId !== user.id) await loadProfiles(user.id)
  // The codes may have been saved on another device.
  if (user.recoveryCodesSeen && wereCodesNeverSeen(user.email)) forgetUnseenCodes()
  writeSession({ status: 'signedIn', user, validity: 'confirmed' })
  await runOnSignedIn(user)
}

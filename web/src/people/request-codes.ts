import { request } from '../http/client'
import type { HttpFailure } from '../http/failure'
import type { Result } from '../http/result'
import { dropRecoveryCodes, expectRecoveryCodes, holdRecoveryCodes } from './recovery-codes'
import { readSession, writeSession } from './session'
import { writeNote } from './session-note'

export async function requestCodes<Answer extends { recoveryCodes: readonly string[] }>(
  email: string,
  send: () => Promise<Result<Answer, HttpFailure>>,
): Promise<Result<Answer, HttpFailure>> {
  const madeNone = expectRecoveryCodes(email)
  const answer = await send()
  if (answer.ok) holdRecoveryCodes(answer.value.recoveryCodes)
  else if (answer.failure.kind === 'refused') madeNone()
  return answer
}

/** If the server cannot be reached, Home asks again later. */
export async function confirmCodesSaved(): Promise<void> {
  dropRecoveryCodes()
  const session = readSession()
  if (session.status === 'signedIn') {
    const user = { ...session.user, recoveryCodesSeen: true }
    writeSession({ ...session, user })
    await writeNote(user)
  }
  await request('/api/auth/recovery-codes/seen', { method: 'POST', answer: null })
}

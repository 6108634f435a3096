import { emailLinkAnswerSchema } from 'sync-protocol/rest'
import { request } from '../http/client'
import { checkSession } from './account-session'

export const sendConfirmationAgain = () =>
  followed(request('/api/auth/email/confirmation', { method: 'POST', body: {}, answer: null }))

/** Asking for the present address cancels the change. */
export const askForNewEmail = (newEmail: string) =>
  followed(request('/api/auth/email', { method: 'PUT', body: { newEmail }, answer: null }))

const press = (what: 'look' | 'confirm' | 'refuse', token: string) =>
  request(`/api/auth/email/${what}`, {
    method: 'POST',
    body: { token },
    answer: emailLinkAnswerSchema,
  })

export const lookAtLink = (token: string) => press('look', token)
/** Checks the session afterwards, because the link may belong to the account that is signed in. */
export const confirmLink = (token: string) => followed(press('confirm', token))
export const refuseLink = (token: string) => followed(press('refuse', token))

async function followed<Answer extends { ok: boolean }>(sent: Promise<Answer>): Promise<Answer> {
  const answer = await sent
  if (answer.ok) await checkSession()
  return answer
}

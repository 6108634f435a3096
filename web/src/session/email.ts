import { emailLinkAnswerSchema } from 'sync-protocol/rest'
import { request } from '../http/client'
import { checkSession } from './session'

// The account's e-mail address. Each call is one route; who may call it is the server's.

/** The e-mail once more, to whichever address waits for an answer. */
export const sendConfirmationAgain = () =>
  followed(request('/api/auth/email/letter', { method: 'POST', body: {}, answer: null }))

/** The address one has takes back what was asked. */
export const askForNewEmail = (newEmail: string) =>
  followed(request('/api/auth/email', { method: 'PUT', body: { newEmail }, answer: null }))

const press = (what: 'look' | 'confirm' | 'refuse', token: string) =>
  request(`/api/auth/email/${what}`, {
    method: 'POST',
    body: { token },
    answer: emailLinkAnswerSchema,
  })

export const lookAtLink = (token: string) => press('look', token)
/** It may be the account that is signed in here: it hears of it. */
export const confirmLink = (token: string) => followed(press('confirm', token))
export const refuseLink = (token: string) => followed(press('refuse', token))

/** What the session says of its address is asked anew. */
async function followed<Answer extends { ok: boolean }>(sent: Promise<Answer>): Promise<Answer> {
  const answer = await sent
  if (answer.ok) await checkSession()
  return answer
}

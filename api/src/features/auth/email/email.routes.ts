import type { Context, Hono } from 'hono'
import {
  emailLinkAnswerSchema,
  emailLinkRequestSchema,
  newEmailRequestSchema,
} from 'sync-protocol/rest'
import { AppError } from '../../../core/app-error'
import type { SessionUser } from '../../../core/signed-in'
import type { Services } from '../../../deps'
import type { AppEnv } from '../../../http/app-env'
import { createRoutes } from '../../../http/routes'
import { readVisitor } from '../../../http/visitor'
import { hashEmail, openNewEmail, requireEmail, sealNewEmail } from '../../../mail/email-addresses'
import { authTexts } from '../texts'
import { emailStateOf } from '../user-answer'
import { confirmLink, lookAtLink, refuseLink } from './answer-link'
import { putConfirmation } from './confirmation-email'
import { lockAddresses, setNewEmail } from './confirmations.sql'

export function emailRoutes(services: Services): Hono<AppEnv> {
  const { config, limits } = services
  const routes = createRoutes(services, 'Signing in')
  const addressOf = (c: Context<AppEnv>) => readVisitor(c, config).address

  const change = {
    summary: 'Ask for another email address: its mailbox is asked first',
    who: 'fresh',
    body: newEmailRequestSchema,
    answers: { 204: null },
    limits: ['email_change'],
    idempotency: 'exempt',
  } as const
  routes.put('/api/auth/email', change, async ({ c, signedIn: { user }, body }) => {
    await askForNewEmail(services, user, body.newEmail, addressOf(c))
    return c.body(null, 204)
  })

  const sendAgain = {
    summary: 'Send the e-mail again that asks to confirm an address',
    who: 'user',
    answers: { 204: null },
    limits: ['email_change'],
    idempotency: 'exempt',
  } as const
  routes.post('/api/auth/email/confirmation', sendAgain, async ({ c, signedIn: { user } }) => {
    await sendConfirmationAgain(services, user, addressOf(c))
    return c.body(null, 204)
  })

  // These are POST requests, because opening a link must change nothing.
  const addPress = (name: 'look' | 'confirm' | 'refuse', act: typeof lookAtLink) => {
    const declaration = {
      summary: `What the link of an email asks for: ${name}`,
      who: 'anyone',
      body: emailLinkRequestSchema,
      answers: { 200: emailLinkAnswerSchema },
      refuses: ['not_found'],
      limits: ['email_link'],
      idempotency: 'exempt',
    } as const
    routes.post(`/api/auth/email/${name}`, declaration, async ({ c, body: { token } }) => {
      await limits.take('email_link', addressOf(c))
      return c.json(await act(services, token))
    })
  }
  addPress('look', lookAtLink)
  addPress('confirm', confirmLink)
  addPress('refuse', refuseLink)

  return routes.app
}

/**
 * The new address is used once its mailbox confirms it. The answer does not reveal whether another account
 * has it. Asking for the current address cancels a pending change.
 */
async function askForNewEmail(
  services: Services,
  { id: userId }: SessionUser,
  newEmail: string,
  from: string,
): Promise<void> {
  const { database, keyring, limits, notices } = services
  await limits.take('email_change', userId)
  await database.transaction(userId, async tx => {
    const user = await lockAddresses(tx, userId)
    if (!user) throw new AppError('not_signed_in')
    const hash = hashEmail(keyring, newEmail)
    if (hash.equals(user.email_hash) && emailStateOf(user) !== 'refused') {
      await setNewEmail(tx, userId, { hash: null, sealed: null })
      return
    }
    const sealed = sealNewEmail(await keyring.userKey(tx, userId), userId, newEmail)
    await setNewEmail(tx, userId, { hash, sealed })
    refuseWait(
      await putConfirmation(tx, services, { userId, email: newEmail, reason: 'change', from }),
    )
    await notices.put(tx, userId, { kind: 'email_change_asked' })
  })
}

async function sendConfirmationAgain(
  services: Services,
  { id: userId }: SessionUser,
  from: string,
): Promise<void> {
  const { database, keyring } = services
  await database.transaction(userId, async tx => {
    const user = await lockAddresses(tx, userId)
    if (!user) throw new AppError('not_signed_in')
    const { sealed_new_email: sealed } = user
    const isChange = sealed !== null
    if (!isChange && emailStateOf(user) !== 'unconfirmed') return
    const email = isChange
      ? openNewEmail(await keyring.userKey(tx, userId), userId, sealed)
      : await requireEmail(keyring, tx, userId)
    const reason = isChange ? 'change' : 'again'
    refuseWait(await putConfirmation(tx, services, { userId, email, reason, from }))
  })
}

function refuseWait(retryAfterSeconds: number | null): void {
  if (retryAfterSeconds === null) return
  const message = authTexts.failures.manyEmails
  throw new AppError('rate_limited', { message, retryAfterSeconds })
}

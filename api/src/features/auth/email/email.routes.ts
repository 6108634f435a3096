import type { Context, Hono } from 'hono'
import {
  emailLinkAnswerSchema,
  emailLinkRequestSchema,
  newEmailRequestSchema,
} from 'sync-protocol/rest'
import type { Services } from '../../../deps'
import type { AppEnv } from '../../../http/app-env'
import { createRoutes } from '../../../http/routes'
import { readVisitor } from '../../../http/visitor'
import { confirmLink, lookAtLink, refuseLink } from './answer-link'
import { askForNewEmail, sendConfirmationAgain } from './change-email'

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

  // The holder of the link needs no session. These are POST requests, because opening a link must change
  // nothing.
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

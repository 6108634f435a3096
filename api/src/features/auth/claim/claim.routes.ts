import type { Hono } from 'hono'
import {
  claimAnswerSchema,
  claimOptionsRequestSchema,
  claimRequestSchema,
  passkeyOptionsAnswerSchema,
} from 'sync-protocol/rest'
import type { AppEnv } from '../../../http/app-env'
import { createRoutes } from '../../../http/routes'
import { rowId } from '../../../http/row-id'
import { readVisitor } from '../../../http/visitor'
import type { AuthServices } from '../password-hasher'
import { askForClaim, askHandOver, stopHandOver } from './ask-hand-over'

export function claimRoutes(services: AuthServices): Hono<AppEnv> {
  const { config, limits } = services
  const routes = createRoutes(services, 'Family')

  const aboutProfile = {
    who: 'fresh',
    params: { id: rowId },
    // A second request is refused while the first one waits.
    idempotency: 'exempt',
  } as const

  const ask = {
    ...aboutProfile,
    summary: 'Begin to make the passkey of the person that a profile is handed over to',
    body: claimOptionsRequestSchema,
    answers: { 200: passkeyOptionsAnswerSchema },
    refuses: ['already_claimed', 'hand_over_too_soon', 'role_too_low'],
    limits: ['passkey_challenge'],
  } as const
  routes.post(
    '/api/profiles/:id/claim/options',
    ask,
    async ({ c, signedIn: { user }, params: { id: profileId }, body: { email } }) => {
      await limits.take('passkey_challenge', readVisitor(c, config).address)
      return c.json(await askForClaim(services, { userId: user.id, profileId }, email))
    },
  )

  const claim = {
    ...aboutProfile,
    summary:
      'Ask to give a profile a login of its own. Every guardian is notified and can stop it for 72 hours',
    body: claimRequestSchema,
    answers: { 201: claimAnswerSchema },
    refuses: ['already_claimed', 'email_taken', 'hand_over_too_soon', 'role_too_low'],
    limits: ['hand_over', 'sign_up'],
  } as const
  routes.post(
    '/api/profiles/:id/claim',
    claim,
    async ({ c, signedIn: { user }, params: { id: profileId }, body }) => {
      const visitor = readVisitor(c, config)
      await limits.take('sign_up', visitor.address)
      await limits.take('hand_over', user.id)
      const asked = { userId: user.id, profileId }
      return c.json(await askHandOver(services, asked, body, visitor), 201)
    },
  )

  const stop = {
    who: 'user',
    params: { id: rowId },
    idempotency: 'exempt',
    summary: 'Stop a hand-over that has not taken effect',
    answers: { 204: null },
    refuses: ['already_claimed', 'role_too_low'],
  } as const
  routes.delete(
    '/api/profiles/:id/claim',
    stop,
    async ({ c, signedIn: { user }, params: { id: profileId } }) => {
      await stopHandOver(services, { userId: user.id, profileId })
      return c.body(null, 204)
    },
  )

  return routes.app
}

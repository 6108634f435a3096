import type { Hono } from 'hono'
import {
  acceptAnswerSchema,
  invitationRequestSchema,
  invitationsAnswerSchema,
  inviterAnswerSchema,
  memberAnswerSchema,
  newInvitationAnswerSchema,
  shownInvitationAnswerSchema,
} from 'sync-protocol/rest'
import * as z from 'zod/mini'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { clientAddress } from '../../http/client-address'
import { createRoutes } from '../../http/routes'
import { rowId } from '../../http/row-id'
import {
  acceptInvitation,
  confirmInvitation,
  showInvitation,
  showInviter,
} from './answer-invitation'
import { invite, listInvitations, withdraw } from './invite'

const token = z.string().check(z.regex(/^[\w-]{20,64}$/))

export function invitationsRoutes(services: Services): Hono<AppEnv> {
  const { config, limits } = services
  const routes = createRoutes(services, 'Family')

  const list = {
    summary: 'Invitations to a profile that wait, the newest first',
    who: 'user',
    params: { id: rowId },
    answers: { 200: invitationsAnswerSchema },
    refuses: ['role_too_low'],
  } as const
  routes.get('/api/profiles/:id/invitations', list, async ({ c, signedIn: { user }, params }) =>
    c.json(await listInvitations(services, user.id, params.id)),
  )

  const make = {
    summary: 'Invite somebody: by e-mail, or with a link to hand over',
    who: 'user',
    params: { id: rowId },
    body: invitationRequestSchema,
    answers: { 201: newInvitationAnswerSchema },
    refuses: ['already_member', 'email_unconfirmed', 'rate_limited', 'role_too_low', 'too_many'],
    // The answer may contain a secret that is shown once.
    idempotency: 'exempt',
  } as const
  routes.post(
    '/api/profiles/:id/invitations',
    make,
    async ({ c, signedIn: { user }, params: { id: profileId }, body }) =>
      c.json(await invite(services, { userId: user.id, profileId }, body), 201),
  )

  const aboutInvitation = {
    who: 'user',
    params: { id: rowId, invitationId: rowId },
    idempotency: 'exempt',
  } as const

  const takeBack = {
    ...aboutInvitation,
    summary: 'Withdraw an invitation',
    answers: { 204: null },
    refuses: ['role_too_low'],
  } as const
  routes.delete(
    '/api/profiles/:id/invitations/:invitationId',
    takeBack,
    async ({ c, signedIn: { user }, params: { id: profileId, invitationId } }) => {
      await withdraw(services, { userId: user.id, profileId, invitationId })
      return c.body(null, 204)
    },
  )

  const confirm = {
    ...aboutInvitation,
    summary: 'Let in the one who accepted an invitation',
    answers: { 200: memberAnswerSchema },
    refuses: ['already_member', 'role_too_low', 'too_many'],
  } as const
  routes.post(
    '/api/profiles/:id/invitations/:invitationId/confirm',
    confirm,
    async ({ c, signedIn: { user }, params: { id: profileId, invitationId } }) =>
      c.json(await confirmInvitation(services, { userId: user.id, profileId, invitationId })),
  )

  const aboutToken = { who: 'user', params: { token } } as const

  const show = {
    ...aboutToken,
    summary: 'What the link of an invitation is about',
    answers: { 200: shownInvitationAnswerSchema },
    refuses: ['already_accepted', 'already_member'],
  } as const
  routes.get('/api/invitations/:token', show, async ({ c, signedIn: { user }, params }) =>
    c.json(await showInvitation(services, user.id, params.token)),
  )

  const inviter = {
    summary: 'Who made an invitation, for a reader who has not signed in',
    who: 'anyone',
    params: { token },
    answers: { 200: inviterAnswerSchema },
    limits: ['invitation_link'],
  } as const
  routes.get('/api/invitations/:token/inviter', inviter, async ({ c, params }) => {
    await limits.take('invitation_link', clientAddress(c, config.proxyHops))
    return c.json(await showInviter(services, params.token))
  })

  const accept = {
    ...aboutToken,
    summary: 'Accept an invitation',
    answers: { 200: acceptAnswerSchema },
    refuses: ['already_accepted', 'already_member', 'email_unconfirmed', 'too_many'],
    // A second request is refused.
    idempotency: 'exempt',
  } as const
  routes.post('/api/invitations/:token/accept', accept, async ({ c, signedIn: { user }, params }) =>
    c.json(await acceptInvitation(services, user.id, params.token)),
  )

  return routes.app
}

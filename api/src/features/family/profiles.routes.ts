import type { Hono } from 'hono'
import {
  memberAnswerSchema,
  memberRequestSchema,
  newProfileRequestSchema,
  profileOfAnswerSchema,
  profilesAnswerSchema,
} from 'sync-protocol/rest'
import { AppError } from '../../core/app-error'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { createRoutes } from '../../http/routes'
import { rowId } from '../../http/row-id'
import { changeMember, removeMember } from './change-member'
import { deleteProfile } from './delete-profile'
import { invitationsRoutes } from './invitations.routes'
import { listProfiles } from './list-profiles'
import { makeProfile } from './make-profile'

/** None of these routes reads an `Idempotency-Key`: a repetition has no further effect or is refused. */
export function familyRoutes(services: Services): Hono<AppEnv> {
  const routes = createRoutes(services, 'Family')

  const list = {
    summary: 'One’s own profile, and those one was let into',
    who: 'user',
    answers: { 200: profilesAnswerSchema },
  } as const
  routes.get('/api/profiles', list, async ({ c, signedIn: { user } }) =>
    c.json(await listProfiles(services, user.id)),
  )

  const make = {
    summary: 'Make a profile for somebody without a login; 200 where one’s own has this id already',
    who: 'user',
    body: newProfileRequestSchema,
    answers: { 200: profileOfAnswerSchema, 201: profileOfAnswerSchema },
    refuses: ['id_taken', 'too_many'],
    // The id identifies a repeated request.
    idempotency: 'exempt',
  } as const
  routes.post('/api/profiles', make, async ({ c, signedIn: { user }, body }) => {
    const { profile, isNew } = await makeProfile(services, user.id, body)
    return c.json(profile, isNew ? 201 : 200)
  })

  const aboutProfile = { params: { id: rowId }, idempotency: 'exempt' } as const

  const remove = {
    ...aboutProfile,
    summary: 'Delete a profile without a login, for all of its members',
    who: 'fresh',
    answers: { 204: null },
    refuses: ['already_claimed', 'role_too_low'],
  } as const
  routes.delete('/api/profiles/:id', remove, async ({ c, signedIn: { user }, params: { id } }) => {
    await deleteProfile(services, user.id, id)
    return c.body(null, 204)
  })

  const leave = {
    ...aboutProfile,
    summary: 'Leave a profile',
    who: 'user',
    answers: { 204: null },
    refuses: ['last_guardian'],
  } as const
  routes.delete(
    '/api/profiles/:id/membership',
    leave,
    async ({ c, signedIn: { user }, params }) => {
      const { id: profileId } = params
      if (profileId === user.id) throw new AppError('not_found')
      await removeMember(services, { userId: user.id, profileId, memberId: user.id })
      return c.body(null, 204)
    },
  )

  const aboutMember = {
    who: 'user',
    params: { id: rowId, memberId: rowId },
    refuses: ['last_guardian', 'role_too_low'],
    idempotency: 'exempt',
  } as const

  const change = {
    ...aboutMember,
    summary: 'Change a member’s role or its end, or what one is called oneself: only what is sent',
    body: memberRequestSchema,
    answers: { 200: memberAnswerSchema },
  } as const
  routes.patch(
    '/api/profiles/:id/members/:memberId',
    change,
    async ({ c, signedIn: { user }, params: { id, memberId }, body }) => {
      const asked = { userId: user.id, profileId: id, memberId }
      return c.json(await changeMember(services, asked, body))
    },
  )

  const removeOne = {
    ...aboutMember,
    summary: 'Remove a member: from then on nothing that they write is taken',
    answers: { 204: null },
  } as const
  routes.delete(
    '/api/profiles/:id/members/:memberId',
    removeOne,
    async ({ c, signedIn: { user }, params: { id, memberId } }) => {
      await removeMember(services, { userId: user.id, profileId: id, memberId })
      return c.body(null, 204)
    },
  )

  routes.app.route('/', invitationsRoutes(services))
  return routes.app
}

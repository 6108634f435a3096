import type { Hono } from 'hono'
import {
  memberAnswerSchema,
  memberRequestSchema,
  newProfileRequestSchema,
  type ProfileOfAnswer,
  profileOfAnswerSchema,
  profilesAnswerSchema,
} from 'sync-protocol/rest'
import { AppError, isAppError } from '../../core/app-error'
import { setRlsUser } from '../../db/act-for'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import { createRoutes } from '../../http/routes'
import { rowId } from '../../http/row-id'
import { deleteKeptEmails } from '../../mail/deliver-email'
import { erasePerson, lockUser } from '../../records/erase-person'
import { deleteMembership, holdMembers, selectMemberships } from '../../records/family/members.sql'
import { notifyProfiles } from '../../records/family/notify-profiles'
import { readPerson } from '../../records/family/people.sql'
import { changeMember, removeMember } from './change-member'
import { invitationsRoutes } from './invitations.routes'
import { makeProfile } from './make-profile'
import { readProfile } from './read-profile'

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

async function listProfiles(services: Services, userId: string): Promise<ProfileOfAnswer[]> {
  const { database, now } = services
  const at = now()
  const { own, memberships } = await database.snapshot(userId, async tx => ({
    own: await readProfile(tx, services, userId, at),
    memberships: await selectMemberships(tx, userId, at),
  }))
  const profiles = [own]
  for (const { subjectId: id } of memberships) {
    const subject = { id, by: { id: userId, right: 'read', at } } as const
    try {
      profiles.push(await database.snapshotFor(subject, tx => readProfile(tx, services, id, at)))
    } catch (error) {
      // The membership or the record was removed since.
      if (!isAppError(error, 'not_found')) throw error
    }
  }
  return profiles
}

/** A person with a login deletes their own account. Throws `already_claimed`. */
async function deleteProfile(services: Services, userId: string, id: string): Promise<void> {
  const { database, keyring, notices, now, records } = services
  if (id === userId) throw new AppError('already_claimed')
  const by = { id: userId, right: 'delete', at: now() } as const
  await database.actFor({ id, by, changesMembers: true }, async tx => {
    const person = await readPerson(tx, id)
    if (person?.kind !== 'managed') throw new AppError('already_claimed')
    // All code locks members in this order, so that two deletions cannot deadlock.
    const members = (await holdMembers(tx, id)).map(({ memberId }) => memberId).sort()
    await records.lock(tx, id)
    await lockUser(tx, id)
    await erasePerson(tx, keyring, id, by.at)
    for (const memberId of members) {
      await setRlsUser(tx, memberId)
      await deleteMembership(tx, memberId, id)
      if (memberId !== userId) await notices.put(tx, memberId, { kind: 'shared_record_deleted' })
    }
    await notifyProfiles(tx, keyring, members)
  })
  await deleteKeptEmails(services, id)
}

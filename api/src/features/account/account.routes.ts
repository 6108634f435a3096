import type { Hono } from 'hono'
import { AppError, isAppError } from '../../core/app-error'
import type { SessionUser } from '../../core/signed-in'
import { lockJoiner, lockMembers, setRlsUser } from '../../db/act-for'
import type { Tx } from '../../db/database'
import type { Keyring } from '../../db/keyring'
import { apartFromRequest } from '../../db/one-connection'
import type { Services } from '../../deps'
import type { AppEnv } from '../../http/app-env'
import type { ReadFile } from '../../http/file-headers'
import { createRoutes } from '../../http/routes'
import { endSessions } from '../../http/sessions.sql'
import { deleteKeptEmails } from '../../mail/deliver-email'
import { endDueSubscriptions, putEndings } from '../../orders/end-subscriptions'
import { erasePerson, lockUser } from '../../records/erase-person'
import { leaveRecord } from '../../records/family/leave-record'
import { deleteMembership, holdMembers, selectMemberships } from '../../records/family/members.sql'
import { notifyProfiles } from '../../records/family/notify-profiles'
import { streamExport } from './export-account'

export function accountRoutes(services: Services, readFile: ReadFile): Hono<AppEnv> {
  const { limits, now, sessions } = services
  const routes = createRoutes(services, 'Account')

  const leave = {
    summary: 'Delete the account and all that is kept of its person, at once',
    who: 'fresh',
    answers: { 204: null },
    refuses: ['has_profiles'],
    // After the deletion the answer cannot be stored.
    idempotency: 'exempt',
  } as const
  routes.delete('/api/account', leave, async ({ c, signedIn: { user } }) => {
    await deleteAccount(services, user)
    sessions.forget(c)
    return c.body(null, 204)
  })

  const takeAlong = {
    summary: 'All that is kept about the person, or of the record of another, in one JSON file',
    who: 'fresh',
    profile: 'export',
    // The export has its own format and version.
    answers: { 200: { 'application/json': null } },
    limits: ['account_export'],
  } as const
  routes.get('/api/account/export', takeAlong, async ({ c, signedIn: { user }, subject }) => {
    await limits.take('account_export', user.id)
    const name = `lifetag-export-${now().toISOString().slice(0, 10)}.json`
    return c.body(await streamExport(services, readFile, subject), 200, {
      'Content-Type': 'application/json',
      'Content-Disposition': `attachment; filename="${name}"`,
    })
  })

  return routes.app
}

/** Also ends the memberships in the records of others. Throws `not_signed_in`. */
async function deleteAccount(services: Services, { id }: SessionUser): Promise<void> {
  const { database, keyring, notices, now, records } = services
  await database.transaction(id, async tx => {
    await leaveFamily(tx, keyring, id, now())
    // A concurrent writer finishes first and cannot deadlock with the deletion.
    await records.lock(tx, id)
    // All code locks the account's row before the counters of e-mails.
    if (!(await lockUser(tx, id))) throw new AppError('not_signed_in')
    await notices.put(tx, id, { kind: 'account_deleted' })
    const monthly = await tx<{ subscription_id: string }[]>`
      select subscription_id from subscriptions where user_id = ${id}
        and subscription_id is not null and status not in ('canceled', 'incomplete_expired')`
    // Deleting the sessions' rows alone would not end their open event streams.
    await endSessions(tx, id, tx`true`)
    const owed = monthly.map(row => row.subscription_id)
    if (owed.length > 0) await putEndings(tx, owed, now())
    await erasePerson(tx, keyring, id, now())
  })
  await deleteKeptEmails(services, id)
  // The person does not wait for the payment provider, because a job of the server tries again.
  void apartFromRequest(() => endDueSubscriptions(services)).catch(() => {})
}

/**
 * Ends memberships on both sides before anything else is locked. Throws `has_profiles` if a record would
 * be left without a guardian.
 */
async function leaveFamily(tx: Tx, keyring: Keyring, userId: string, at: Date) {
  // The lock keeps the account from joining a record meanwhile.
  await lockJoiner(tx, userId)
  const memberships = await selectMemberships(tx, userId, at)
  await lockMembers(tx, [userId, ...memberships.map(({ subjectId }) => subjectId)])
  const members = await holdMembers(tx, userId)
  for (const { subjectId } of memberships) {
    await setRlsUser(tx, subjectId)
    await leaveGuarded(tx, keyring, subjectId, userId)
  }
  for (const { memberId } of members) {
    await setRlsUser(tx, memberId)
    await deleteMembership(tx, memberId, userId)
  }
  await setRlsUser(tx, userId)
  await notifyProfiles(
    tx,
    keyring,
    members.map(({ memberId }) => memberId),
  )
}

async function leaveGuarded(tx: Tx, keyring: Keyring, subjectId: string, userId: string) {
  try {
    await leaveRecord(tx, keyring, subjectId, userId)
  } catch (error) {
    throw isAppError(error, 'last_guardian') ? new AppError('has_profiles') : error
  }
}

import { AppError, isAppError } from '../../core/app-error'
import { lockJoiner, lockMembers, setRlsUser } from '../../db/act-for'
import type { Tx } from '../../db/database'
import type { Keyring } from '../../db/keyring'
import { leaveRecord } from '../../records/family/leave-record'
import { deleteMembership, holdMembers, selectMemberships } from '../../records/family/members.sql'
import { notifyProfiles } from '../../records/family/notify-profiles'

/**
 * Ends memberships on both sides before anything else is locked. Throws `has_profiles` if a record would
 * be left without a guardian.
 */
export async function leaveFamily(tx: Tx, keyring: Keyring, userId: string, at: Date) {
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

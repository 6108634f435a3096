import { AppError } from '../../core/app-error'
import { setRlsUser } from '../../db/act-for'
import type { Tx } from '../../db/database'
import type { Keyring } from '../../db/keyring'
import { withdrawInvitationsOf } from './invitations.sql'
import { deleteMember, deleteMembership, holdMembers } from './members.sql'
import { notifyProfiles } from './notify-profiles'

/**
 * Removes an account from a record, on both sides, with its invitations. It needs `lockMembers`. After the
 * commit nothing that the account writes is accepted. Throws `last_guardian` if a managed record would be
 * left without a guardian.
 */
export async function leaveRecord(tx: Tx, keyring: Keyring, subjectId: string, memberId: string) {
  const members = await holdMembers(tx, subjectId)
  await deleteMember(tx, subjectId, memberId)
  await withdrawInvitationsOf(tx, subjectId, memberId)
  await requireGuardian(tx, subjectId)
  await setRlsUser(tx, memberId)
  await deleteMembership(tx, memberId, subjectId)
  await setRlsUser(tx, subjectId)
  await notifyProfiles(tx, keyring, [subjectId, ...members.map(member => member.memberId)])
}

/** Throws `last_guardian` if a managed record no longer has a guardian whose role does not end. */
export async function requireGuardian(tx: Tx, subjectId: string): Promise<void> {
  const [row] = await tx<{ kind: string; guardians: number }[]>`
    select kind, (
      select count(*)::int from members
      where user_id = ${subjectId} and role = 'guardian' and until is null) as guardians
    from users where id = ${subjectId}`
  if (row?.kind === 'managed' && row.guardians === 0) throw new AppError('last_guardian')
}

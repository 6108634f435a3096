/**
 * Functions on `members` need a transaction for the record's person. Functions on `memberships` need a
 * transaction for the member.
 */
import type { Role } from 'sync-protocol/family'
import type { Tx } from '../../db/database'

export type Membership = { role: Role; since: Date; until: Date | null }

export type MemberRow = Membership & { memberId: string; sealed: Buffer }

export const selectMembers = (tx: Tx, subjectId: string, at: Date) =>
  tx<MemberRow[]>`
    select member_id as "memberId", role, since, until, sealed from members
    where user_id = ${subjectId} and (until is null or until > ${at})
    order by since, member_id`

/** Locks the members until the commit, so that their writes have finished or have to wait. */
export const holdMembers = (tx: Tx, subjectId: string) =>
  tx<MemberRow[]>`
    select member_id as "memberId", role, since, until, sealed from members
    where user_id = ${subjectId} order by since, member_id for update`

export const selectMemberships = (tx: Tx, memberId: string, at: Date) =>
  tx<(Membership & { subjectId: string })[]>`
    select subject_id as "subjectId", role, since, until from memberships
    where user_id = ${memberId} and (until is null or until > ${at})
    order by since, subject_id`

export async function takenSlots(tx: Tx, memberId: string, at: Date): Promise<number[]> {
  await tx`delete from memberships where user_id = ${memberId} and until <= ${at}`
  const rows = await tx<{ slot: number }[]>`
    select slot from memberships where user_id = ${memberId} order by slot`
  return rows.map(({ slot }) => slot)
}

/** A member whose role has ended may join again. */
export const insertMember = (
  tx: Tx,
  subjectId: string,
  { memberId, role, since, until, sealed }: MemberRow,
) =>
  tx`
    insert into members (user_id, member_id, role, since, until, sealed)
    values (${subjectId}, ${memberId}, ${role}, ${since}, ${until}, ${sealed})
    on conflict (user_id, member_id) do update set role = excluded.role, since = excluded.since,
      until = excluded.until, sealed = excluded.sealed`

export const insertMembership = (
  tx: Tx,
  memberId: string,
  { subjectId, slot, role, since, until }: Membership & { subjectId: string; slot: number },
) =>
  tx`
    insert into memberships (user_id, subject_id, slot, role, since, until)
    values (${memberId}, ${subjectId}, ${slot}, ${role}, ${since}, ${until})`

type NewRole = Pick<Membership, 'role' | 'until'>

export const updateMember = (
  tx: Tx,
  subjectId: string,
  memberId: string,
  { role, until, sealed }: NewRole & { sealed: Buffer },
) =>
  tx`
    update members set role = ${role}, until = ${until}, sealed = ${sealed}
    where user_id = ${subjectId} and member_id = ${memberId}`

export const updateMembership = (
  tx: Tx,
  memberId: string,
  subjectId: string,
  { role, until }: NewRole,
) =>
  tx`
    update memberships set role = ${role}, until = ${until}
    where user_id = ${memberId} and subject_id = ${subjectId}`

export const deleteMember = (tx: Tx, subjectId: string, memberId: string) =>
  tx`delete from members where user_id = ${subjectId} and member_id = ${memberId}`

export const deleteMembership = (tx: Tx, memberId: string, subjectId: string) =>
  tx`delete from memberships where user_id = ${memberId} and subject_id = ${subjectId}`

/** Deletes the choice to notify a member, because it belongs to the previous role. */
export const forgetTick = (tx: Tx, subjectId: string, memberId: string) =>
  tx`
    delete from alert_choices
    where user_id = ${subjectId} and member_id = ${memberId} and is_notified`

import { may, roleEnd } from 'sync-protocol/family'
import type { MemberAnswer, MemberRequest } from 'sync-protocol/rest'
import { AppError } from '../../core/app-error'
import { accessOf, type Subject, setRlsUser } from '../../db/act-for'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import { withdrawInvitationsOf } from '../../records/family/invitations.sql'
import { type Label, openLabel, sealLabel } from '../../records/family/label'
import { leaveRecord, requireGuardian } from '../../records/family/leave-record'
import {
  forgetTick,
  holdMembers,
  type MemberRow,
  type Membership,
  selectMembers,
  updateMember,
  updateMembership,
} from '../../records/family/members.sql'
import { notifyProfiles } from '../../records/family/notify-profiles'
import { endOf } from './end-of'
import { guardLostGuardian, notifyNewGuardian } from './guard-hand-over'
import { memberAnswer } from './read-profile'

type Asked = { userId: string; profileId: string; memberId: string }

/** Role and end need the right to change members. */
export async function changeMember(
  services: Services,
  { userId, profileId: id, memberId }: Asked,
  { role, until, ...sent }: MemberRequest,
): Promise<MemberAnswer> {
  const { database, keyring, now } = services
  const at = now()
  const isOfRole = role !== undefined || until !== undefined
  const isOwn = memberId === userId
  const isOfLabel = Object.values(sent).some(value => value !== undefined)
  const subject = subjectOf(userId, id, isOwn && !isOfRole ? 'read' : 'members', at)
  return database.actFor(subject, async tx => {
    const members = await holdMembers(tx, id)
    const member = isActive(members, memberId, at)
    if (isOfLabel && !isOwn) throw new AppError('role_too_low')
    const key = await keyring.userKey(tx, id)
    const before = openLabel(key, id, memberId, member.sealed)
    const label: Label = { ...before, ...definedIn(sent) }
    const next = { ...member, ...newRole(member, role, until, at) }
    const sealed = sealLabel(key, id, memberId, label)
    await updateMember(tx, id, memberId, { ...next, sealed })
    if (next.role !== member.role) await forgetTick(tx, id, memberId)
    await requireGuardian(tx, id)
    if (!may(next.role, 'members')) await withdrawInvitationsOf(tx, id, memberId)
    await setRlsUser(tx, memberId)
    await updateMembership(tx, memberId, id, next)
    await setRlsUser(tx, id)
    if (isLessOfGuardian(member, next)) {
      await guardLostGuardian(tx, services, id, { memberId, byId: userId })
      if (!isOwn) await notify(tx, services, id, { memberId, kind: 'role_lowered' })
    }
    if (next.role !== member.role) await notifyNewGuardian(tx, services, id, next)
    await notifyProfiles(tx, keyring, [id, ...members.map(each => each.memberId)])
    return memberAnswer(next, label, accessOf(tx).actor)
  })
}

function isLessOfGuardian(before: Membership, next: Membership): boolean {
  if (!may(before.role, 'handOver')) return false
  const endsEarlier = next.until !== null && (before.until === null || next.until < before.until)
  return endsEarlier || !may(next.role, 'handOver')
}

function newRole(
  before: Membership,
  role: MemberRequest['role'],
  until: MemberRequest['until'],
  at: Date,
): Pick<Membership, 'role' | 'until'> {
  if (until !== undefined) return { role: role ?? before.role, until: endOf(until, at) }
  if (role === undefined || role === before.role) return before
  return { role, until: endOf(roleEnd(role, at.getTime()), at) }
}

export async function removeMember(
  services: Services,
  { userId, profileId: id, memberId }: Asked,
): Promise<void> {
  const { database, keyring, now } = services
  const at = now()
  const isLeaving = memberId === userId
  await database.actFor(subjectOf(userId, id, isLeaving ? 'read' : 'members', at), async tx => {
    const { role } = isActive(await selectMembers(tx, id, at), memberId, at)
    await leaveRecord(tx, keyring, id, memberId)
    if (may(role, 'handOver')) {
      await guardLostGuardian(tx, services, id, { memberId, byId: userId })
    }
    if (!isLeaving) await notify(tx, services, id, { memberId, kind: 'removed_from_record' })
  })
}

async function notify(
  tx: Tx,
  { notices }: Services,
  id: string,
  { memberId, kind }: { memberId: string; kind: 'removed_from_record' | 'role_lowered' },
): Promise<void> {
  await setRlsUser(tx, memberId)
  await notices.put(tx, memberId, kind === 'role_lowered' ? { kind, profileId: id } : { kind })
  await setRlsUser(tx, id)
}

function isActive(members: readonly MemberRow[], memberId: string, at: Date): MemberRow {
  const member = members.find(each => each.memberId === memberId)
  if (!member || (member.until !== null && member.until <= at)) throw new AppError('not_found')
  return member
}

function subjectOf(userId: string, id: string, right: 'members' | 'read', at: Date): Subject {
  const by = id === userId ? {} : { by: { id: userId, right, at } }
  return { id, ...by, changesMembers: true }
}

const definedIn = (label: Label): Label =>
  Object.fromEntries(Object.entries(label).filter(([, value]) => value !== undefined))

import { type AccessRole, may, type ProfileKind } from 'sync-protocol/family'
import { ALERT_LIMITS } from 'sync-protocol/rest'
import type { Tx } from '../db/database'
import { selectMembers } from '../records/family/members.sql'
import type { Target } from './alert'

/** Somebody in the record, and whether they are told: as their role says, or as they or others chose. */
export type Listener = { id: string; role: AccessRole; isNotified: boolean; sealed: Buffer | null }

/** Within the record: its person where they sign in, then its members, by when they came. */
export async function readListeners(tx: Tx, userId: string, at: Date): Promise<Listener[]> {
  const [people, members, choices] = await Promise.all([
    tx<{ kind: ProfileKind }[]>`select kind from users where id = ${userId}`,
    selectMembers(tx, userId, at),
    tx<{ id: string; isNotified: boolean }[]>`
      select member_id as id, is_notified as "isNotified" from alert_choices where user_id = ${userId}`,
  ])
  const chosen = new Map(choices.map(({ id, isNotified }) => [id, isNotified]))
  const own = people[0]?.kind === 'person' ? [{ id: userId, role: 'person', sealed: null }] : []
  const others = members.map(({ memberId, role, sealed }) => ({ id: memberId, role, sealed }))
  return [...(own as Omit<Listener, 'isNotified'>[]), ...others].map(listener => ({
    ...listener,
    isNotified: chosen.get(listener.id) ?? may(listener.role, 'alerts'),
  }))
}

export type MutedUntil = Date | null

export async function readMute(tx: Tx, userId: string, at: Date): Promise<MutedUntil> {
  const [row] = await tx<{ mutedUntil: Date | null }[]>`
    select muted_until as "mutedUntil" from alert_settings where user_id = ${userId}`
  const until = row?.mutedUntil ?? null
  return until !== null && until > at ? until : null
}

/**
 * Who is told of an event now, nobody while it is muted; those who were asked in person before those who
 * are in by their role. Within the record.
 */
export async function readTargets(tx: Tx, userId: string, at: Date): Promise<Target[]> {
  const [mutedUntil, listeners, contacts] = await Promise.all([
    readMute(tx, userId, at),
    readListeners(tx, userId, at),
    tx<{ id: string }[]>`
      select id from alert_contacts where user_id = ${userId} and state = 'active'
      order by answered_at, id`,
  ])
  if (mutedUntil !== null) return []
  const accounts = listeners.filter(({ isNotified }) => isNotified)
  const inOrder = (role: AccessRole) => accounts.filter(account => account.role === role)
  const asTarget = (kind: Target['kind']) => (each: { id: string }) => ({ kind, id: each.id })
  return [
    ...inOrder('person').map(asTarget('account')),
    ...contacts.map(asTarget('contact')),
    ...['guardian', 'carer', 'viewer'].flatMap(role =>
      inOrder(role as AccessRole).map(asTarget('account')),
    ),
  ].slice(0, ALERT_LIMITS.targets)
}

export const isSame = (one: Target, other: Target): boolean =>
  one.kind === other.kind && one.id === other.id

/** From now on, whatever their role says. Within the record. */
export const choose = (tx: Tx, userId: string, memberId: string, isNotified: boolean) =>
  tx`
    insert into alert_choices (user_id, member_id, is_notified)
    values (${userId}, ${memberId}, ${isNotified})
    on conflict (user_id, member_id) do update set is_notified = excluded.is_notified`

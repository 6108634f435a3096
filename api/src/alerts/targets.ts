import { type AccessRole, may, type ProfileKind } from 'sync-protocol/family'
import { ALERT_LIMITS } from 'sync-protocol/rest'
import type { Tx } from '../db/database'
import type { Target } from '../outbox/message'
import { selectMembers } from '../records/family/members.sql'

type Listener = { id: string; role: AccessRole; isNotified: boolean; sealed: Buffer | null }

/**
 * The record's person comes first, if they have a sign-in, and then the members by the time they joined. The
 * transaction is within the record.
 */
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

type MutedUntil = Date | null

export async function readMute(tx: Tx, userId: string, at: Date): Promise<MutedUntil> {
  const [row] = await tx<{ mutedUntil: Date | null }[]>`
    select muted_until as "mutedUntil" from alert_settings where user_id = ${userId}`
  const until = row?.mutedUntil ?? null
  return until !== null && until > at ? until : null
}

/**
 * Returns an empty list while the record is muted. Contacts who were asked personally come before members.
 * The transaction is within the record.
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

/** Overrides the role. The transaction is within the record. */
export const choose = (tx: Tx, userId: string, memberId: string, isNotified: boolean) =>
  tx`
    insert into alert_choices (user_id, member_id, is_notified)
    values (${userId}, ${memberId}, ${isNotified})
    on conflict (user_id, member_id) do update set is_notified = excluded.is_notified`

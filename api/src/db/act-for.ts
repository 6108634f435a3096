/**
 * Acting in a record: its own person in theirs, others where they are members (decisions/0041).
 *
 * Locks are taken in one order: who comes into records (`lockJoiner`), the records whose members change
 * (`lockMembers`, by id), their rows of `members`, the space (decisions/0017), the rest. A writer holds
 * their own row of `members` for share from before the first write to the commit; who takes a role away holds
 * it for update: after that commit nothing more is written under the role.
 */
import { type AccessRole, may, type Right, type Role } from 'sync-protocol/family'
import { AppError } from '../http/app-error'
import type { Tx } from './guard-transaction'
import { type Settings, setLocal } from './set-local'

export type Subject = {
  /** Whose record it is. */
  id: string
  /** Who asks; left out for the record's own person. */
  by?: Actor
  /** Who is in the record is to change: waits for others who change it. */
  changesMembers?: true
  /** An account that comes into the record with this transaction. */
  joins?: string
}

export type Actor = {
  /** An account. */
  id: string
  /** What they mean to do. */
  right: Right
  /** At which moment they must be a member. */
  at: Date
}

/** Who acts in a transaction, and what they are in the record; `actor` is left out for its own person. */
export type Access = { role: AccessRole; actor?: string }

const OWN: Access = { role: 'person' }
const accesses = new WeakMap<Tx, Access>()

/** Of a transaction that acts in no record: as its own person. */
export const accessOf = (tx: Tx): Access => accesses.get(tx) ?? OWN

/** Whose share of the pool it counts against. */
export const askerOf = ({ id, by }: Subject): string => by?.id ?? id

/** What a transaction acts for until the right is known, and from then on. */
export const settingsBefore = ({ id, by }: Subject): Settings =>
  by ? { 'app.lookup_member': by.id } : { 'app.user_id': id }
export const settingsOf = (subject: Subject): Settings => ({
  ...settingsBefore(subject),
  'app.user_id': subject.id,
})

/** Runs `fn` where who asks has the right: not before that is known does the record open. */
export async function admit<T>(
  tx: Tx,
  subject: Subject,
  lock: 'share' | null,
  fn: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { id, by, changesMembers, joins } = subject
  if (joins !== undefined) await lockJoiner(tx, joins)
  if (changesMembers) await lockMembers(tx, [id])
  if (!by) return fn(tx)
  const role = await readRole(tx, id, by, lock)
  if (!role) throw new AppError('not_found')
  if (!may(role, by.right)) throw new AppError('role_too_low')
  accesses.set(tx, { role, actor: by.id })
  // Sent first and not waited for: what follows on this connection runs after it.
  const isSet = become(tx, id)
  const [result] = await Promise.all([fn(tx), isSet])
  return result
}

/** For who has made the record, in the transaction that made it. */
export const actAs = (tx: Tx, access: Access): void => void accesses.set(tx, access)

/** Whose rows the rest of the transaction is about: what belongs to two people is written at once. */
export const become = (tx: Tx, userId: string): Promise<void> =>
  setLocal(tx, { 'app.user_id': userId })

async function readRole(
  tx: Tx,
  subjectId: string,
  { id, at }: Actor,
  lock: 'share' | null,
): Promise<Role | undefined> {
  const [row] = await tx<{ role: Role }[]>`
    select role from members
    where user_id = ${subjectId} and member_id = ${id} and (until is null or until > ${at})
    ${lock === null ? tx`` : tx`for share`}`
  return row?.role
}

/** One after the other come into records: how many one may be in is counted under it. */
export const lockJoiner = (tx: Tx, accountId: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${accountId}, ${JOINERS}))`

/** Holds off everyone else who changes who is in these records, until the commit. */
export async function lockMembers(tx: Tx, subjectIds: readonly string[]): Promise<void> {
  for (const id of [...subjectIds].sort()) {
    await tx`select pg_advisory_xact_lock(hashtextextended(${id}, ${RECORDS}))`
  }
}

/** Seeds of the two kinds of locks. */
const [JOINERS, RECORDS] = [38_001, 38_002]

/**
 * Members act in the records of others (decisions/0041).
 *
 * A transaction takes its locks in a fixed order: the account that joins a record (`lockJoiner`), the records
 * whose members change (`lockMembers`, sorted by id), the rows of `members`, the space (decisions/0017), the
 * rest. A writer holds their row of `members` for share from before the first write to the commit. Taking a
 * role away locks the row for update, so after that commit nothing more is written under the role.
 */
import { type AccessRole, may, type Right, type Role } from 'sync-protocol/family'
import { AppError } from '../core/app-error'
import type { Tx } from './guard-transaction'
import { type Settings, setLocal } from './set-local'

export type Subject = {
  id: string
  /** Absent if people act in their own record. */
  by?: Actor
  /** Waits for other transactions that change the members. */
  changesMembers?: true
  joins?: string
}

type Actor = {
  id: string
  right: Right
  at: Date
}

type Access = { role: AccessRole; actor?: string }

const OWN: Access = { role: 'person' }
const accesses = new WeakMap<Tx, Access>()

export const accessOf = (tx: Tx): Access => accesses.get(tx) ?? OWN

export const askerOf = ({ id, by }: Subject): string => by?.id ?? id

/** A transaction has these settings until `requireRole` has checked the right. */
export const settingsBefore = ({ id, by }: Subject): Settings =>
  by ? { 'app.lookup_member': by.id } : { 'app.user_id': id }
export const settingsOf = (subject: Subject): Settings => ({
  ...settingsBefore(subject),
  'app.user_id': subject.id,
})

/**
 * Runs `fn` if the asking account has the right, which is checked before the record's rows are visible.
 * Throws `not_found` if the account is no member, and `role_too_low` if its role lacks the right.
 */
export async function requireRole<T>(
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
  const isSet = setRlsUser(tx, id)
  const [result] = await Promise.all([fn(tx), isSet])
  return result
}

/** Sets the access of an account that made the record in this transaction. */
export const actAs = (tx: Tx, access: Access): void => void accesses.set(tx, access)

/** From here on the transaction acts for another person, so that it can write rows of two people. */
export const setRlsUser = (tx: Tx, userId: string): Promise<void> =>
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

/** Lets accounts join records one at a time, so that an account's records are counted safely. */
export const lockJoiner = (tx: Tx, accountId: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${accountId}, ${JOINERS}))`

export async function lockMembers(tx: Tx, subjectIds: readonly string[]): Promise<void> {
  for (const id of [...subjectIds].sort()) {
    await tx`select pg_advisory_xact_lock(hashtextextended(${id}, ${RECORDS}))`
  }
}

const [JOINERS, RECORDS] = [38_001, 38_002]

import type { KeyObject } from 'node:crypto'
import { AppError } from '../core/app-error'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { seal, unseal } from '../db/seal'

/** The database finds an account by this keyed hash, and the address is sealed with the account's own key. */
export const hashEmail = (keyring: Keyring, email: string): Buffer =>
  keyring.lookupHash('email', email.trim().toLowerCase())

/** An account whose address was refused by its holder is found only if no other account has the address. */
export async function findHolder(tx: Tx, emailHash: Buffer): Promise<string | null> {
  const [entry] = await tx<{ user_id: string }[]>`
    select user_id from login_directory where email_hash = ${emailHash} order by is_refused limit 1`
  return entry?.user_id ?? null
}

export const sealEmail = (userKey: KeyObject, userId: string, email: string): Buffer =>
  seal(userKey, placeOf(userId), Buffer.from(email))

/** Returns null if there is no such account, or if the record's person does not sign in. */
export async function readEmail(keyring: Keyring, tx: Tx, userId: string): Promise<string | null> {
  const rows = await tx<SealedEmail[]>`
    select sealed_email from users where id = ${userId} and deleted_at is null`
  return openEmail(keyring, tx, userId, rows)
}

type SealedEmail = { sealed_email: Buffer | null }

async function openEmail(keyring: Keyring, tx: Tx, userId: string, [row]: readonly SealedEmail[]) {
  if (!row?.sealed_email) return null
  return unseal(await keyring.userKey(tx, userId), placeOf(userId), row.sealed_email).toString()
}

/** The address need not be confirmed, but one whose holder answered "not me" is left out. */
export async function readReceiptEmail(
  keyring: Keyring,
  tx: Tx,
  userId: string,
): Promise<string | null> {
  const [row] = await tx`
    select 1 from users where id = ${userId} and email_refused_at is not null`
  return row ? null : readEmail(keyring, tx, userId)
}

/** Returns null until the address is confirmed. */
export async function readConfirmedEmail(
  keyring: Keyring,
  tx: Tx,
  userId: string,
): Promise<string | null> {
  const rows = await tx<SealedEmail[]>`
    select sealed_email from users
    where id = ${userId} and deleted_at is null and email_confirmed_at is not null`
  return openEmail(keyring, tx, userId, rows)
}

/** If a signed-in person has no address, the account was deleted during the request. */
export async function requireEmail(keyring: Keyring, tx: Tx, userId: string): Promise<string> {
  const email = await readEmail(keyring, tx, userId)
  if (email === null) throw new AppError('not_signed_in')
  return email
}

export type Emails = ReadonlyMap<string, string>

const AT_ONCE = 1_000

/** Reads 1,000 addresses at a time, so that other requests get their turn. */
export async function readEmails(
  keyring: Keyring,
  tx: Tx,
  userIds: readonly (string | null)[],
): Promise<Emails> {
  const wanted = [...new Set(userIds.filter(id => id !== null))]
  const emails = new Map<string, string>()
  for (let start = 0; start < wanted.length; start += AT_ONCE) {
    const ids = wanted.slice(start, start + AT_ONCE)
    const keys = await keyring.userKeys(tx, ids)
    const rows = await tx<{ id: string; sealed_email: Buffer | null }[]>`
      select id, sealed_email from users where id = any(${ids}::uuid[]) and deleted_at is null`
    for (const { id, sealed_email } of rows) {
      const key = keys.get(id)
      if (key && sealed_email) emails.set(id, unseal(key, placeOf(id), sealed_email).toString())
    }
  }
  return emails
}

export const emailOf = (emails: Emails, userId: string | null): string =>
  userId === null ? '' : (emails.get(userId) ?? '')

export const sealNewEmail = (userKey: KeyObject, userId: string, email: string): Buffer =>
  seal(userKey, newPlaceOf(userId), Buffer.from(email))

export const openNewEmail = (userKey: KeyObject, userId: string, sealed: Buffer): string =>
  unseal(userKey, newPlaceOf(userId), sealed).toString()

const placeOf = (userId: string) => ({ table: 'users', collection: 'email', id: userId, userId })
const newPlaceOf = (userId: string) => ({ ...placeOf(userId), collection: 'new_email' })

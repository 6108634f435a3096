import type { KeyObject } from 'node:crypto'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { seal, unseal } from '../db/seal'
import { AppError } from '../http/app-error'

/**
 * Hashes an e-mail address. The database finds an account by this keyed hash and keeps it unique. The address
 * itself is stored sealed with the account's own key.
 */
export const hashEmail = (keyring: Keyring, email: string): Buffer =>
  keyring.lookupHash('email', email.trim().toLowerCase())

/**
 * Finds the account that has the address, or null. An account whose address was refused by its holder is
 * found only if no other account has the address.
 */
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

/**
 * Reads the address for receipts and notices of refunds. It need not be confirmed, but an address whose
 * holder answered "not me" is left out.
 */
export async function readReceiptEmail(
  keyring: Keyring,
  tx: Tx,
  userId: string,
): Promise<string | null> {
  const [row] = await tx`
    select 1 from users where id = ${userId} and email_refused_at is not null`
  return row ? null : readEmail(keyring, tx, userId)
}

/** Reads the address for all other e-mails. It is null until the address is confirmed. */
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

/** Reads the address of a signed-in person. If there is none, the account was deleted during the request. */
export async function requireEmail(keyring: Keyring, tx: Tx, userId: string): Promise<string> {
  const email = await readEmail(keyring, tx, userId)
  if (email === null) throw new AppError('not_signed_in')
  return email
}

/** Maps an account's id to its address. */
export type Emails = ReadonlyMap<string, string>

const AT_ONCE = 1_000

/**
 * Reads many addresses for lists and whole exports, 1,000 at a time, so that other requests get their turn.
 */
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

/** Returns an empty text if the account does not exist. */
export const emailOf = (emails: Emails, userId: string | null): string =>
  userId === null ? '' : (emails.get(userId) ?? '')

/** Seals the address that replaces the current one when it is confirmed. */
export const sealNewEmail = (userKey: KeyObject, userId: string, email: string): Buffer =>
  seal(userKey, newPlaceOf(userId), Buffer.from(email))

export const openNewEmail = (userKey: KeyObject, userId: string, sealed: Buffer): string =>
  unseal(userKey, newPlaceOf(userId), sealed).toString()

const placeOf = (userId: string) => ({ table: 'users', collection: 'email', id: userId, userId })
const newPlaceOf = (userId: string) => ({ ...placeOf(userId), collection: 'new_email' })

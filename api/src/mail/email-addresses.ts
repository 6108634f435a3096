import type { KeyObject } from 'node:crypto'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { seal, unseal } from '../db/seal'
import { AppError } from '../http/app-error'

/**
 * An account's e-mail address, of which the database holds a keyed hash (to find it by, and to keep it
 * unique) and the address itself sealed with the account's own key.
 */
export const hashEmail = (keyring: Keyring, email: string): Buffer =>
  keyring.lookupHash('email', email.trim().toLowerCase())

/**
 * The account that has the address. One whose holder disowned it is found only where no other has it;
 * null where none has.
 */
export async function findHolder(tx: Tx, emailHash: Buffer): Promise<string | null> {
  const [entry] = await tx<{ user_id: string }[]>`
    select user_id from login_directory where email_hash = ${emailHash} order by is_refused limit 1`
  return entry?.user_id ?? null
}

export const sealEmail = (userKey: KeyObject, userId: string, email: string): Buffer =>
  seal(userKey, placeOf(userId), Buffer.from(email))

/** Null when there is no such account, or only a record of somebody who does not sign in. */
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
 * Where receipts and notes of refunds go: also unconfirmed, but never to an address that said "not
 * me".
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

/** Where all other e-mails go; null until its mailbox has answered. */
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

/** Of a person who is signed in: where there is none, the account was deleted at this very moment. */
export async function requireEmail(keyring: Keyring, tx: Tx, userId: string): Promise<string> {
  const email = await readEmail(keyring, tx, userId)
  if (email === null) throw new AppError('not_signed_in')
  return email
}

/** By the account's id. */
export type Emails = ReadonlyMap<string, string>

const AT_ONCE = 1_000

/**
 * For lists over everyone. Whole exports come this way: between two thousands, other requests
 * get their turn.
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

/** Empty where the account is gone, or never was. */
export const emailOf = (emails: Emails, userId: string | null): string =>
  userId === null ? '' : (emails.get(userId) ?? '')

/** The address that an account is to have when it is confirmed. */
export const sealNewEmail = (userKey: KeyObject, userId: string, email: string): Buffer =>
  seal(userKey, newPlaceOf(userId), Buffer.from(email))

export const openNewEmail = (userKey: KeyObject, userId: string, sealed: Buffer): string =>
  unseal(userKey, newPlaceOf(userId), sealed).toString()

const placeOf = (userId: string) => ({ table: 'users', collection: 'email', id: userId, userId })
const newPlaceOf = (userId: string) => ({ ...placeOf(userId), collection: 'new_email' })

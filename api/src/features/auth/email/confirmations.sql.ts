import type { Tx } from '../../../db/database'
import { enterAddress, leaveAddress, refuseAddress } from '../../../mail/login-directory.sql'
import type { UserRow } from '../users.sql'

type Outcome = 'confirmed' | 'refused'

export type ConfirmationRow = {
  user_id: string
  email_hash: Buffer
  expires_at: Date
  outcome: Outcome | null
}

type NewConfirmation = {
  userId: string
  tokenHash: Buffer
  emailHash: Buffer
  sentAt: Date
  expiresAt: Date
}

export const insertConfirmation = (tx: Tx, row: NewConfirmation) =>
  tx`
    insert into email_confirmations (user_id, token_hash, email_hash, sent_at, expires_at)
    values (${row.userId}, ${row.tokenHash}, ${row.emailHash}, ${row.sentAt}, ${row.expiresAt})`

/** Runs within `database.lookup('email_token', …)`. */
export async function findShownOwner(tx: Tx, tokenHash: Buffer): Promise<string | undefined> {
  const [row] = await tx<{ user_id: string }[]>`
    select user_id from email_confirmations where token_hash = ${tokenHash}`
  return row?.user_id
}

export async function readConfirmation(
  tx: Tx,
  userId: string,
  tokenHash: Buffer,
): Promise<ConfirmationRow | undefined> {
  const [row] = await tx<ConfirmationRow[]>`
    select user_id, email_hash, expires_at, outcome from email_confirmations
    where user_id = ${userId} and token_hash = ${tokenHash}`
  return row
}

/** The first answer settles every link to this address. */
export const settleConfirmations = (tx: Tx, row: ConfirmationRow, outcome: Outcome) =>
  tx`
    update email_confirmations set outcome = ${outcome}
    where user_id = ${row.user_id} and email_hash = ${row.email_hash}
      and (outcome is null or outcome = 'confirmed')`

export type AddressRow = Pick<
  UserRow,
  'created_at' | 'email_confirmed_at' | 'email_refused_at' | 'sealed_new_email'
> & { email_hash: Buffer; new_email_hash: Buffer | null }

/** The lock makes two answers about one address run in turn. */
export async function lockAddresses(tx: Tx, userId: string): Promise<AddressRow | undefined> {
  const [row] = await tx<AddressRow[]>`
    select created_at, email_hash, email_confirmed_at, email_refused_at, new_email_hash,
      sealed_new_email
    from users where id = ${userId} for update`
  return row
}

export const setNewEmail = (
  tx: Tx,
  userId: string,
  { hash, sealed }: { hash: Buffer | null; sealed: Buffer | null },
) =>
  tx`
    update users set new_email_hash = ${hash}, sealed_new_email = ${sealed} where id = ${userId}`

export async function setEmailRefused(tx: Tx, userId: string, at: Date): Promise<void> {
  const [row] = await tx<{ email_hash: Buffer }[]>`
    update users set email_confirmed_at = null, email_refused_at = ${at} where id = ${userId}
    returning email_hash`
  if (row) await refuseAddress(tx, userId, row.email_hash)
}

export async function replaceEmail(
  tx: Tx,
  userId: string,
  { oldHash, hash, sealed, at }: { oldHash: Buffer; hash: Buffer; sealed: Buffer; at: Date },
): Promise<void> {
  await tx`
    update users set email_hash = ${hash}, sealed_email = ${sealed}, email_confirmed_at = ${at},
      email_refused_at = null, new_email_hash = null, sealed_new_email = null
    where id = ${userId}`
  if (!oldHash.equals(hash)) await leaveAddress(tx, userId, oldHash)
  await enterAddress(tx, userId, hash)
}

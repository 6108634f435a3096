import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import { endSessions } from '../../http/sessions.sql'
import { findHolder, hashEmail } from '../../mail/email-addresses'
import { enterAddress } from '../../mail/login-directory.sql'

type Credentials = { id: string; password_hash: string | null }

/**
 * An account whose address was refused is found only if no other account has that address. Its owner may have
 * mistyped it and must be able to sign in and choose another.
 */
export const findByEmail = (
  { database, keyring }: Pick<Services, 'database' | 'keyring'>,
  email: string,
): Promise<Credentials | undefined> => {
  const hash = hashEmail(keyring, email)
  return database.lookup('email', hash.toString('hex'), async tx => {
    const holder = await findHolder(tx, hash)
    if (!holder) return undefined
    const [row] = await tx<Credentials[]>`
      select id, password_hash from users
      where id = ${holder} and email_hash = ${hash} and deleted_at is null`
    return row
  })
}

export const isAddressTaken = (
  { database, keyring }: Pick<Services, 'database' | 'keyring'>,
  email: string,
): Promise<boolean> => {
  const hash = hashEmail(keyring, email)
  return database.lookup('email', hash.toString('hex'), async tx => {
    const [row] = await tx`
      select 1 from login_directory where email_hash = ${hash} and not is_refused`
    return row !== undefined
  })
}

type NewUser = {
  id: string
  emailHash: Buffer
  passwordHash: string | null
  language: string | null
  at: Date
}

/** Signing up is the consent, as the screen says next to the button. */
export async function insertUser(
  tx: Tx,
  { id, emailHash, passwordHash, language, at }: NewUser,
): Promise<void> {
  await tx`
    insert into users (id, email_hash, password_hash, language, consent_at, created_at)
    values (${id}, ${emailHash}, ${passwordHash}, ${language}, ${at}, ${at})`
  await enterAddress(tx, id, emailHash)
}

export async function setSealedEmail(tx: Tx, userId: string, sealed: Buffer): Promise<void> {
  await tx`update users set sealed_email = ${sealed} where id = ${userId}`
}

export async function setPasswordHash(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx`update users set password_hash = ${passwordHash} where id = ${userId}`
}

/** Returns null if the account has only passkeys. */
export async function readPasswordHash(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx<Credentials[]>`select id, password_hash from users where id = ${userId}`
  return row?.password_hash ?? null
}

export const endOtherSessions = (tx: Tx, userId: string, keptId: string): Promise<number> =>
  endSessions(tx, userId, tx`id <> ${keptId}`)

export type UserRow = {
  id: string
  role: 'owner' | 'admin' | null
  created_at: Date
  email_confirmed_at: Date | null
  email_refused_at: Date | null
  sealed_new_email: Buffer | null
  recovery_codes_seen_at: Date | null
  language: string | null
}

export async function readUser(tx: Tx, userId: string): Promise<UserRow | undefined> {
  const [row] = await tx<UserRow[]>`
    select id, role, created_at, email_confirmed_at, email_refused_at, sealed_new_email,
      recovery_codes_seen_at, language
    from users where id = ${userId}`
  return row
}

type Login = { emailHash: Buffer; sealed: Buffer; passwordHash: string | null; language: string }

export const giveLogin = (
  tx: Tx,
  id: string,
  { emailHash, sealed, passwordHash, language }: Login,
) =>
  tx`
    update users set kind = 'person', email_hash = ${emailHash}, sealed_email = ${sealed},
      password_hash = ${passwordHash}, language = ${language}
    where id = ${id}`

import type { PasskeyAnswer } from 'sync-protocol/rest'
import type { Tx } from '../../../db/database'

export type StoredPasskey = {
  user_id: string
  id: string
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
}

/** Runs within `database.lookup('passkey', …)`. */
export async function findShownPasskey(tx: Tx, credentialId: string) {
  const [owner] = await tx<{ user_id: string }[]>`
    select user_id from passkey_directory where credential_id = ${credentialId}`
  if (!owner) return undefined
  const [row] = await tx<StoredPasskey[]>`
    select user_id, id, credential_id, public_key, counter::float8 as counter, transports
    from passkeys where user_id = ${owner.user_id} and credential_id = ${credentialId}`
  return row
}

type NewPasskey = {
  id: string
  credentialId: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
  isBackedUp: boolean
  name: string
  at: Date
}

export async function insertPasskey(tx: Tx, userId: string, passkey: NewPasskey): Promise<void> {
  await tx`
    insert into passkey_directory (credential_id, user_id)
    values (${passkey.credentialId}, ${userId})`
  await tx`
    insert into passkeys (user_id, id, credential_id, public_key, counter, transports,
      is_backed_up, name, created_at)
    values (${userId}, ${passkey.id}, ${passkey.credentialId}, ${Buffer.from(passkey.publicKey)},
      ${passkey.counter}, ${passkey.transports}, ${passkey.isBackedUp}, ${passkey.name},
      ${passkey.at})`
}

/** Returns false if this counter or a later one was seen before, but most passkeys have no counter and stay at 0. */
export async function notePasskeyUse(
  tx: Tx,
  { user_id, id }: StoredPasskey,
  { counter, isBackedUp, at }: { counter: number; isBackedUp: boolean; at: Date },
): Promise<boolean> {
  const noted = await tx`
    update passkeys set counter = ${counter}, is_backed_up = ${isBackedUp}, last_used_at = ${at}
    where user_id = ${user_id} and id = ${id} and (counter < ${counter} or counter = 0)
    returning 1`
  return noted.length === 1
}

type Row = {
  id: string
  name: string
  created_at: Date
  last_used_at: Date | null
  is_backed_up: boolean
}

export async function listPasskeys(tx: Tx, userId: string): Promise<PasskeyAnswer[]> {
  const rows = await tx<Row[]>`
    select id, name, created_at, last_used_at, is_backed_up from passkeys
    where user_id = ${userId} order by created_at desc, id desc`
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    isBackedUp: row.is_backed_up,
  }))
}

export const listCredentialIds = (tx: Tx, userId: string) =>
  tx<{ id: string; transports: string[] }[]>`
    select credential_id as id, transports from passkeys where user_id = ${userId}`

export async function lockCredentials(tx: Tx, userId: string): Promise<{ hasPassword: boolean }> {
  const [row] = await tx<{ password_hash: string | null }[]>`
    select password_hash from users where id = ${userId} for update`
  return { hasPassword: typeof row?.password_hash === 'string' }
}

export async function renamePasskey(tx: Tx, userId: string, id: string, name: string) {
  const renamed = await tx`
    update passkeys set name = ${name} where user_id = ${userId} and id = ${id} returning 1`
  return renamed.length === 1
}

export async function deletePasskey(tx: Tx, userId: string, id: string): Promise<void> {
  const [row] = await tx<{ credential_id: string }[]>`
    delete from passkeys where user_id = ${userId} and id = ${id} returning credential_id`
  if (!row) return
  await tx`
    delete from passkey_directory
    where credential_id = ${row.credential_id} and user_id = ${userId}`
}

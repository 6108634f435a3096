import type { Tx } from '../../db/database'

export type Credentials = { id: string; password_hash: string | null }

/** Within `database.lookup('email', …)`: the one account that has the address. */
export async function findCredentials(tx: Tx, email: string): Promise<Credentials | undefined> {
  const [row] = await tx<Credentials[]>`
    select id, password_hash from users where lower(email) = ${email}`
  return row
}

export type NewUser = { id: string; email: string; passwordHash: string | null; at: Date }

/** Signing up is the consent: the screen says so beside the button. */
export async function insertUser(tx: Tx, { id, email, passwordHash, at }: NewUser): Promise<void> {
  await tx`
    insert into users (id, email, password_hash, consent_at, created_at)
    values (${id}, ${email}, ${passwordHash}, ${at}, ${at})`
}

export async function setPasswordHash(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx`update users set password_hash = ${passwordHash} where id = ${userId}`
}

/** Null where only passkeys sign in. */
export async function readPasswordHash(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx<Credentials[]>`select id, password_hash from users where id = ${userId}`
  return row?.password_hash ?? null
}

export async function endAllSessions(tx: Tx, userId: string): Promise<void> {
  await tx`delete from sessions where user_id = ${userId}`
}

export async function endOtherSessions(tx: Tx, userId: string, keptId: string): Promise<void> {
  await tx`delete from sessions where user_id = ${userId} and id <> ${keptId}`
}

export type UserRow = {
  id: string
  email: string
  role: 'owner' | 'admin' | null
  created_at: Date
}

export async function readUser(tx: Tx, userId: string): Promise<UserRow | undefined> {
  const [row] = await tx<UserRow[]>`
    select id, email, role, created_at from users where id = ${userId}`
  return row
}

import type { Tx } from '../../db/database'

/**
 * Of someone who leaves: by nothing are they found any more. Each row is named by its own key, which
 * is what directories are distributed by; no foreign key reaches them there.
 */
export async function leaveDirectories(tx: Tx, userId: string): Promise<void> {
  const [addresses, passkeys, codes, clients] = await Promise.all([
    tx<Keys>`
      select encode(email_hash, 'hex') as key from users
      where id = ${userId} and email_hash is not null`,
    tx<Keys>`select credential_id as key from passkeys where user_id = ${userId}`,
    tx<Keys>`select encode(token_hash, 'hex') as key from code_links where user_id = ${userId}`,
    tx<Keys>`select client_id as key from sync_clients where user_id = ${userId}`,
  ])
  // Hashes travel as hex: the driver takes an array of buffers for one buffer.
  await Promise.all([
    tx`
      delete from login_directory where user_id = ${userId} and email_hash = any(array(
        select decode(hex, 'hex') from unnest(${keysOf(addresses)}::text[]) as left_behind(hex)))`,
    tx`
      delete from passkey_directory
      where user_id = ${userId} and credential_id = any(${keysOf(passkeys)}::text[])`,
    tx`
      delete from code_directory where user_id = ${userId} and token_hash = any(array(
        select decode(hex, 'hex') from unnest(${keysOf(codes)}::text[]) as left_behind(hex)))`,
    tx`
      delete from client_directory
      where user_id = ${userId} and client_id = any(${keysOf(clients)}::uuid[])`,
  ])
}

type Keys = { key: string }[]
const keysOf = (rows: Keys) => rows.map(({ key }) => key)

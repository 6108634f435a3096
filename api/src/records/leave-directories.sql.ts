import { byteaArray } from '../db/bytea-array'
import type { Tx } from '../db/database'

/**
 * Removes the user from every lookup table. Foreign keys do not reach directories in a distributed database.
 * Each statement has the distribution key as an array value, because a subquery would be sent to every shard.
 */
export async function leaveDirectories(tx: Tx, userId: string): Promise<void> {
  const [addresses, passkeys, codes, clients, links, shares] = await Promise.all([
    tx<Keys<Buffer>>`
      select email_hash as key from users where id = ${userId} and email_hash is not null`,
    tx<Keys<string>>`select credential_id as key from passkeys where user_id = ${userId}`,
    tx<Keys<Buffer>>`select token_hash as key from code_links where user_id = ${userId}`,
    tx<Keys<string>>`select client_id as key from sync_clients where user_id = ${userId}`,
    tx<Keys<Buffer>>`select token_hash as key from invitations where user_id = ${userId}`,
    tx<Keys<Buffer>>`select token_hash as key from shares where user_id = ${userId}`,
  ])
  const leave = async <T>(rows: Keys<T>, remove: (keys: T[]) => Promise<unknown>) =>
    rows.length > 0 && remove(rows.map(({ key }) => key))
  await Promise.all([
    leave(
      addresses,
      keys => tx`
      delete from login_directory
      where user_id = ${userId} and email_hash = any(${byteaArray(tx, keys)})`,
    ),
    leave(
      passkeys,
      keys => tx`
      delete from passkey_directory
      where user_id = ${userId} and credential_id = any(${keys}::text[])`,
    ),
    leave(
      codes,
      keys => tx`
      delete from code_directory
      where user_id = ${userId} and token_hash = any(${byteaArray(tx, keys)})`,
    ),
    leave(
      clients,
      keys => tx`
      delete from client_directory
      where user_id = ${userId} and client_id = any(${keys}::uuid[])`,
    ),
    leave(
      links,
      keys => tx`
      delete from invitation_directory
      where user_id = ${userId} and token_hash = any(${byteaArray(tx, keys)})`,
    ),
    leave(
      shares,
      keys => tx`
      delete from share_directory
      where user_id = ${userId} and token_hash = any(${byteaArray(tx, keys)})`,
    ),
  ])
}

type Keys<T> = { key: T }[]

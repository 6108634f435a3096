import postgres from 'postgres'
import type { DataKeys } from './data-keys'
import { serverKeyPlace, unwrapKey, userKeyPlace, type WrappedKey, wrapKey } from './keyring'
import type { Place } from './seal'

/**
 * After a new key was put first in DATA_KEYS: wraps every key with it. No data is touched, and the
 * service runs on meanwhile. Once it has run, the older entries of DATA_KEYS can go.
 */
export async function rewrapKeys(ownerUrl: string, dataKeys: DataKeys) {
  const sql = postgres(ownerUrl, {
    max: 1,
    connection: { 'app.maintenance': 'on' },
    onnotice: () => {},
  })
  const count = { rewrapped: 0, kept: 0 }
  const rewrap = async (
    place: Place,
    row: WrappedKey,
    save: (key: WrappedKey) => Promise<unknown>,
  ) => {
    if (row.key_version === dataKeys[0].version) {
      count.kept++
      return
    }
    const { keyVersion, wrapped } = wrapKey(dataKeys, place, unwrapKey(dataKeys, place, row))
    await save({ key_version: keyVersion, wrapped })
    count.rewrapped++
  }
  try {
    const users = await sql<(WrappedKey & { user_id: string })[]>`
      select user_id, key_version, wrapped from user_keys`
    for (const row of users) {
      await rewrap(
        userKeyPlace(row.user_id),
        row,
        ({ key_version, wrapped }) =>
          sql`update user_keys set key_version = ${key_version}, wrapped = ${wrapped}
              where user_id = ${row.user_id}`,
      )
    }
    const servers = await sql<(WrappedKey & { name: string })[]>`
      select name, key_version, wrapped from server_keys`
    for (const row of servers) {
      await rewrap(
        serverKeyPlace(row.name),
        row,
        ({ key_version, wrapped }) =>
          sql`update server_keys set key_version = ${key_version}, wrapped = ${wrapped}
              where name = ${row.name}`,
      )
    }
    return count
  } finally {
    await sql.end({ timeout: 1 })
  }
}

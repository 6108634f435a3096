import { type Account, accountSchema } from 'sync-protocol/medical'
import type { Tx } from '../../db/database'
import type { Keyring } from '../../db/keyring'
import { sealJson, unsealJson } from '../../db/seal'

/** A person's own name. Reading or writing it is all that signing in knows of the record. */
export type AccountNames = {
  write(tx: Tx, userId: string, names: Account): Promise<void>
  read(tx: Tx, userId: string): Promise<Account>
}

/** Sealed in a table of its own. The store of synced records takes this place in `createApp`'s deps. */
export function createAccountNames(keyring: Keyring): AccountNames {
  const place = (userId: string) => ({
    table: 'account_names',
    collection: 'account',
    id: userId,
    userId,
  })
  return {
    async write(tx, userId, names) {
      const sealed = sealJson(await keyring.userKey(tx, userId), place(userId), names)
      await tx`insert into account_names (user_id, sealed) values (${userId}, ${sealed})
               on conflict (user_id) do update set sealed = excluded.sealed`
    },
    async read(tx, userId) {
      const [row] = await tx<{ sealed: Buffer }[]>`
        select sealed from account_names where user_id = ${userId}`
      if (!row) return {}
      const opened = unsealJson(await keyring.userKey(tx, userId), place(userId), row.sealed)
      return accountSchema.parse(opened)
    },
  }
}

import type { Account } from 'sync-protocol/medical'
import type { Tx } from '../db/database'
import type { Records } from './records'
import { readRow, writeRow } from './rest-author'

export type AccountNames = {
  write(tx: Tx, userId: string, names: Account): Promise<void>
  read(tx: Tx, userId: string): Promise<Account>
}

/** The names are the one row of the synced collection `account`, so devices can edit them offline. */
export function createAccountNames(records: Records): AccountNames {
  return {
    async write(tx, userId, names) {
      await writeRow(records, tx, userId, { collection: 'account', id: userId, values: names })
    },
    async read(tx, userId) {
      const row = await readRow(records, tx, userId, 'account', userId)
      return row?.values ?? {}
    },
  }
}

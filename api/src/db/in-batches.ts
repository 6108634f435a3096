import type postgres from 'postgres'
import type { Owner } from './as-owner'
import type { Tx } from './guard-transaction'

/** Rows that one transaction of housekeeping changes: a request that meets one of them waits for no more. */
export const BATCH = 1_000

export type Batch = {
  table: string
  /** Of the table's primary key, where that is not (user_id, id). */
  key?: string
  /** Which rows; none that was changed may still be one. */
  when(tx: Tx): postgres.Fragment
}

/**
 * Deletes rows, or sets them as `set` says, a transaction for each batch, until none is left. Gives how
 * many they were. One that is written to meanwhile is asked again, and may stay.
 */
export async function changeInBatches(
  owner: Owner,
  { table, key = 'user_id, id', when }: Batch,
  size: number,
  set?: (tx: Tx) => postgres.Fragment,
): Promise<number> {
  for (let count = 0; ; ) {
    const changed = await owner.transaction(async tx => {
      const verb = set ? tx`update ${tx(table)} set ${set(tx)}` : tx`delete from ${tx(table)}`
      const keys = tx.unsafe(key)
      return tx`
        ${verb} where (${keys}) in (select ${keys} from ${tx(table)} where ${when(tx)} limit ${size})
          and ${when(tx)}`
    })
    count += changed.count
    if (changed.count < size) return count
  }
}

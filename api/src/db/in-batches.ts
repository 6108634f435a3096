import type postgres from 'postgres'
import type { Owner } from './as-owner'
import type { Tx } from './guard-transaction'

/** A small batch holds the locks on its rows only shortly. */
export const BATCH = 1_000

export type Batch = {
  table: string
  /** The columns of the primary key, if they are not (user_id, id). */
  key?: string
  /** A row that was changed must no longer match. */
  when(tx: Tx): postgres.Fragment
}

/** A row that is written meanwhile is checked again and may stay. */
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

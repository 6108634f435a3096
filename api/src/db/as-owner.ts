import postgres from 'postgres'
import type { Tx } from './guard-transaction'

/**
 * Housekeeping over the rows of all people. Each transaction sets `app.maintenance`, because what a
 * connection sets when it opens does not reach the workers of a distributed database.
 */
export type Owner = { transaction<T>(fn: (tx: Tx) => Promise<T>): Promise<T> }

export async function asOwner<T>(ownerUrl: string, job: (owner: Owner) => Promise<T>): Promise<T> {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} })
  try {
    return await job({
      async transaction(fn) {
        let result: { value: Awaited<ReturnType<typeof fn>> } | undefined
        await sql.begin(async tx => {
          await openEverybodysRows(tx)
          result = { value: await fn(tx) }
        })
        if (!result) throw new Error('A transaction that is committed has a result')
        return result.value
      },
    })
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** Opens the rows of all people until the transaction ends, except for the role of requests. */
export const openEverybodysRows = (tx: Tx) => tx.unsafe("set local app.maintenance = 'on'")

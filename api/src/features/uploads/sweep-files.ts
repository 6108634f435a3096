import type postgres from 'postgres'
import type { FileKey, FileStore } from '../../adapters/files/file-store'
import { asOwner } from '../../db/as-owner'

const BATCH = 500
/** By the store's clock: what came later may still get its row, and is looked at another day. */
const YOUNG_MS = 24 * 60 * 60_000

/**
 * Removes from the file store what no row leads to: files whose row was tidied away, whose account
 * was deleted, or which were moved back. Resolves with how many went.
 */
export async function sweepFiles(ownerUrl: string, store: FileStore, now: Date): Promise<number> {
  return asOwner(ownerUrl, async sql => {
    let swept = 0
    let batch: FileKey[] = []
    const sweepBatch = async () => {
      for (const key of await withoutRow(sql, batch)) if (await removeOne(sql, store, key)) swept++
      batch = []
    }
    for await (const { changedAt, ...key } of store.list()) {
      if (now.getTime() - changedAt.getTime() < YOUNG_MS) continue
      batch.push(key)
      if (batch.length === BATCH) await sweepBatch()
    }
    await sweepBatch()
    return swept
  })
}

async function withoutRow(sql: postgres.ISql, keys: readonly FileKey[]): Promise<FileKey[]> {
  if (keys.length === 0) return []
  return sql<FileKey[]>`
    select wanted.user_id as "userId", wanted.id
    from unnest(${keys.map(key => key.userId)}::uuid[], ${keys.map(key => key.id)}::uuid[])
      as wanted (user_id, id)
    where not exists (
      select 1 from files
      where files.user_id = wanted.user_id and files.id = wanted.id and files.sealed is null)`
}

/** Under the owner's lock, which an upload of the same file takes before it writes its row. */
const removeOne = (sql: postgres.Sql, store: FileStore, key: FileKey): Promise<boolean> =>
  sql.begin(async tx => {
    await tx`select 1 from spaces where user_id = ${key.userId} for update`
    if ((await withoutRow(tx, [key])).length === 0) return false
    await store.delete(key)
    return true
  })

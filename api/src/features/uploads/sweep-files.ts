import type { FileKey, FileStore } from '../../adapters/files/file-store'
import { asOwner, type Owner } from '../../db/as-owner'
import type { Tx } from '../../db/database'

const BATCH = 500
/** By the store's clock: what came later may still get its row, and is looked at another day. */
const YOUNG_MS = 24 * 60 * 60_000

/**
 * Removes from the file store what no row leads to: files whose row was tidied away, whose account
 * was deleted, or which were moved back. Resolves with how many went.
 */
export async function sweepFiles(ownerUrl: string, store: FileStore, now: Date): Promise<number> {
  return asOwner(ownerUrl, async owner => {
    let swept = 0
    let batch: FileKey[] = []
    const sweepBatch = async () => {
      const lost = await owner.transaction(tx => withoutRow(tx, batch))
      for (const key of lost) if (await removeOne(owner, store, key)) swept++
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

async function withoutRow(tx: Tx, keys: readonly FileKey[]): Promise<FileKey[]> {
  if (keys.length === 0) return []
  const rows = await tx<FileKey[]>`
    select user_id as "userId", id from files
    where user_id = any(${keys.map(key => key.userId)}::uuid[])
      and id = any(${keys.map(key => key.id)}::uuid[]) and sealed is null`
  const wordOf = ({ userId, id }: FileKey) => `${userId} ${id}`
  const found = new Set(rows.map(wordOf))
  return keys.filter(key => !found.has(wordOf(key)))
}

/** Under the owner's lock, which an upload of the same file takes before it writes its row. */
const removeOne = (owner: Owner, store: FileStore, key: FileKey): Promise<boolean> =>
  owner.transaction(async tx => {
    await tx`select 1 from spaces where user_id = ${key.userId} for update`
    if ((await withoutRow(tx, [key])).length === 0) return false
    await store.delete(key)
    return true
  })

import type { FileKey, FileStore } from '../../adapters/files/file-store'
import { asOwner, type Owner } from '../../db/as-owner'
import type { Tx } from '../../db/database'

const BATCH = 500
/** A younger file may still get its row. */
const YOUNG_MS = 24 * 60 * 60_000

/**
 * Deletes the files that no row names, because their row was deleted or they were moved into the database. A
 * file that cannot be deleted stops no other, and its error is thrown at the end.
 */
export async function sweepFiles(ownerUrl: string, store: FileStore, now: Date): Promise<number> {
  return asOwner(ownerUrl, async owner => {
    let swept = 0
    let batch: FileKey[] = []
    const errors: unknown[] = []
    const sweepBatch = async () => {
      const lost = await owner.transaction(tx => withoutRow(tx, batch))
      for (const key of lost) {
        await removeOne(owner, store, key).then(
          isRemoved => {
            if (isRemoved) swept += 1
          },
          error => errors.push(error),
        )
      }
      batch = []
    }
    for await (const { changedAt, ...key } of store.list()) {
      if (now.getTime() - changedAt.getTime() < YOUNG_MS) continue
      batch.push(key)
      if (batch.length === BATCH) await sweepBatch()
    }
    await sweepBatch()
    if (errors.length > 0) throw errors[0]
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

/** An upload of the same file takes this lock, too. */
const removeOne = (owner: Owner, store: FileStore, key: FileKey): Promise<boolean> =>
  owner.transaction(async tx => {
    await tx`select 1 from spaces where user_id = ${key.userId} for update`
    if ((await withoutRow(tx, [key])).length === 0) return false
    await store.delete(key)
    return true
  })

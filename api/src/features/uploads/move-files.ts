import type { FileKey, FileStore } from '../../adapters/files/file-store'
import { asOwner, type Owner } from '../../db/as-owner'
import type { Tx } from '../../db/database'

type Destination = 'store' | 'database'

const PAGE = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Servers run meanwhile. Each file moves in one transaction under its owner's lock, so that neither an upload
 * nor the sweep interferes. The move may be killed at any point and started again, because every file is
 * complete on at least one side, and its row names that side.
 */
export async function moveFiles(
  ownerUrl: string,
  store: FileStore,
  to: Destination,
  onMoved: (count: number) => void = () => {},
): Promise<number> {
  return asOwner(ownerUrl, async owner => {
    let count = 0
    let last: FileKey = { userId: FIRST, id: FIRST }
    while (true) {
      const page = await owner.transaction(tx => pageAfter(tx, last, to))
      for (const key of page) {
        if (await moveOne(owner, store, key, to)) onMoved(++count)
      }
      const end = page.at(-1)
      if (!end) return count
      last = end
    }
  })
}

const pageAfter = (sql: Tx, { userId, id }: FileKey, to: Destination) =>
  sql<FileKey[]>`
    select user_id as "userId", id from files
    where (user_id, id) > (${userId}, ${id})
      and ${to === 'store' ? sql`sealed is not null` : sql`in_bucket_since is not null`}
    order by user_id, id limit ${PAGE}`

async function moveOne(
  owner: Owner,
  store: FileStore,
  key: FileKey,
  to: Destination,
): Promise<boolean> {
  const isMoved = await owner.transaction(async tx => {
    await tx`select 1 from spaces where user_id = ${key.userId} for update`
    return to === 'store' ? intoStore(tx, store, key) : intoDatabase(tx, store, key)
  })
  // Last, so that a reader of the old row still finds the bytes or reads the row again.
  if (isMoved && to === 'database') await store.delete(key)
  return isMoved
}

async function intoStore(tx: Tx, store: FileStore, key: FileKey): Promise<boolean> {
  const { userId, id } = key
  const [row] = await tx<{ sealed: Buffer }[]>`
    select sealed from files
    where user_id = ${userId} and id = ${id} and sealed is not null for update`
  if (!row) return false
  await store.put(key, row.sealed)
  // The only other copy is about to be deleted.
  const stored = await store.get(key)
  if (!stored?.equals(row.sealed)) throw new Error('The file store gave back other bytes')
  await tx`
    update files set sealed = null, in_bucket_since = now()
    where user_id = ${userId} and id = ${id}`
  return true
}

async function intoDatabase(tx: Tx, store: FileStore, key: FileKey): Promise<boolean> {
  const { userId, id } = key
  const rows = await tx`
    select 1 from files
    where user_id = ${userId} and id = ${id} and in_bucket_since is not null for update`
  if (rows.length === 0) return false
  const sealed = await store.get(key)
  if (!sealed) throw new Error('The file store has lost a file; nothing was changed')
  await tx`
    update files set sealed = ${sealed}, in_bucket_since = null
    where user_id = ${userId} and id = ${id}`
  return true
}

import type { FileType } from 'sync-protocol/sync'
import type { Tx } from '../../db/database'

/** Whether the file is there. One that nothing names yet is kept for another while. */
export async function renewFile(tx: Tx, userId: string, id: string, at: Date): Promise<boolean> {
  const rows = await tx`
    update files set unused_since = case when unused_since is null then null else ${at} end
    where user_id = ${userId} and id = ${id}
    returning 1`
  return rows.length > 0
}

/** How many files a person keeps, and their size in bytes. */
export async function measureFiles(
  tx: Tx,
  userId: string,
): Promise<{ count: number; size: number }> {
  const [row] = await tx<{ count: number; size: number }[]>`
    select count(*)::int as count, coalesce(sum(size), 0)::int as size
    from files where user_id = ${userId}`
  return row ?? { count: 0, size: 0 }
}

/** Lets go of what no row has named since before `before`. */
export const deleteUnused = (tx: Tx, userId: string, before: Date) =>
  tx`delete from files where user_id = ${userId} and unused_since < ${before}`

type NewFile = { id: string; type: FileType; size: number; sealed: Buffer }

export const insertFile = (tx: Tx, userId: string, file: NewFile, at: Date) =>
  tx`
    insert into files (user_id, id, type, size, unused_since, sealed)
    values (${userId}, ${file.id}, ${file.type}, ${file.size}, ${at}, ${file.sealed})`

export async function selectFile(
  tx: Tx,
  userId: string,
  id: string,
): Promise<{ type: FileType; sealed: Buffer } | undefined> {
  const [row] = await tx<{ type: FileType; sealed: Buffer }[]>`
    select type, sealed from files where user_id = ${userId} and id = ${id}`
  return row
}

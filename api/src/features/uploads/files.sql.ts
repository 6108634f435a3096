import type { FileType } from 'sync-protocol/sync'
import type { Tx } from '../../db/database'

export async function renewFile(tx: Tx, userId: string, id: string, at: Date): Promise<boolean> {
  const rows = await tx`
    update files set unused_since = case when unused_since is null then null else ${at} end
    where user_id = ${userId} and id = ${id} and (sealed is not null or in_bucket_since is not null)
    returning 1`
  return rows.length > 0
}

export async function measureFiles(
  tx: Tx,
  userId: string,
  exceptId: string,
): Promise<{ count: number; size: number }> {
  const [row] = await tx<{ count: number; size: number }[]>`
    select count(*)::int as count, coalesce(sum(size), 0)::int as size
    from files where user_id = ${userId} and id <> ${exceptId}`
  return row ?? { count: 0, size: 0 }
}

export const deleteUnused = (tx: Tx, userId: string, before: Date) =>
  tx`delete from files where user_id = ${userId} and unused_since < ${before}`

type NewFile = {
  id: string
  type: FileType
  size: number
  /** Null while the bytes are on their way to the file store. */
  sealed: Buffer | null
}

/** The driver would send hexadecimal text, which takes three times as much memory on its way as base64. */
export const insertFile = (tx: Tx, userId: string, file: NewFile, at: Date) =>
  tx`
    insert into files (user_id, id, type, size, unused_since, sealed)
    values (${userId}, ${file.id}, ${file.type}, ${file.size}, ${at},
      decode(${file.sealed?.toString('base64') ?? null}, 'base64'))
    on conflict (user_id, id) do update set type = excluded.type, size = excluded.size,
      unused_since = excluded.unused_since, sealed = excluded.sealed`

export async function markOutside(tx: Tx, userId: string, id: string, at: Date): Promise<boolean> {
  const rows = await tx`
    update files set in_bucket_since = ${at}
    where user_id = ${userId} and id = ${id} and sealed is null
    returning 1`
  return rows.length > 0
}

export async function selectFile(
  tx: Tx,
  userId: string,
  id: string,
): Promise<{ type: FileType; sealed: Buffer | null } | undefined> {
  const [row] = await tx<{ type: FileType; sealed: Buffer | null }[]>`
    select type, sealed from files
    where user_id = ${userId} and id = ${id} and (sealed is not null or in_bucket_since is not null)`
  return row
}

import type { FileType } from 'sync-protocol/sync'
import { freeBuffers } from '../../core/free-buffers'
import type { Tx } from '../../db/database'

/**
 * While bytes are sent or read, the driver holds several copies of them. Smaller pieces would cost the database
 * more, because it writes the whole value again for each.
 */
export const PIECE_BYTES = 1024 * 1024

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

/** Call it in a transaction, because a large file is written in several statements. */
export async function insertFile(tx: Tx, userId: string, file: NewFile, at: Date): Promise<void> {
  const { id, type, size, sealed } = file
  await tx`
    insert into files (user_id, id, type, size, unused_since, sealed)
    values (${userId}, ${id}, ${type}, ${size}, ${at},
      decode(${sealed && base64Piece(sealed, 0)}, 'base64'))
    on conflict (user_id, id) do update set type = excluded.type, size = excluded.size,
      unused_since = excluded.unused_since, sealed = excluded.sealed`
  freeBuffers()
  for (let from = PIECE_BYTES; sealed && from < sealed.byteLength; from += PIECE_BYTES) {
    await tx`
      update files set sealed = sealed || decode(${base64Piece(sealed, from)}, 'base64')
      where user_id = ${userId} and id = ${id}`
    freeBuffers()
  }
}

/** The driver would send hexadecimal text, which is half as long again. */
const base64Piece = (sealed: Buffer, from: number) =>
  sealed.toString('base64', from, Math.min(from + PIECE_BYTES, sealed.byteLength))

export async function markOutside(tx: Tx, userId: string, id: string, at: Date): Promise<boolean> {
  const rows = await tx`
    update files set in_bucket_since = ${at}
    where user_id = ${userId} and id = ${id} and sealed is null
    returning 1`
  return rows.length > 0
}

type FileRow = { type: FileType; sealed: Buffer | null }

/** Call it in a transaction with one snapshot, because a large file is read in several statements. */
export async function selectFile(tx: Tx, userId: string, id: string): Promise<FileRow | undefined> {
  const [row] = await tx<(FileRow & { length: number })[]>`
    select type, octet_length(sealed) as length, substring(sealed from 1 for ${PIECE_BYTES}) as sealed
    from files
    where user_id = ${userId} and id = ${id} and (sealed is not null or in_bucket_since is not null)`
  if (!row?.sealed || row.length <= PIECE_BYTES)
    return row && { type: row.type, sealed: row.sealed }
  const sealed = Buffer.allocUnsafeSlow(row.length)
  sealed.set(row.sealed)
  for (let from = PIECE_BYTES; from < row.length; from += PIECE_BYTES) {
    const [next] = await tx<{ piece: Buffer }[]>`
      select substring(sealed from ${from + 1} for ${PIECE_BYTES}) as piece
      from files where user_id = ${userId} and id = ${id}`
    if (next) sealed.set(next.piece, from)
    freeBuffers()
  }
  return { type: row.type, sealed }
}

import type { Tx } from '../db/database'

/** Binary values are base64. */
export type SealedScan = {
  userId: string
  codeId: string
  id: string
  at: Date
  lastAt: Date
  times: number
  mergeHash: string
  sealed: string
}

/**
 * Needs its own transaction, because the function acts as the owner of each line in turn. Returns the ids of
 * lines that failed.
 */
export async function noteScans(tx: Tx, lines: readonly SealedScan[]): Promise<Set<string>> {
  const failed = await tx<{ id: string }[]>`
    select add_scans(${JSON.stringify(lines)}::text::jsonb) as id`
  return new Set(failed.map(({ id }) => id))
}

export const selectScans = (tx: Tx, userId: string, codeId: string, count: number | null) =>
  tx<{ id: string; at: Date; lastAt: Date; times: number; sealed: Buffer }[]>`
    select id, scanned_at as at, coalesce(last_scanned_at, scanned_at) as "lastAt",
      scan_count as times, sealed
    from code_scans
    where user_id = ${userId} and code_id = ${codeId}
    order by scanned_at desc, id desc limit ${count}`

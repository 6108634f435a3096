import type { Tx } from '../../db/database'

/**
 * One network can leave this many names for one link in a day. Its further requests share a line without a
 * name.
 */
const NAMES_A_DAY = 20

type ShareRequestRow = {
  id: string
  shareId: string
  at: Date
  lastAt: Date
  times: number
  sealed: Buffer
}

type Line = {
  id: string
  shareId: string
  at: Date
  /** Both hashes include the day. */
  mergeHash: Buffer
  networkHash: Buffer
  sealed: Buffer
}

/** If it returns false, this network has left too many names today. Note the request without a name then. */
export async function noteNamed(tx: Tx, userId: string, line: Line): Promise<boolean> {
  const { shareId, mergeHash, networkHash } = line
  const [known] = await tx<{ isThere: boolean; names: number }[]>`
    select coalesce(bool_or(merge_hash = ${mergeHash}), false) as "isThere", count(*)::int as names
    from share_requests
    where user_id = ${userId} and share_id = ${shareId} and network_hash = ${networkHash}`
  if (!known?.isThere && (known?.names ?? 0) >= NAMES_A_DAY) return false
  await noteRequest(tx, userId, line)
  return true
}

export const noteRequest = (
  tx: Tx,
  userId: string,
  { id, shareId, at, mergeHash, networkHash, sealed }: Line,
) =>
  tx`
    insert into share_requests (user_id, id, share_id, requested_at, last_requested_at, merge_hash,
      network_hash, sealed)
    values (${userId}, ${id}, ${shareId}, ${at}, ${at}, ${mergeHash}, ${networkHash}, ${sealed})
    on conflict (user_id, share_id, merge_hash) where merge_hash is not null do update
    set request_count = share_requests.request_count + 1,
      last_requested_at = greatest(share_requests.last_requested_at, excluded.last_requested_at)`

export const selectRequests = (tx: Tx, userId: string, count: number | null) =>
  tx<ShareRequestRow[]>`
    select id, share_id as "shareId", requested_at as at, last_requested_at as "lastAt",
      request_count as times, sealed
    from share_requests where user_id = ${userId}
    order by id desc limit ${count}`

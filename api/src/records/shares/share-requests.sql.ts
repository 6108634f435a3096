import type { Tx } from '../../db/database'

/** Names that one network may leave for one link in a day; further ones are one line without a name. */
const NAMES_A_DAY = 20

export type ShareRequestRow = {
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
  /** Of all that makes requests one line, the day included. */
  fold: Buffer
  /** Of the network and the day. */
  network: Buffer
  sealed: Buffer
}

/** False where this network has left too many names today: then it is to be noted without one. */
export async function noteNamed(tx: Tx, userId: string, line: Line): Promise<boolean> {
  const { shareId, fold, network } = line
  const [known] = await tx<{ isThere: boolean; names: number }[]>`
    select coalesce(bool_or(fold = ${fold}), false) as "isThere", count(*)::int as names
    from share_requests
    where user_id = ${userId} and share_id = ${shareId} and network = ${network}`
  if (!known?.isThere && (known?.names ?? 0) >= NAMES_A_DAY) return false
  await noteRequest(tx, userId, line)
  return true
}

export const noteRequest = (
  tx: Tx,
  userId: string,
  { id, shareId, at, fold, network, sealed }: Line,
) =>
  tx`
    insert into share_requests (user_id, id, share_id, asked_at, last_at, fold, network, sealed)
    values (${userId}, ${id}, ${shareId}, ${at}, ${at}, ${fold}, ${network}, ${sealed})
    on conflict (user_id, share_id, fold) where fold is not null do update
    set times = share_requests.times + 1,
      last_at = greatest(share_requests.last_at, excluded.last_at)`

/** Those of all links of a person that were noted last. */
export const selectRequests = (tx: Tx, userId: string, count: number | null) =>
  tx<ShareRequestRow[]>`
    select id, share_id as "shareId", asked_at as at, last_at as "lastAt", times, sealed
    from share_requests where user_id = ${userId}
    order by id desc limit ${count}`

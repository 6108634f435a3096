import { ALERT_LIMITS } from 'sync-protocol/rest'
import type { Tx } from '../db/database'

const DAY_MS = 24 * 60 * 60_000

/**
 * Counts that a code was opened, in the transaction that tells of it; false where that was said lately, or
 * often enough today. Of two at once, one waits for the other. Within the record.
 */
export async function noteOpened(tx: Tx, userId: string, codeId: string, at: Date) {
  const day = new Date(at.getTime() - DAY_MS)
  const lately = new Date(at.getTime() - ALERT_LIMITS.openedEveryMs)
  const noted = await tx`
    insert into alert_times as known (user_id, code_id, opened_at)
    values (${userId}, ${codeId}, array[${at}::timestamptz])
    on conflict (user_id, code_id) do update
    set opened_at =
      array(select o from unnest(known.opened_at) o where o > ${day} order by o) || excluded.opened_at
    where (select count(*) from unnest(known.opened_at) o where o > ${day}) < ${ALERT_LIMITS.openedADay}
      and not exists (select from unnest(known.opened_at) o where o > ${lately})
    returning code_id`
  return noted.length > 0
}

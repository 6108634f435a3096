import { ALERT_LIMITS } from 'sync-protocol/rest'
import type { Tx } from '../db/database'

const DAY_MS = 24 * 60 * 60_000

/**
 * Counts that a code was opened, in the transaction that tells of it; false where that was said lately, or
 * often enough today. Of two at once, one waits for the other. Within the record.
 */
export async function noteOpened(tx: Tx, userId: string, codeId: string, at: Date) {
  // Writes what is there, for the lock alone: a distributed Postgres takes no subquery in an insert.
  const [known] = await tx<{ openedAt: Date[] }[]>`
    insert into alert_times as known (user_id, code_id, opened_at)
    values (${userId}, ${codeId}, array[]::timestamptz[])
    on conflict (user_id, code_id) do update set opened_at = known.opened_at
    returning opened_at as "openedAt"`
  const sinceMs = (ms: number) => at.getTime() - ms
  const today = (known?.openedAt ?? []).filter(time => time.getTime() > sinceMs(DAY_MS))
  const isLately = today.some(time => time.getTime() > sinceMs(ALERT_LIMITS.openedEveryMs))
  if (isLately || today.length >= ALERT_LIMITS.openedADay) return false
  await tx`
    update alert_times set opened_at = ${[...today, at].map(time => time.toISOString())}::timestamptz[]
    where user_id = ${userId} and code_id = ${codeId}`
  return true
}

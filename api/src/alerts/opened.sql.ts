import { ALERT_LIMITS } from 'sync-protocol/rest'
import { hitsInWindow } from '../db/count-hits'
import type { Tx } from '../db/database'

const DAY_MS = 24 * 60 * 60_000

/** No other view is an event before `nextMs`. */
type Opening = { isEvent: boolean; nextMs: number; times: Date[] }

/**
 * A view is no event if there was one recently, or enough today. Simultaneous views wait for each other. The
 * transaction is within the record and reports the event.
 */
export async function readOpening(
  tx: Tx,
  userId: string,
  codeId: string,
  at: Date,
): Promise<Opening> {
  // The update only takes the lock. A distributed Postgres allows no subquery in an insert.
  const [known] = await tx<{ openedAt: Date[] }[]>`
    insert into alert_times as known (user_id, code_id, opened_at)
    values (${userId}, ${codeId}, array[]::timestamptz[])
    on conflict (user_id, code_id) do update set opened_at = known.opened_at
    returning opened_at as "openedAt"`
  const openedAtMs = (known?.openedAt ?? []).map(time => time.getTime())
  const today = hitsInWindow(openedAtMs, DAY_MS, at.getTime()).map(ms => new Date(ms))
  const isEvent = nextOf(today) <= at.getTime()
  const times = isEvent ? [...today, at] : today
  return { isEvent, nextMs: nextOf(times), times }
}

export const keepTimes = (tx: Tx, userId: string, codeId: string, times: readonly Date[]) =>
  tx`
    update alert_times set opened_at = ${times.map(time => time.toISOString())}::timestamptz[]
    where user_id = ${userId} and code_id = ${codeId}`

function nextOf(times: readonly Date[]): number {
  const [last, sixth] = [times.at(-1), times.at(-ALERT_LIMITS.openedADay)]
  return Math.max(
    last ? last.getTime() + ALERT_LIMITS.openedEveryMs : 0,
    sixth ? sixth.getTime() + DAY_MS : 0,
  )
}

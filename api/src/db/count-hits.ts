import { CLOCK_SKEW_MS } from '../core/recently-used'
import type { Tx } from './guard-transaction'

type Window = { hits: number; windowMs: number }
type Counted = { name: string; key: Buffer }

/** All times are in milliseconds since 1970, oldest first. */
export const hitsInWindow = (hits: readonly number[], windowMs: number, nowMs: number): number[] =>
  hits.filter(hit => hit > nowMs - windowMs && hit <= nowMs + CLOCK_SKEW_MS)

/** If the window is full, counts nothing and returns its hits, else null. */
export async function countHit(
  tx: Tx,
  { name, key }: Counted,
  { hits, windowMs }: Window,
  at: Date,
): Promise<number[] | null> {
  const since = new Date(at.getTime() - windowMs)
  const until = new Date(at.getTime() + CLOCK_SKEW_MS)
  // The row lock of the upsert makes parallel tries count one after the other.
  const counted = await tx`
    insert into rate_limits as kept (name, key, hits)
    values (${name}, ${key}, array[${at}::timestamptz])
    on conflict (name, key) do update
    set hits = array(
      select h from unnest(kept.hits) h where h > ${since} and h <= ${until} order by h
    ) || excluded.hits
    where (
      select count(*) from unnest(kept.hits) h where h > ${since} and h <= ${until}
    ) < ${hits}
    returning name`
  return counted.length === 1 ? null : readHits(tx, { name, key }, windowMs, at)
}

export async function readHits(
  tx: Tx,
  { name, key }: Counted,
  windowMs: number,
  at: Date,
): Promise<number[]> {
  const [row] = await tx<{ hits: Date[] }[]>`
    select hits from rate_limits where name = ${name} and key = ${key}`
  const hits = (row?.hits ?? []).map(hit => hit.getTime())
  return hitsInWindow(hits, windowMs, at.getTime())
}

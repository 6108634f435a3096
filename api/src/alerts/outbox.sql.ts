import type { Tx } from '../db/database'

export type ClaimedJob = { id: string; sealed: Buffer; tries: number; madeAt: Date }

/** A server that reports no result for this long counts as dead. */
const LEASE_MS = 60_000
const leasedUntil = (at: Date) => new Date(at.getTime() + LEASE_MS)

/** The caller sends the message immediately, so it is already claimed for a first try. */
export const insertJob = (tx: Tx, { id, sealed, at }: { id: string; sealed: Buffer; at: Date }) =>
  tx`
    insert into alert_outbox (id, sealed, created_at, tries, due_at)
    values (${id}, ${sealed}, ${at}, 1, ${leasedUntil(at)})`

/** The messages belong to the caller until the lease ends. */
export const claimJobs = (tx: Tx, now: Date, most: number) =>
  tx<ClaimedJob[]>`
    update alert_outbox
    set tries = tries + 1, due_at = ${leasedUntil(now)}
    where id = any(array(
      select id from alert_outbox where due_at <= ${now}
      order by due_at limit ${most} for update skip locked))
    returning id, sealed, tries, created_at as "madeAt"`

export function postponeJobs(tx: Tx, jobs: readonly { id: string; at: Date }[]) {
  const ids = jobs.map(({ id }) => id)
  const times = jobs.map(({ at }) => at.toISOString())
  return tx`
    update alert_outbox
    set due_at = (${times}::timestamptz[])[array_position(${ids}::uuid[], id)]
    where id = any(${ids}::uuid[])`
}

export const deleteJobs = (tx: Tx, ids: readonly string[]) =>
  tx`delete from alert_outbox where id = any(${ids as string[]})`

export const deleteOldPlaces = (tx: Tx, now: Date) =>
  tx`delete from helper_locations where expires_at <= ${now}`

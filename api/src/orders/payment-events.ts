import type { Tx } from '../db/database'

export type EventName = { id: string; type: string }

/**
 * Returns false if the event was already handled. Another transaction with the same event waits until this
 * one ends.
 */
export async function claimEvent(tx: Tx, { id, type }: EventName, now: Date): Promise<boolean> {
  const claimed = await tx`
    insert into payment_events (id, type, received_at) values (${id}, ${type}, ${now})
    on conflict do nothing returning 1`
  return claimed.length === 1
}

export async function isEventKnown(tx: Tx, id: string): Promise<boolean> {
  const known = await tx`select 1 from payment_events where id = ${id}`
  return known.length === 1
}

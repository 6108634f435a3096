import type { Tx } from '../db/database'

export type EventName = { id: string; type: string }

/**
 * Within the transaction that acts on an event: true when nobody has dealt with it, which nobody else
 * will do from now on; the same event in another transaction waits for this one's end.
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

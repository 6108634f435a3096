/** A helper's location in their own words, which is kept for a day and encrypted with the record's key. */
import { ALERT_LIMITS } from 'sync-protocol/rest'
import type { Database, Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { seal, unseal } from '../db/seal'

type Where = { userId: string; id: string }

/** Returns false if there is one, because a helper gives it once. The transaction is within the record. */
export async function keepPlace(
  tx: Tx,
  keyring: Keyring,
  where: Where,
  { words, at }: { words: string; at: Date },
): Promise<boolean> {
  const key = await keyring.userKey(tx, where.userId)
  const sealed = seal(key, placeOf(where), Buffer.from(words))
  const expiresAt = new Date(at.getTime() + ALERT_LIMITS.placeMs)
  const kept = await tx`
    insert into helper_locations (id, sealed, expires_at) values (${where.id}, ${sealed}, ${expiresAt})
    on conflict do nothing returning id`
  return kept.length > 0
}

/** The transaction is within the record. */
export async function readPlace(
  tx: Tx,
  keyring: Keyring,
  where: Where,
  at: Date,
): Promise<string | null> {
  const [row] = await tx<{ sealed: Buffer }[]>`
    select sealed from helper_locations where id = ${where.id} and expires_at > ${at}`
  if (!row) return null
  return unseal(await keyring.userKey(tx, where.userId), placeOf(where), row.sealed).toString()
}

export const deleteExpiredPlaces = ({ database, now }: { database: Database; now: () => Date }) =>
  database.anonymous(tx => tx`delete from helper_locations where expires_at <= ${now()}`)

const placeOf = ({ userId, id }: Where) => ({
  ...{ table: 'helper_locations', collection: '', id, userId },
})

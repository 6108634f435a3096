import { chosenIdSchema } from 'sync-protocol/rest'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'

/** No one can choose an id that the server makes (UUIDv7). */
export const isChosenId = (id: string): boolean => chosenIdSchema.safeParse(id).success

const hashOf = (keyring: Keyring, id: string) => keyring.lookupHash('account_id', id)

/**
 * Takes an id in the transaction of its account. Returns false if an account has it, or had it and was deleted
 * less than `KEPT_DAYS.deletedId` days ago. If two transactions take it at the same time, the second waits and
 * gets it only if the first is rolled back.
 */
export async function claimId(tx: Tx, keyring: Keyring, id: string): Promise<boolean> {
  const claimed = await tx`
    insert into claimed_ids (id_hash) values (${hashOf(keyring, id)})
    on conflict do nothing returning 1`
  return claimed.length === 1
}

export async function isClaimed(tx: Tx, keyring: Keyring, id: string): Promise<boolean> {
  const [row] = await tx`select 1 from claimed_ids where id_hash = ${hashOf(keyring, id)}`
  return row !== undefined
}

export async function noteIdDeleted(tx: Tx, keyring: Keyring, id: string, at: Date): Promise<void> {
  if (!isChosenId(id)) return
  await tx`update claimed_ids set deleted_at = ${at} where id_hash = ${hashOf(keyring, id)}`
}

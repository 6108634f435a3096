import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { noteIdDeleted } from './claimed-ids.sql'
import { spendTokens } from './code-links.sql'
import { leaveDirectories } from './leave-directories.sql'

/**
 * Everything at once, or nothing: the key first, so that what backups still hold of them is noise; then
 * the row of `users`, and with it whatever hangs on it (sessions, codes, files, records, members). Printed
 * codes die with the links. Within the record, whose space and row are locked, in that order.
 */
export async function erasePerson(
  tx: Tx,
  keyring: Keyring,
  userId: string,
  at: Date,
): Promise<void> {
  await keyring.destroyUserKey(tx, userId)
  await spendTokens(tx, userId)
  await leaveDirectories(tx, userId)
  await noteIdDeleted(tx, keyring, userId, at)
  await tx`delete from users where id = ${userId}`
  // What a distributed database keeps on its coordinator; on one node nobody is in it.
  await tx`delete from local_users where user_id = ${userId}`
}

/** False where there is no such person any more. */
export async function lockPerson(tx: Tx, userId: string): Promise<boolean> {
  const [row] = await tx`select 1 from users where id = ${userId} for update`
  return row !== undefined
}

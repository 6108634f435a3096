import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { noteIdDeleted } from './claimed-ids.sql'
import { spendTokens } from './code-links.sql'
import { leaveDirectories } from './leave-directories.sql'

/**
 * Deletes a person in one transaction. The key is destroyed first, which makes the person's data in backups
 * unreadable. Deleting the row of `users` then deletes everything that references it (sessions, codes, files,
 * records, members). Printed codes stop working. It runs within the record, with the space locked first and
 * then the row of the person (`lockPerson`).
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
  // A distributed database keeps these rows on its coordinator. On one node the table is empty.
  await tx`delete from local_users where user_id = ${userId}`
}

/** Returns false if the person no longer exists. */
export async function lockPerson(tx: Tx, userId: string): Promise<boolean> {
  const [row] = await tx`select 1 from users where id = ${userId} for update`
  return row !== undefined
}

import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { noteIdDeleted } from './claimed-ids.sql'
import { spendTokens } from './code-links.sql'
import { leaveDirectories } from './leave-directories.sql'

/**
 * The key is destroyed first, which makes the person's data in backups unreadable. Deleting the row of
 * `users` deletes everything that references it (sessions, codes, files, records, members). Call it with the
 * space locked and then the row of the person (`lockPerson`).
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
  // A distributed database keeps these rows on its coordinator.
  await tx`delete from local_users where user_id = ${userId}`
}

export async function lockUser(tx: Tx, userId: string): Promise<boolean> {
  const [row] = await tx`select 1 from users where id = ${userId} for update`
  return row !== undefined
}

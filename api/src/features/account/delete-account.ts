import type { Services } from '../../deps'
import type { SessionUser } from '../../http/session'
import { spendTokens } from '../../records/code-links.sql'

/**
 * Everything at once, or nothing: the person's key first, so that what backups still hold of them
 * is noise; then the account, and with it whatever hangs on it (sessions, codes, files, records).
 * Printed codes die with the links.
 */
export async function deleteAccount(
  { database, keyring, notices, records }: Services,
  user: SessionUser,
): Promise<void> {
  await database.transaction(user.id, async tx => {
    // Whoever writes at this moment is let finish, and does not deadlock with us.
    await records.lock(tx, user.id)
    await keyring.destroyUserKey(tx, user.id)
    await spendTokens(tx, user.id)
    await tx`delete from users where id = ${user.id}`
  })
  notices.send(user.email, { kind: 'account_deleted' })
}

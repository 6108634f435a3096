import type { Services } from '../../deps'
import { AppError } from '../../http/app-error'
import type { SessionUser } from '../../http/signed-in'
import { spendTokens } from '../../records/code-links.sql'
import { leaveDirectories } from './leave-directories.sql'

/**
 * Everything at once, or nothing: the person's key first, so that what backups still hold of them
 * is noise; then the account, and with it whatever hangs on it (sessions, codes, files, records).
 * Printed codes die with the links.
 */
export async function deleteAccount(
  { database, keyring, notices, payments, records }: Services,
  user: SessionUser,
): Promise<void> {
  const charged = await database.transaction(user.id, async tx => {
    // A writer at this moment finishes first, and does not deadlock with us.
    await records.lock(tx, user.id)
    // The account's row before what e-mails are counted in: everyone takes them in this order.
    const [account] = await tx`select 1 from users where id = ${user.id} for update`
    if (!account) throw new AppError('not_signed_in')
    await notices.put(tx, user.id, { kind: 'account_deleted' })
    await keyring.destroyUserKey(tx, user.id)
    await spendTokens(tx, user.id)
    const monthly = await tx<{ subscription_id: string }[]>`
      select subscription_id from subscriptions where user_id = ${user.id}
        and subscription_id is not null and status not in ('canceled', 'incomplete_expired')`
    await leaveDirectories(tx, user.id)
    await tx`delete from users where id = ${user.id}`
    // What a distributed database keeps on its coordinator; on one node nobody is in it.
    await tx`delete from local_users where user_id = ${user.id}`
    return monthly.map(row => row.subscription_id)
  })
  // Nobody is charged on. Where this fails, the next event of a subscription nobody has ends it.
  for (const id of charged) await payments?.endNow(id).catch(() => {})
}

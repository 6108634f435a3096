import type { Services } from '../../deps'
import { AppError } from '../../http/app-error'
import { endSessions } from '../../http/sessions.sql'
import type { SessionUser } from '../../http/signed-in'
import { erasePerson, lockPerson } from '../../records/erase-person'
import { leaveFamily } from './leave-family'

/** The account, its record and all that belongs to it, at once, and its places in the records of others. */
export async function deleteAccount(
  { database, keyring, notices, now, payments, records }: Services,
  { id }: SessionUser,
): Promise<void> {
  const charged = await database.transaction(id, async tx => {
    await leaveFamily(tx, keyring, id, now())
    // A writer at this moment finishes first, and does not deadlock with us.
    await records.lock(tx, id)
    // The account's row before what e-mails are counted in: everyone takes them in this order.
    if (!(await lockPerson(tx, id))) throw new AppError('not_signed_in')
    await notices.put(tx, id, { kind: 'account_deleted' })
    const monthly = await tx<{ subscription_id: string }[]>`
      select subscription_id from subscriptions where user_id = ${id}
        and subscription_id is not null and status not in ('canceled', 'incomplete_expired')`
    // They would go with the account, but its open event streams would not hear of it.
    await endSessions(tx, id, tx`true`)
    await erasePerson(tx, keyring, id)
    return monthly.map(row => row.subscription_id)
  })
  // Nobody is charged on. Where this fails, the next event of a subscription nobody has ends it.
  for (const subscriptionId of charged) await payments?.endNow(subscriptionId).catch(() => {})
}

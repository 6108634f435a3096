import type { Services } from '../deps'
import { readConfirmedEmail, readReceiptEmail } from '../mail/email-addresses'
import { openTracking } from './order-details'
import { orderEmail } from './order-emails'
import { lockOrder, type OrderRow } from './orders.sql'

/**
 * The transaction that queues the e-mails clears the list, so each is sent once. A paid order is confirmed to
 * any address of the account. A free package is confirmed only to a confirmed address, because the address
 * could belong to another person.
 */
export async function sendOrderEmails(
  services: Services,
  { id, user_id: userId }: Pick<OrderRow, 'id' | 'user_id'>,
): Promise<void> {
  if (userId === null) return
  const { config, database, keyring, mailQueue } = services
  await mailQueue.sendAfter(() =>
    database.transaction(userId, async tx => {
      const order = await lockOrder(tx, id)
      if (!order || order.emails_due.length === 0) return
      const readAddress = order.kind === 'shop' ? readReceiptEmail : readConfirmedEmail
      const to = await readAddress(keyring, tx, userId)
      const facts = {
        order,
        tracking: await openTracking(keyring, tx, order),
        origin: config.publicOrigin,
      }
      for (const name of new Set(order.emails_due)) {
        if (to === null) continue
        await mailQueue.put(tx, {
          kind: `order ${name}`,
          to,
          about: [userId],
          ...orderEmail(name, facts),
        })
      }
      await tx`update orders set emails_due = '{}' where id = ${id} and user_id = ${userId}`
    }),
  )
}

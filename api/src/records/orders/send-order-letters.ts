import type { Services } from '../../deps'
import { readEmail } from '../email-addresses'
import { openDetails, openTracking } from './order-details'
import { orderLetter } from './order-words'
import type { OrderRow } from './orders.sql'
import { readOrder } from './orders.sql'

/** Letters that were begun so long ago will not be finished by whoever began them. */
const ABANDONED_MS = 10 * 60_000

/**
 * Sends what an order owes its buyer, each letter once: whoever claims the order first does. A mail
 * server that is down leaves the rest due, and housekeeping tries again.
 */
export async function sendOrderLetters(
  services: Services,
  { id, user_id: userId }: Pick<OrderRow, 'id' | 'user_id'>,
): Promise<void> {
  if (userId === null) return
  const { config, database, mail, now } = services
  const told = await database.transaction(userId, async tx => {
    const abandoned = new Date(now().getTime() - ABANDONED_MS)
    const claimed = await tx`
      update orders set letter_tried_at = ${now()}
      where id = ${id} and user_id = ${userId} and letters_due <> '{}'
        and (letter_tried_at is null or letter_tried_at < ${abandoned})
      returning 1`
    const order = claimed.length === 1 ? await readOrder(tx, id) : undefined
    return order && { order, ...(await readBuyer(services, order, userId)) }

    async function readBuyer({ keyring }: Services, row: OrderRow, ownerId: string) {
      const details = await openDetails(keyring, tx, row)
      const tracking = await openTracking(keyring, tx, row)
      return { to: details?.email ?? (await readEmail(keyring, tx, ownerId)), tracking }
    }
  })
  if (!told) return

  const { order, to, tracking } = told
  for (const letter of new Set(order.letters_due)) {
    const words = orderLetter(letter, { order, tracking, origin: config.publicOrigin })
    try {
      if (to !== null) await mail.send({ to, ...words })
    } catch {
      return // claimed for ten minutes, and then due again
    }
    await database.transaction(
      userId,
      tx => tx`update orders set letters_due = array_remove(letters_due, ${letter})
               where id = ${id} and user_id = ${userId}`,
    )
  }
  // What came to be due meanwhile goes with the next one.
  await database.transaction(
    userId,
    tx => tx`update orders set letter_tried_at = null where id = ${id} and user_id = ${userId}`,
  )
}

import type { Services } from '../../../deps'
import { openFeedback } from '../../../orders/beta-feedback'
import { toOrder } from '../../../orders/order-answer'
import { openOrderDetails } from '../../../orders/order-details'
import { readOrdersOf } from '../../../orders/orders.sql'
import type { ExportPart } from '../../../records/export-part'

export const ordersPart = ({ keyring }: Pick<Services, 'keyring'>): ExportPart => ({
  name: 'orders',
  tables: ['orders', 'order_artwork', 'beta_feedback'],
  async read(tx, userId) {
    const orders = []
    for (const row of await readOrdersOf(tx, userId)) {
      const details = await openOrderDetails(keyring, tx, row)
      const [drawn] = await tx<{ n: number }[]>`
        select count(*)::int as n from order_artwork
        where user_id = ${userId} and order_id = ${row.id}`
      orders.push({ ...(await toOrder(keyring, tx, row)), details, printFiles: drawn?.n ?? 0 })
    }
    const [feedback] = await tx<{ given_at: Date; sealed: Buffer }[]>`
      select given_at, sealed from beta_feedback where user_id = ${userId}`
    return {
      orders,
      betaFeedback: feedback
        ? {
            givenAt: feedback.given_at,
            ...(await openFeedback(keyring, tx, userId, feedback.sealed)),
          }
        : null,
    }
  },
})

import type { PaymentEventHandler } from '../../adapters/payments/payments'
import { isUuid } from '../../core/uuid'
import type { Services } from '../../deps'
import { requirePayments } from '../../http/require-payments'
import { setSession } from '../../orders/orders.sql'
import { settleOrder } from '../../orders/settle-order'

export const handleOrderEvent =
  (services: Services): PaymentEventHandler =>
  async event => {
    const { sessionId, intentId } = event
    if (sessionId) {
      if (await settleOrder(services, sessionId, event)) return true
      return (await adoptCheckout(services, sessionId)) && settleOrder(services, sessionId, event)
    }
    return intentId !== null && settleOrder(services, intentId, event)
  }

/** The checkout names the row if the server was interrupted before it wrote the checkout's id. */
async function adoptCheckout(services: Services, sessionId: string): Promise<boolean> {
  const { orderId } = await requirePayments(services).readCheckout(sessionId)
  if (orderId === null || !isUuid(orderId)) return false
  const adopted = await services.database.lookup('payment', orderId, tx =>
    setSession(tx, orderId, sessionId),
  )
  return adopted.count === 1
}

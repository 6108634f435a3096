import type { PaymentEventHandler } from '../../adapters/payments/payments'
import type { Services } from '../../deps'
import { settleOrder } from '../../orders/settle-order'
import { adoptCheckout } from './adopt-checkout'

/** Events of an order's checkout, of its payment, or of a refund of it. */
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

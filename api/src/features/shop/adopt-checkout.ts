import type { Services } from '../../deps'
import { requirePayments } from '../../http/require-payments'
import { isUuid, setSession } from '../../orders/orders.sql'

/** We were cut off between the provider's answer and our note of it: the checkout itself names our row. */
export async function adoptCheckout(services: Services, sessionId: string): Promise<boolean> {
  const { orderId } = await requirePayments(services).readCheckout(sessionId)
  if (orderId === null || !isUuid(orderId)) return false
  const adopted = await services.database.lookup('payment', orderId, tx =>
    setSession(tx, orderId, sessionId),
  )
  return adopted.count === 1
}

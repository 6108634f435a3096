import type { PaymentEvent, PaymentEventHandler } from '../../../adapters/payments/payments'
import type { Services } from '../../../deps'
import { requirePayments } from '../../../http/require-payments'
import { isUuid } from '../gifts.sql'
import { settleInvoice } from './settle-invoice'
import { settleSubscription } from './settle-subscription'
import { readSubscriptionRow, setSubscriptionId } from './subscriptions.sql'

/** Events of plans and monthly gifts, and of what is charged under them. */
export const handleSubscriptionEvent =
  (services: Services): PaymentEventHandler =>
  async event => {
    const { subscriptionId } = event
    if (!subscriptionId) return false
    if (await settle(services, subscriptionId, event)) return true
    return adopt(services, subscriptionId, () => settle(services, subscriptionId, event))
  }

async function settle(services: Services, subscriptionId: string, event: PaymentEvent) {
  const { invoiceId } = event
  // An invoice says that its subscription moved as well; the charge claims the event.
  if (!invoiceId) return settleSubscription(services, subscriptionId, event)
  const isKnown = await settleSubscription(services, subscriptionId, null)
  if (!isKnown) return false
  return (
    (await settleInvoice(services, invoiceId, event)) ||
    settleSubscription(services, subscriptionId, event)
  )
}

/**
 * No row knows this subscription. Either we were cut off before we could note it, and it names our row;
 * or its account is gone, and nobody must be charged whom we do not know.
 */
async function adopt(
  { database, payments }: Services,
  subscriptionId: string,
  retry: () => Promise<boolean>,
): Promise<boolean> {
  const provider = requirePayments({ payments })
  const { rowId, status } = await provider.readSubscription(subscriptionId)
  // Not ours at all: the same Stripe account may serve others.
  if (!rowId || !isUuid(rowId)) return false
  const row = await database.lookup('payment', rowId, async tx => {
    await setSubscriptionId(tx, rowId, subscriptionId)
    return readSubscriptionRow(tx, { id: rowId })
  })
  // Whoever noted it, we or the request that began it, has done so by now.
  if (row) return row.subscription_id === subscriptionId && retry()
  if (status !== 'canceled' && status !== 'incomplete_expired') {
    await provider.endNow(subscriptionId)
  }
  return false
}

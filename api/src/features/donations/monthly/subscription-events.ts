import type { PaymentEvent, PaymentEventHandler } from '../../../adapters/payments/payments'
import type { Services } from '../../../deps'
import { requirePayments } from '../../../http/require-payments'
import { putEndings } from '../../../orders/end-subscriptions'
import { isUuid } from '../gifts.sql'
import type { GiftServices } from '../send-receipt'
import { settleInvoice } from './settle-invoice'
import { settleSubscription } from './settle-subscription'
import { readSubscriptionRow, setSubscriptionId } from './subscriptions.sql'

/** Events of plans and monthly gifts, and of what is charged under them. */
export const handleSubscriptionEvent =
  (services: Services): PaymentEventHandler =>
  async event => {
    const { subscriptionId, invoiceId } = event
    return subscriptionId !== null && settleMonth(services, { subscriptionId, invoiceId }, event)
  }

type Month = { subscriptionId: string; invoiceId: string | null }

/** How a subscription stands, and what was charged under it, by an event or without any. */
export async function settleMonth(
  services: GiftServices,
  month: Month,
  event: PaymentEvent | null,
): Promise<boolean> {
  if (await settle(services, month, event)) return true
  return adopt(services, month.subscriptionId, () => settle(services, month, event))
}

async function settle(
  services: GiftServices,
  { subscriptionId, invoiceId }: Month,
  event: PaymentEvent | null,
): Promise<boolean> {
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
  { database, now, payments }: GiftServices,
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
  // We or the request that began it have noted it by now.
  if (row) return row.subscription_id === subscriptionId && retry()
  if (status !== 'canceled' && status !== 'incomplete_expired') {
    await database.anonymous(tx => putEndings(tx, [subscriptionId], now()))
  }
  return false
}

import type { PaymentEvent, PaymentEventHandler } from '../../../adapters/payments/payments'
import type { Services } from '../../../deps'
import { requirePayments } from '../../../http/require-payments'
import { putEndings } from '../../../orders/end-subscriptions'
import { isUuid } from '../gifts.sql'
import type { GiftServices } from '../send-receipt'
import { settleInvoice } from './settle-invoice'
import { settleSubscription } from './settle-subscription'
import { readSubscriptionRow, setSubscriptionId } from './subscriptions.sql'

export const handleSubscriptionEvent =
  (services: Services): PaymentEventHandler =>
  async event => {
    const { subscriptionId, invoiceId } = event
    return subscriptionId !== null && settleMonth(services, { subscriptionId, invoiceId }, event)
  }

type Month = { subscriptionId: string; invoiceId: string | null }

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
  // An invoice implies a change of its subscription, too. The write of the charge claims the event.
  if (!invoiceId) return settleSubscription(services, subscriptionId, event)
  const isKnown = await settleSubscription(services, subscriptionId, null)
  if (!isKnown) return false
  return (
    (await settleInvoice(services, invoiceId, event)) ||
    settleSubscription(services, subscriptionId, event)
  )
}

/**
 * Either the server was interrupted before it wrote the id, and the subscription names the row. Or the
 * account was deleted, and its person must not be charged.
 */
async function adopt(
  { database, now, payments }: GiftServices,
  subscriptionId: string,
  retry: () => Promise<boolean>,
): Promise<boolean> {
  const provider = requirePayments({ payments })
  const { rowId, status } = await provider.readSubscription(subscriptionId)
  // The same Stripe account may serve others.
  if (!rowId || !isUuid(rowId)) return false
  const row = await database.lookup('payment', rowId, async tx => {
    await setSubscriptionId(tx, rowId, subscriptionId)
    return readSubscriptionRow(tx, { id: rowId })
  })
  if (row) return row.subscription_id === subscriptionId && retry()
  if (status !== 'canceled' && status !== 'incomplete_expired') {
    await database.anonymous(tx => putEndings(tx, [subscriptionId], now()))
  }
  return false
}

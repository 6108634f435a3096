import { CURRENCY } from 'sync-protocol/commerce'
import type {
  Invoice,
  PaymentEvent,
  PaymentEventHandler,
} from '../../../adapters/payments/payments'
import { isUuid } from '../../../core/uuid'
import type { Services } from '../../../deps'
import { requirePayments } from '../../../http/require-payments'
import { putEndings } from '../../../orders/end-subscriptions'
import { claimEvent } from '../../../orders/payment-events'
import { type GiftServices, sendReceipt } from '../send-receipt'
import { settleSubscription } from './settle-subscription'
import { readSubscriptionRow, type SubscriptionRow, setSubscriptionId } from './subscriptions.sql'

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

/** Adds one gift with a receipt for each invoice, with or without an event. */
async function settleInvoice(
  services: GiftServices,
  invoiceId: string,
  event: PaymentEvent | null,
): Promise<boolean> {
  const invoice = await requirePayments(services).readInvoice(invoiceId)
  const { subscriptionId } = invoice
  if (invoice.status !== 'paid' || !subscriptionId) return false
  const row = await services.database.lookup('payment', subscriptionId, tx =>
    readSubscriptionRow(tx, { subscriptionId }),
  )
  if (!row) return false
  const giftId = await addGift(services, row, invoice, event)
  if (giftId) await sendReceipt(services, giftId)
  return true
}

async function addGift(
  { database, newId, now }: GiftServices,
  row: SubscriptionRow,
  invoice: Invoice,
  event: PaymentEvent | null,
): Promise<string | undefined> {
  const id = newId()
  const isOurs = invoice.amountPaidCents === row.total_cents && invoice.currency === CURRENCY
  return database.transaction(row.user_id, async tx => {
    if (event && !(await claimEvent(tx, event, now()))) return undefined
    const added = await tx`
      insert into donations (id, user_id, donor_key, donor_network_hash, kind, total_cents, status,
        intent_id, invoice_id, receipt_number, receipt_state, created_at, paid_at, problem)
      values (${id}, ${row.user_id}, '', '', ${row.kind}, ${row.total_cents},
        ${isOurs ? 'paid' : 'pending'}, ${invoice.intentId}, ${invoice.id},
        case when ${isOurs} then 'LT-' || to_char(nextval('receipt_numbers'), 'FM000000') end,
        ${isOurs ? 'due' : 'none'}, ${now()}, ${isOurs ? (invoice.paidAt ?? now()) : null},
        ${isOurs ? null : 'amount_mismatch'})
      on conflict do nothing returning 1`
    return added.length === 1 && isOurs ? id : undefined
  })
}

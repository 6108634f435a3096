import { CURRENCY } from 'sync-protocol/commerce'
import type { Invoice, PaymentEvent } from '../../../adapters/payments/payments'
import { requirePayments } from '../../../http/require-payments'
import { claimEvent } from '../../../orders/payment-events'
import { type GiftServices, sendReceipt } from '../send-receipt'
import { readSubscriptionRow, type SubscriptionRow } from './subscriptions.sql'

/**
 * Adds one gift with a receipt for each invoice, with or without an event. Returns false if the invoice
 * is unpaid or not ours.
 */
export async function settleInvoice(
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

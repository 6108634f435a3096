import type { Intent } from '../../adapters/payments/payments'
import type { LogEntry } from '../../core/log-entry'
import { isUuid } from '../../core/uuid'
import { asOwner, type Owner } from '../../db/as-owner'
import { requirePayments } from '../../http/require-payments'
import { settleMonth } from './monthly/subscription-events'
import { type GiftServices, sendDueReceipts } from './send-receipt'
import { settleGift } from './settle-gift'

/** The job holds one page of each side in memory. */
export async function reconcile(
  ownerUrl: string,
  services: GiftServices & { log: (entry: LogEntry) => void },
  since: Date,
): Promise<Reconciled> {
  return asOwner(ownerUrl, async owner => {
    const found: Reconciled = { compared: 0, corrected: 0, unknown: [], disputed: [], receipts: 0 }
    // Charges come first: an unreported month becomes a gift here, and its payment is compared below.
    await reconcileCharges(owner, services, since, found)
    await reconcileIntents(owner, services, since, found)
    const disputed = await owner.transaction(
      tx => tx<{ id: string }[]>`
        select id from donations where problem is not null order by created_at limit ${MOST_LISTED}`,
    )
    found.disputed.push(...disputed.map(({ id }) => id))
    found.receipts = await sendDueReceipts(services, { read: owner.transaction })
    return found
  })
}

async function reconcileIntents(
  owner: Owner,
  services: GiftServices,
  since: Date,
  found: Reconciled,
): Promise<void> {
  for await (const page of requirePayments(services).listIntents(since)) {
    const rows = await owner.transaction(
      tx => tx<BookedGift[]>`
        select id, status, refunded_cents, intent_id from donations
        where id = any(${page.map(nameOf).filter(isUuid)}::uuid[])
          or intent_id = any(${page.map(({ id }) => id)})`,
    )
    const byId = new Map(rows.map(row => [row.id, row]))
    const byIntent = new Map(rows.map(row => [row.intent_id, row]))
    for (const intent of page) {
      const row = byId.get(nameOf(intent)) ?? byIntent.get(intent.id)
      // The payment belongs to an order or is not ours.
      if (!row && !isUuid(nameOf(intent))) continue
      found.compared++
      if (!row) listUnknown(found, intent.id)
      else if (!agrees(row, intent)) {
        if (row.intent_id === null) {
          await owner.transaction(
            tx => tx`update donations set intent_id = ${intent.id} where id = ${row.id}`,
          )
        }
        if (await settleGift(services, row.id, null)) found.corrected++
      }
    }
  }
}

type BookedGift = { id: string; status: string; refunded_cents: number; intent_id: string | null }

/** A monthly charge has no id of a row in its metadata. */
const nameOf = ({ metadata }: Intent): string => metadata.donation ?? ''

function agrees(row: BookedGift, intent: { id: string; status: string; refundedCents: number }) {
  if (intent.status === 'succeeded') {
    const isReceived = row.status === 'paid' || row.status === 'refunded'
    return isReceived && row.refunded_cents >= intent.refundedCents
  }
  if (intent.status === 'canceled') return row.status === 'cancelled'
  return intent.status === 'open' || row.status === intent.status
}

async function reconcileCharges(
  owner: Owner,
  services: GiftServices,
  since: Date,
  found: Reconciled,
): Promise<void> {
  for await (const page of requirePayments(services).listPaidInvoices(since)) {
    const rows = await owner.transaction(
      tx => tx<{ invoice_id: string }[]>`
        select invoice_id from donations where invoice_id = any(${page.map(({ id }) => id)})`,
    )
    const known = new Set(rows.map(row => row.invoice_id))
    for (const { id, subscriptionId, rowId } of page) {
      // The same Stripe account may serve others.
      if (known.has(id) || !subscriptionId || !rowId || !isUuid(rowId)) continue
      const isOurs = await settleMonth(services, { subscriptionId, invoiceId: id }, null)
      if (isOurs) found.corrected++
      else listUnknown(found, id)
    }
  }
}

type Reconciled = {
  compared: number
  /** Gifts that were missing or differed from their payment. */
  corrected: number
  /** Payments and charges that name an unknown gift or subscription. */
  unknown: string[]
  /** Gifts whose amount or currency differs at Stripe. */
  disputed: string[]
  receipts: number
}

const MOST_LISTED = 100

function listUnknown({ unknown }: Reconciled, id: string): void {
  if (unknown.length < MOST_LISTED) unknown.push(id)
}

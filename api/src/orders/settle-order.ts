import { wasPaid } from 'sync-protocol/commerce'
import type { Services } from '../deps'
import { requirePayments } from '../http/require-payments'
import { keepArtwork } from './order-artwork'
import { nextPaidState } from './order-payment'
import { moveOrder, type OrderEmail, type OrderRow, readOrder } from './orders.sql'
import { claimEvent, type EventName } from './payment-events'
import { retryStale, Stale } from './retry-stale'
import { sendOrderEmails } from './send-order-emails'

/**
 * The event, if there is one, is claimed in the same transaction, so that it takes effect exactly once.
 * Returns false if there is no such order.
 */
export const settleOrder = (
  services: Services,
  ref: string,
  event: EventName | null,
): Promise<boolean> =>
  retryStale(async () => {
    const read = await services.database.lookup('payment', ref, tx => readOrder(tx, ref))
    if (!read?.session_id) return false
    await settleOnce(services, read, event)
    await followUp(services, read.id)
    return true
  })

async function settleOnce(services: Services, read: OrderRow, event: EventName | null) {
  const { database, now } = services
  const checkout = await requirePayments(services).readCheckout(read.session_id ?? '')
  const after = nextPaidState(
    {
      status: read.status,
      totalCents: read.total_cents,
      refundedCents: read.refunded_cents,
      problem: read.problem,
    },
    checkout,
  )
  const isNewlyPaid = wasPaid(after.status) && !wasPaid(read.status)
  const emails: OrderEmail[] = []
  if (isNewlyPaid) emails.push('confirmation')
  if (after.refundedCents > read.refunded_cents) emails.push('refund')
  await database.lookup('payment', read.id, async tx => {
    if (event && !(await claimEvent(tx, event, now()))) return
    const isMoved = await moveOrder(tx, read, {
      status: after.status,
      refunded_cents: after.refundedCents,
      problem: after.problem,
      intent_id: checkout.intentId ?? read.intent_id,
      stripe_read_at: now(),
      paid_at: isNewlyPaid ? now() : read.paid_at,
      emails,
    })
    if (!isMoved) throw new Stale()
  })
}

/** If it fails, housekeeping repeats it later. */
export async function followUp(services: Services, id: string): Promise<void> {
  const row = await services.database.lookup('payment', id, tx => readOrder(tx, id))
  if (!row?.user_id || !wasPaid(row.status)) return
  await keepArtwork(services, row).catch(() => {})
  await sendOrderEmails(services, row)
}

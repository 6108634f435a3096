import type { PaymentEvent } from '../../adapters/payments/payments'
import { requirePayments } from '../../http/require-payments'
import { claimEvent } from '../../orders/payment-events'
import { retryStale, Stale } from '../../orders/retry-stale'
import { isReceived, nextState } from './gift-state'
import { type GiftRow, moveGift, readGift } from './gifts.sql'
import { type GiftServices, sendReceipt } from './send-receipt'

/**
 * The transaction that updates the gift also claims the event, so that it counts once and never without its
 * effect.
 */
export const settleGift = (
  services: GiftServices,
  idOrIntent: string,
  event: PaymentEvent | null,
): Promise<boolean> =>
  retryStale(async () => {
    const read = await services.database.lookup('payment', idOrIntent, tx =>
      readGift(tx, idOrIntent),
    )
    if (!read?.intent_id) return false
    const isNewlyPaid = await settleOnce(services, read, event)
    if (isNewlyPaid) await sendReceipt(services, read.id)
    return true
  })

async function settleOnce(services: GiftServices, read: GiftRow, event: PaymentEvent | null) {
  const { database, now } = services
  const intent = await requirePayments(services).readIntent(read.intent_id ?? '')
  const before = {
    status: read.status,
    totalCents: read.total_cents,
    refundedCents: read.refunded_cents,
    problem: read.problem,
  }
  const after = nextState(before, intent)
  const isNewlyPaid = isReceived(after.status) && !isReceived(before.status)
  return database.lookup('payment', read.id, async tx => {
    if (event && !(await claimEvent(tx, event, now()))) return false
    const move = {
      status: after.status,
      refunded_cents: after.refundedCents,
      problem: after.problem,
      isNewlyPaid,
      at: now(),
    }
    if (!(await moveGift(tx, read, move))) throw new Stale()
    return isNewlyPaid
  })
}

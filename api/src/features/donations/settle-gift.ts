import { CURRENCY } from 'sync-protocol/commerce'
import type { DonationStatus } from 'sync-protocol/rest'
import type { Intent, PaymentEvent } from '../../adapters/payments/payments'
import { requirePayments } from '../../http/require-payments'
import { claimEvent } from '../../orders/payment-events'
import { retryStale, Stale } from '../../orders/retry-stale'
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

export type GiftState = {
  status: DonationStatus
  totalCents: number
  refundedCents: number
  problem: string | null
}

/** The rank of a gift never falls. */
const RANK: Readonly<Record<DonationStatus, number>> = {
  pending: 0,
  processing: 1,
  cancelled: 2,
  // A payment overrides a cancellation.
  paid: 3,
  refunded: 4,
}

/**
 * Late, repeated or reordered events give the same state, because only the current state at Stripe
 * counts.
 */
export function nextState(gift: GiftState, intent: Intent): GiftState {
  if (intent.amountCents !== gift.totalCents || intent.currency !== CURRENCY) {
    return { ...gift, problem: 'amount_mismatch' }
  }
  const refundedCents = Math.max(gift.refundedCents, intent.refundedCents)
  const said = statusOf(gift, intent, refundedCents)
  const status = RANK[said] > RANK[gift.status] ? said : gift.status
  return { ...gift, status, refundedCents }
}

function statusOf(gift: GiftState, { status }: Intent, refundedCents: number): DonationStatus {
  switch (status) {
    case 'succeeded':
      return refundedCents >= gift.totalCents ? 'refunded' : 'paid'
    case 'processing':
      return 'processing'
    case 'canceled':
      return 'cancelled'
    case 'open':
      // The bank has refused after days.
      return gift.status === 'processing' ? 'cancelled' : 'pending'
  }
}

const isReceived = (status: DonationStatus): boolean => status === 'paid' || status === 'refunded'

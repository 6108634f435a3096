import { CURRENCY } from 'sync-protocol/commerce'
import type { DonationStatus } from 'sync-protocol/rest'
import type { Intent } from '../../adapters/payments/payments'

export type GiftState = {
  status: DonationStatus
  totalCents: number
  refundedCents: number
  problem: string | null
}

/** A gift only ever moves to the right; news that would move it back is old news. */
const RANK: Readonly<Record<DonationStatus, number>> = {
  pending: 0,
  processing: 1,
  cancelled: 2,
  // What was paid after all is paid, whatever we had called it.
  paid: 3,
  refunded: 4,
}

/**
 * What a gift becomes by what Stripe says of its payment now. However events come (late, twice, in any
 * order), the last look at Stripe and every earlier one lead to the same state.
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
      // A bank took days to say no.
      return gift.status === 'processing' ? 'cancelled' : 'pending'
  }
}

export const isReceived = (status: DonationStatus): boolean =>
  status === 'paid' || status === 'refunded'

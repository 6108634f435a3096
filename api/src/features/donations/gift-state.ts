import { CURRENCY } from 'sync-protocol/commerce'
import type { DonationStatus } from 'sync-protocol/rest'
import type { Intent } from '../../adapters/payments/payments'

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

export const isReceived = (status: DonationStatus): boolean =>
  status === 'paid' || status === 'refunded'

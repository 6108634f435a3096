import { CURRENCY, later, type OrderStatus, wasPaid } from 'sync-protocol/commerce'

type CheckoutState = {
  status: 'open' | 'complete' | 'expired'
  isPaid: boolean
  amountCents: number
  currency: string
  refundedCents: number
}

type PaidState = {
  status: OrderStatus
  totalCents: number
  refundedCents: number
  problem: string | null
}

/** The result does not depend on the order, delay or repetition of readings. */
export function nextPaidState(order: PaidState, checkout: CheckoutState): PaidState {
  if (checkout.amountCents !== order.totalCents || checkout.currency !== CURRENCY) {
    return { ...order, problem: 'amount_mismatch' }
  }
  const refundedCents = Math.max(order.refundedCents, checkout.refundedCents)
  return {
    ...order,
    refundedCents,
    status: later(order.status, said(order, checkout, refundedCents)),
  }
}

function said(order: PaidState, checkout: CheckoutState, refundedCents: number): OrderStatus {
  if (checkout.isPaid || wasPaid(order.status)) {
    return refundedCents >= order.totalCents ? 'refunded' : 'paid'
  }
  return checkout.status === 'expired' ? 'cancelled' : 'pending'
}

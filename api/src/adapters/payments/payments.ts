import type { ShippingAddress } from 'sync-protocol/commerce'

/**
 * Everything that the app uses of the payment provider, in cents, dates and our own row ids. Each call may
 * throw `payment_provider_error`. A repeated call for the same row or user returns the same object. No other
 * Stripe type leaves the adapter.
 */
export type Payments = {
  /** In `test` mode no real money can move. */
  mode: 'live' | 'test'
  publishableKey: string
  /** The emulator's script, which replaces Stripe's in the browser. */
  scriptUrl: string | null

  /**
   * `body` is the webhook's, exactly as received. Null if it is not Stripe's, not fresh, or of another mode.
   */
  readEvent(body: string, signature: string): Promise<PaymentEvent | null>

  openGift(gift: { rowId: string; totalCents: number }): Promise<Intent>
  readIntent(id: string): Promise<Intent>
  cancelIntent(id: string): Promise<void>
  listIntents(since: Date): AsyncIterable<Intent[]>

  createCustomer(userId: string): Promise<string>
  openSubscription(wanted: NewSubscription): Promise<Subscription>
  readSubscription(id: string): Promise<Subscription>
  endAtPeriodEnd(id: string): Promise<Subscription>
  /** Immediately and without a refund. */
  endNow(id: string): Promise<void>
  readInvoice(id: string): Promise<Invoice>
  listPaidInvoices(since: Date): AsyncIterable<Invoice[]>

  openCheckout(order: NewCheckout): Promise<Checkout>
  readCheckout(id: string): Promise<Checkout>
  expireCheckout(id: string): Promise<void>
  /**
   * Refunds once per row. Returns null, or the provider's reason for a refusal, which is the same for a
   * repetition.
   */
  refund(refund: { rowId: string; intentId: string; amountCents: number }): Promise<string | null>
}

export type NewCheckout = {
  rowId: string
  lines: readonly { name: string; amountCents: number }[]
  shipTo: ShippingAddress
  successUrl: string
  cancelUrl: string
}

export type Checkout = {
  id: string
  url: string | null
  status: 'open' | 'complete' | 'expired'
  /** A complete page may still wait for a bank. */
  isPaid: boolean
  amountCents: number
  currency: string
  refundedCents: number
  intentId: string | null
  /** Our row, from Stripe's metadata. */
  orderId: string | null
}

export type NewSubscription = {
  rowId: string
  customerId: string
  price: { lookupKey: string } | { giftCents: number }
}

export type PaymentEvent = {
  id: string
  type: string
  intentId: string | null
  subscriptionId: string | null
  invoiceId: string | null
  sessionId: string | null
}

export type Intent = {
  id: string
  status: 'open' | 'processing' | 'succeeded' | 'canceled'
  amountCents: number
  currency: string
  refundedCents: number
  clientSecret: string
  methods: string[]
  /** Names our row, as in `{ donation: id }`. */
  metadata: Readonly<Record<string, string>>
  createdAt: Date
}

export type Subscription = {
  id: string
  rowId: string | null
  status: string
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  /** The secret of the newest invoice, while that is unpaid. */
  clientSecret: string | null
}

export type Invoice = {
  id: string
  status: string
  subscriptionId: string | null
  rowId: string | null
  intentId: string | null
  amountPaidCents: number
  currency: string
  paidAt: Date | null
}

/**
 * A handler that returns false passes the event on to the next one. A handler claims the event
 * (orders/payment-events) in the transaction that acts, so that it acts once.
 */
export type PaymentEventHandler = (event: PaymentEvent) => Promise<boolean>

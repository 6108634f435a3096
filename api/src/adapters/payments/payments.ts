import type { ShippingAddress } from 'sync-protocol/commerce'

/**
 * What the app knows of the payment provider: these calls and these shapes, in cents, dates and our
 * own row ids. Each call may throw `payment_provider_error`; nothing else of Stripe's gets out.
 */
export type Payments = {
  /** `test`: no real money can move. */
  mode: 'live' | 'test'
  publishableKey: string
  /** Where the browser gets its script in place of Stripe's own; only with the emulator. */
  scriptUrl: string | null

  /** A webhook's body, exactly as it came; null when it is not Stripe's, not fresh, or not our mode. */
  readEvent(body: string, signature: string): Promise<PaymentEvent | null>

  /** Opens a gift's payment; the same row again gets the same one. */
  openGift(gift: { rowId: string; totalCents: number }): Promise<Intent>
  readIntent(id: string): Promise<Intent>
  /** Best effort: one that was paid meanwhile stays so. */
  cancelIntent(id: string): Promise<void>
  /** All payments begun since then, a page at a time. */
  listIntents(since: Date): AsyncIterable<Intent[]>

  /** The same user again gets the same customer. */
  createCustomer(userId: string): Promise<string>
  openSubscription(wanted: NewSubscription): Promise<Subscription>
  readSubscription(id: string): Promise<Subscription>
  endAtPeriodEnd(id: string): Promise<Subscription>
  /** At once, without a refund. */
  endNow(id: string): Promise<void>
  readInvoice(id: string): Promise<Invoice>
  /** All that was charged under invoices begun since then, a page at a time. */
  listPaidInvoices(since: Date): AsyncIterable<Invoice[]>

  /** Opens the page on which an order is paid; the same row again gets the same one. */
  openCheckout(order: NewCheckout): Promise<Checkout>
  readCheckout(id: string): Promise<Checkout>
  /** Best effort: one that was paid meanwhile stays so. */
  expireCheckout(id: string): Promise<void>
  /**
   * The same row again gives nothing back a second time. Null, or the provider's word for why it will
   * not: asking again with the same row would get the same answer.
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
  /** Null once it is paid or has expired. */
  url: string | null
  status: 'open' | 'complete' | 'expired'
  /** The money is there; a page may be complete while a bank still thinks. */
  isPaid: boolean
  amountCents: number
  currency: string
  refundedCents: number
  intentId: string | null
  /** Our row, from its metadata. */
  orderId: string | null
}

export type NewSubscription = {
  rowId: string
  customerId: string
  /** A plan's price by its key, or a gift of so many cents a month. */
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
  /** What this payment can be paid with. */
  methods: string[]
  /** Which of our rows it belongs to: `{ donation: id }`. */
  metadata: Readonly<Record<string, string>>
  createdAt: Date
}

export type Subscription = {
  id: string
  /** Our row, from its metadata. */
  rowId: string | null
  status: string
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  /** Of its newest invoice, while that is to be paid. */
  clientSecret: string | null
}

export type Invoice = {
  id: string
  status: string
  subscriptionId: string | null
  /** Our row, as the subscription's metadata names it. */
  rowId: string | null
  /** Of the payment that settled it, where Stripe names one. */
  intentId: string | null
  amountPaidCents: number
  currency: string
  paidAt: Date | null
}

/**
 * Acts on an event that concerns it and answers true; false leaves it to the next. It claims the event
 * (orders/payment-events) in the transaction that acts, so that it happens once.
 */
export type PaymentEventHandler = (event: PaymentEvent) => Promise<boolean>

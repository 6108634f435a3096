import type Stripe from 'stripe'
import type { Checkout, Intent, Invoice, PaymentEvent, Subscription } from './payments'

export function toIntent(intent: Stripe.PaymentIntent): Intent {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    id: intent.id,
    status: intentStatus(intent.status),
    amountCents: intent.amount,
    currency: intent.currency,
    refundedCents: charge?.amount_refunded ?? 0,
    clientSecret: intent.client_secret ?? '',
    methods: intent.payment_method_types,
    metadata: intent.metadata,
    createdAt: fromSeconds(intent.created),
  }
}

function intentStatus(status: string): Intent['status'] {
  return status === 'succeeded' || status === 'canceled' || status === 'processing'
    ? status
    : 'open'
}

export function toSubscription(subscription: Stripe.Subscription): Subscription {
  const invoice = subscription.latest_invoice
  // The period's end belongs to the item since API 2025-03-31, and our subscriptions have one item.
  const [item] = subscription.items.data
  return {
    id: subscription.id,
    rowId: subscription.metadata.subscription ?? null,
    status: subscription.status,
    currentPeriodEnd: item ? fromSeconds(item.current_period_end) : null,
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    clientSecret:
      typeof invoice === 'object' ? (invoice?.confirmation_secret?.client_secret ?? null) : null,
  }
}

export function toInvoice(invoice: Stripe.Invoice): Invoice {
  const paidAt = invoice.status_transitions?.paid_at
  return {
    id: invoice.id,
    status: invoice.status ?? 'draft',
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    rowId: invoice.parent?.subscription_details?.metadata?.subscription ?? null,
    intentId: idOf(invoice.payments?.data[0]?.payment.payment_intent),
    amountPaidCents: invoice.amount_paid,
    currency: invoice.currency,
    paidAt: paidAt ? fromSeconds(paidAt) : null,
  }
}

export function toCheckout(session: Stripe.Checkout.Session): Checkout {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  return {
    id: session.id,
    url: session.url,
    status: statusOf(session.status),
    isPaid: session.payment_status === 'paid',
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    refundedCents: intent ? toIntent(intent).refundedCents : 0,
    intentId: idOf(session.payment_intent),
    orderId: session.metadata?.order ?? null,
  }
}

const statusOf = (status: string | null): Checkout['status'] =>
  status === 'complete' || status === 'expired' ? status : 'open'

/** The object itself is read again, because events come late and out of order. */
export function toEvent({ id, type, data }: Stripe.Event): PaymentEvent {
  const object: unknown = data.object
  const field = (name: string): unknown =>
    typeof object === 'object' && object !== null
      ? Object.entries(object).find(([key]) => key === name)?.[1]
      : undefined
  const ownId = idOf(field('id'))
  const isOf = (prefix: string) => (type.startsWith(prefix) ? ownId : null)
  return {
    id,
    type,
    intentId: isOf('payment_intent.') ?? idOf(field('payment_intent')),
    subscriptionId: isOf('customer.subscription.') ?? subscriptionOf(field('parent')),
    invoiceId: isOf('invoice.'),
    sessionId: isOf('checkout.session.'),
  }
}

function subscriptionOf(parent: unknown): string | null {
  if (typeof parent !== 'object' || parent === null) return null
  if (!('subscription_details' in parent)) return null
  const details = parent.subscription_details
  if (typeof details !== 'object' || details === null) return null
  return 'subscription' in details ? idOf(details.subscription) : null
}

/** Stripe gives an id, or an object if it was expanded. */
function idOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || !('id' in value)) return null
  return typeof value.id === 'string' ? value.id : null
}

export const toSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)
const fromSeconds = (seconds: number): Date => new Date(seconds * 1000)

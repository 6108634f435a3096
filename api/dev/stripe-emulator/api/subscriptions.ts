import { invalid, notFound } from '../api-error'
import { isRecord, metadataOf, numberOf, type StripeObject, textOf, type World } from '../world'
import { createPrice } from './catalog'
import { createIntent } from './payment-intents'

type Params = Record<string, unknown>
const MONTH_SECONDS = 30 * 24 * 60 * 60

export function createSubscription(world: World, params: Params): StripeObject {
  if (params.payment_behavior !== 'default_incomplete') {
    throw invalid('The emulator knows payment_behavior: default_incomplete alone.')
  }
  const customer = world.get('customer', textOf(params, 'customer'))
  const items = Array.isArray(params.items) ? params.items : []
  const [item] = items
  if (items.length !== 1 || !isRecord(item)) throw invalid('The emulator takes one item.', 'items')
  const price = isRecord(item.price_data)
    ? createPrice(world, item.price_data)
    : world.get('price', textOf(item, 'price'))

  const id = world.newId('subscription')
  const subscription = world.add(
    'subscription',
    {
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      collection_method: 'charge_automatically',
      currency: price.currency,
      customer: customer.id,
      default_payment_method: null,
      ended_at: null,
      items: {
        object: 'list',
        has_more: false,
        url: `/v1/subscription_items?subscription=${id}`,
        data: [
          {
            id: `si_${id.slice(4)}`,
            object: 'subscription_item',
            created: world.now(),
            current_period_start: world.now(),
            current_period_end: world.now() + MONTH_SECONDS,
            metadata: {},
            price: structuredClone(price),
            quantity: 1,
            subscription: id,
          },
        ],
      },
      latest_invoice: null,
      metadata: metadataOf(params),
      start_date: world.now(),
      status: 'incomplete',
    },
    id,
  )
  addInvoice(world, subscription, 'subscription_create')
  world.emit('customer.subscription.created', subscription)
  return subscription
}

function addInvoice(world: World, subscription: StripeObject, reason: string) {
  const amount = numberOf(itemOf(subscription).price as Params, 'unit_amount')
  const invoice = world.add('invoice', {
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    billing_reason: reason,
    currency: subscription.currency,
    customer: subscription.customer,
    metadata: {},
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
      },
    },
    status: 'open',
    total: amount,
  })
  const intent = createIntent(world, {
    amount,
    currency: subscription.currency,
    customer: subscription.customer,
    automatic_payment_methods: { enabled: true },
    setup_future_usage: 'off_session',
  })
  // This is no field of Stripe. The expansion of `confirmation_secret` needs it.
  world.change(invoice, { _intent: intent.id })
  world.change(subscription, { latest_invoice: invoice.id })
  return { invoice, intent }
}

export function settleInvoiceOf(world: World, intent: StripeObject): void {
  const invoice = world.all('invoice').find(each => each._intent === intent.id)
  if (!invoice || invoice.status === 'paid') return
  world.change(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    status_transitions: { paid_at: world.now() },
  })
  world.emit('invoice.paid', invoice)
  const subscription = subscriptionOf(world, invoice)
  world.change(subscription, { status: 'active' })
  world.emit('customer.subscription.updated', subscription)
}

export function subscriptionOf(world: World, invoice: StripeObject): StripeObject {
  const { subscription_details } = invoice.parent as { subscription_details: Params }
  return world.get('subscription', textOf(subscription_details, 'subscription'))
}

export function updateSubscription(world: World, subscription: StripeObject, params: Params) {
  if (hasEnded(subscription)) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  }
  const isEnding = params.cancel_at_period_end === true
  world.change(subscription, {
    ...params,
    ...(params.cancel_at_period_end !== undefined && {
      cancel_at: isEnding ? itemOf(subscription).current_period_end : null,
      canceled_at: isEnding ? world.now() : null,
    }),
  })
  world.emit('customer.subscription.updated', subscription)
  return subscription
}

/** Stripe answers 404 for a subscription that has already ended, although it can still be read. */
export function cancelSubscription(world: World, subscription: StripeObject): StripeObject {
  if (hasEnded(subscription)) throw notFound('subscription', subscription.id)
  return endSubscription(world, subscription)
}

const hasEnded = (subscription: StripeObject): boolean =>
  ['canceled', 'incomplete_expired'].includes(textOf(subscription, 'status'))

export function endSubscription(world: World, subscription: StripeObject): StripeObject {
  const status = subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled'
  world.change(subscription, { status, canceled_at: world.now(), ended_at: world.now() })
  const invoice = world.get('invoice', textOf(subscription, 'latest_invoice'))
  if (invoice.status === 'open') {
    world.change(invoice, { status: 'void' })
    const intent = world.get('payment_intent', textOf(invoice, '_intent'))
    world.change(intent, { status: 'canceled', canceled_at: world.now() })
  }
  world.emit('customer.subscription.deleted', subscription)
  return subscription
}

export function renewSubscription(world: World, subscription: StripeObject, isPaid: boolean) {
  if (subscription.cancel_at_period_end === true) return endSubscription(world, subscription)
  const item = itemOf(subscription)
  item.current_period_start = item.current_period_end
  item.current_period_end = numberOf(item, 'current_period_end') + MONTH_SECONDS
  const { invoice, intent } = addInvoice(world, subscription, 'subscription_cycle')
  if (!isPaid) {
    world.change(subscription, { status: 'past_due' })
    world.emit('invoice.payment_failed', invoice)
    world.emit('customer.subscription.updated', subscription)
    return subscription
  }
  const charge = world.add('charge', {
    amount: intent.amount,
    amount_refunded: 0,
    currency: intent.currency,
    payment_intent: intent.id,
    refunded: false,
    status: 'succeeded',
  })
  world.change(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
  })
  settleInvoiceOf(world, intent)
  return subscription
}

function itemOf(subscription: StripeObject): Params {
  const { data } = subscription.items as { data: Params[] }
  const [item] = data
  if (!item) throw new Error('A subscription has an item')
  return item
}

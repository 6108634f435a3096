import type Stripe from 'stripe'
import { AppError } from '../../core/app-error'
import { callStripe, callStripeOrRefuse, pagesOf } from './call-stripe'
import { GIFT_PRODUCT } from './catalog'
import type { NewSubscription, Payments } from './payments'
import { toInvoice, toSeconds, toSubscription } from './shapes'

const EXPAND = ['latest_invoice.confirmation_secret']

export function subscriptionCalls(stripe: Stripe) {
  const calls = {
    async createCustomer(userId) {
      // Stripe gets neither name nor address, because it only needs to recognize the person.
      const customer = await callStripe(() =>
        stripe.customers.create({}, { idempotencyKey: `customer-${userId}` }),
      )
      return customer.id
    },

    async openSubscription({ rowId, customerId, price }) {
      const item = await itemFor(stripe, price)
      const subscription = await callStripe(() =>
        stripe.subscriptions.create(
          {
            customer: customerId,
            items: [item],
            payment_behavior: 'default_incomplete',
            payment_settings: { save_default_payment_method: 'on_subscription' },
            expand: EXPAND,
            metadata: { subscription: rowId },
          },
          { idempotencyKey: `subscription-${rowId}` },
        ),
      )
      return toSubscription(subscription)
    },

    async readSubscription(id) {
      return toSubscription(
        await callStripe(() => stripe.subscriptions.retrieve(id, { expand: EXPAND })),
      )
    },

    async endAtPeriodEnd(id) {
      return toSubscription(
        await callStripe(() => stripe.subscriptions.update(id, { cancel_at_period_end: true })),
      )
    },

    async endNow(id) {
      const ended = await callStripeOrRefuse(() => stripe.subscriptions.cancel(id))
      if ('answer' in ended) return
      // Stripe does not cancel a subscription that has already ended, which is the wanted state.
      const { status } = await callStripe(() => stripe.subscriptions.retrieve(id))
      if (status !== 'canceled' && status !== 'incomplete_expired') {
        throw new AppError('payment_provider_error')
      }
    },

    async readInvoice(id) {
      return toInvoice(
        await callStripe(() => stripe.invoices.retrieve(id, { expand: ['payments'] })),
      )
    },

    async *listPaidInvoices(since) {
      const created = { gte: toSeconds(since) }
      const expand = ['data.payments']
      const pages = pagesOf(place =>
        stripe.invoices.list({ status: 'paid', created, expand, ...place }),
      )
      for await (const page of pages) yield page.map(toInvoice)
    },
  } satisfies Partial<Payments>
  return calls
}

async function itemFor(
  stripe: Stripe,
  price: NewSubscription['price'],
): Promise<Stripe.SubscriptionCreateParams.Item> {
  if ('giftCents' in price) {
    return {
      quantity: 1,
      price_data: {
        currency: 'usd',
        product: GIFT_PRODUCT.id,
        recurring: { interval: 'month' },
        unit_amount: price.giftCents,
      },
    }
  }
  const { data } = await callStripe(() =>
    stripe.prices.list({ lookup_keys: [price.lookupKey], active: true, limit: 1 }),
  )
  // The price was not seeded. api/README names the command.
  if (!data[0]) throw new AppError('payment_provider_error')
  return { price: data[0].id, quantity: 1 }
}

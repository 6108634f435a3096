import type Stripe from 'stripe'
import { CURRENCY } from 'sync-protocol/commerce'
import { callStripe, callStripeOrRefuse } from './call-stripe'
import type { NewCheckout, Payments } from './payments'
import { toCheckout } from './shapes'

const EXPAND = ['payment_intent.latest_charge']

export function checkoutCalls(stripe: Stripe) {
  const calls = {
    async openCheckout(order) {
      return toCheckout(
        await callStripe(() =>
          stripe.checkout.sessions.create(sessionOf(order), {
            idempotencyKey: `order-${order.rowId}`,
          }),
        ),
      )
    },

    async readCheckout(id) {
      return toCheckout(
        await callStripe(() => stripe.checkout.sessions.retrieve(id, { expand: EXPAND })),
      )
    },

    async expireCheckout(id) {
      // The session may have been paid or have expired a moment ago.
      await stripe.checkout.sessions.expire(id).catch(() => {})
    },

    async refund({ rowId, intentId, amountCents }) {
      const refund = await callStripeOrRefuse(() =>
        stripe.refunds.create(
          { payment_intent: intentId, amount: amountCents, metadata: { refund: rowId } },
          { idempotencyKey: `refund-${rowId}` },
        ),
      )
      if ('refusal' in refund) return refund.refusal
      const { status, failure_reason } = refund.answer
      return status === 'failed' || status === 'canceled' ? (failure_reason ?? status) : null
    },
  } satisfies Partial<Payments>
  return calls
}

/** Stripe gets only the items, the prices and the shipping address. */
function sessionOf(order: NewCheckout): Stripe.Checkout.SessionCreateParams {
  const { rowId, lines, shipTo, successUrl, cancelUrl } = order
  const metadata = { order: rowId }
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    success_url: successUrl,
    cancel_url: cancelUrl,
    line_items: lines.map(({ name, amountCents }) => ({
      quantity: 1,
      price_data: { currency: CURRENCY, unit_amount: amountCents, product_data: { name } },
    })),
    metadata,
    payment_intent_data: {
      metadata,
      shipping: {
        name: shipTo.name,
        address: {
          line1: shipTo.address1,
          ...(shipTo.address2 !== '' && { line2: shipTo.address2 }),
          city: shipTo.city,
          ...(shipTo.state !== '' && { state: shipTo.state }),
          postal_code: shipTo.postalCode,
          // "Other Countries" is no country of ISO 3166, which Stripe requires.
          ...(/^[A-Z]{2}$/.test(shipTo.country) && { country: shipTo.country }),
        },
      },
    },
  }
}

import Stripe from 'stripe'
import { EXCLUDED_FOR_DONATIONS } from 'sync-protocol/commerce'
import { callStripe, pagesOf } from './call-stripe'
import { checkoutCalls } from './checkout'
import type { Payments } from './payments'
import { toEvent, toIntent, toSeconds } from './shapes'
import { subscriptionCalls } from './subscriptions'

type PaymentKeys = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  /** Replaces Stripe's host, only outside production. */
  apiBase: string | undefined
  scriptUrl: string | null
}

const TIMEOUT_MS = 10_000

/** Only this folder uses Stripe's SDK. */
export function openPayments(keys: PaymentKeys): Payments {
  const stripe = connect(keys)
  const isLive = keys.secretKey.includes('_live_')

  const openGift: Payments['openGift'] = async ({ rowId, totalCents }) =>
    toIntent(
      await callStripe(() =>
        stripe.paymentIntents.create(
          {
            amount: totalCents,
            currency: 'usd',
            automatic_payment_methods: { enabled: true },
            excluded_payment_method_types: [...EXCLUDED_FOR_DONATIONS],
            metadata: { donation: rowId },
          },
          { idempotencyKey: `donation-${rowId}` },
        ),
      ),
    )

  return {
    mode: isLive ? 'live' : 'test',
    publishableKey: keys.publishableKey,
    scriptUrl: keys.scriptUrl,

    async readEvent(body, signature) {
      try {
        const event = await stripe.webhooks.constructEventAsync(body, signature, keys.webhookSecret)
        return event.livemode === isLive ? toEvent(event) : null
      } catch {
        return null
      }
    },

    openGift,

    async readIntent(id) {
      const expand = ['latest_charge']
      return toIntent(await callStripe(() => stripe.paymentIntents.retrieve(id, { expand })))
    },

    async cancelIntent(id) {
      // The payment may have been paid or cancelled a moment ago.
      await stripe.paymentIntents.cancel(id).catch(() => {})
    },

    async *listIntents(since) {
      const wanted = { created: { gte: toSeconds(since) }, expand: ['data.latest_charge'] }
      const pages = pagesOf(place => stripe.paymentIntents.list({ ...wanted, ...place }))
      for await (const page of pages) yield page.map(toIntent)
    },

    ...subscriptionCalls(stripe),
    ...checkoutCalls(stripe),
  }
}

export function connect({ secretKey, apiBase }: Pick<PaymentKeys, 'secretKey' | 'apiBase'>) {
  const base = apiBase === undefined ? undefined : new URL(apiBase)
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? '443' : '80'),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  })
}

import { expand, listPage } from '../expand'
import { type Kind, metadataOf, type StripeObject, type World } from '../world'
import { createCustomer, createPrice, createProduct } from './catalog'
import { createSession, expireSession } from './checkout-sessions'
import { cancelIntent, createIntent, updateIntent } from './payment-intents'
import { createRefund } from './refunds'
import { cancelSubscription, createSubscription, updateSubscription } from './subscriptions'

type Params = Record<string, unknown>
type Call = (world: World, params: Params, id: string, baseUrl: string) => unknown

const read =
  (kind: Kind): Call =>
  (world, _, id) =>
    world.get(kind, id)

const list =
  (kind: Kind, url: string, matches: (object: StripeObject, params: Params) => boolean): Call =>
  (world, params) =>
    listPage(
      world.all(kind).filter(object => matches(object, params)),
      params,
      url,
    )

const hasSame = (object: StripeObject, params: Params, ...fields: string[]) =>
  fields.every(field => params[field] === undefined || object[field] === params[field])

/** Each call needs a schema. */
const CALLS: Readonly<Record<string, Call>> = {
  'POST /v1/customers': createCustomer,
  'GET /v1/customers/:id': read('customer'),
  'POST /v1/customers/:id': (world, params, id) => {
    const customer = world.get('customer', id)
    return world.change(customer, {
      ...params,
      metadata: { ...metadataOf(customer), ...metadataOf(params) },
    })
  },
  'DELETE /v1/customers/:id': (world, _, id) => {
    const { object } = world.get('customer', id)
    delete world.state.objects.customer?.[id]
    world.onChange()
    return { id, object, deleted: true }
  },
  'POST /v1/products': createProduct,
  'GET /v1/products/:id': read('product'),
  'POST /v1/prices': createPrice,
  'GET /v1/prices': list('price', '/v1/prices', (price, { lookup_keys: keys, active }) => {
    const isNamed = !Array.isArray(keys) || keys.includes(price.lookup_key)
    return isNamed && (active === undefined || price.active === active)
  }),
  'POST /v1/payment_intents': createIntent,
  'GET /v1/payment_intents': list('payment_intent', '/v1/payment_intents', (intent, params) =>
    hasSame(intent, params, 'customer'),
  ),
  'GET /v1/payment_intents/:id': read('payment_intent'),
  'POST /v1/payment_intents/:id': (world, params, id) =>
    updateIntent(world, world.get('payment_intent', id), params),
  'POST /v1/payment_intents/:id/cancel': (world, params, id) =>
    cancelIntent(world, world.get('payment_intent', id), params),
  'POST /v1/checkout/sessions': (world, params, _, baseUrl) =>
    createSession(world, params, baseUrl),
  'GET /v1/checkout/sessions': list('checkout.session', '/v1/checkout/sessions', (each, params) =>
    hasSame(each, params, 'payment_intent', 'customer', 'status'),
  ),
  'GET /v1/checkout/sessions/:id': read('checkout.session'),
  'POST /v1/checkout/sessions/:id/expire': (world, _, id) =>
    expireSession(world, world.get('checkout.session', id)),
  'POST /v1/subscriptions': createSubscription,
  'GET /v1/subscriptions': list(
    'subscription',
    '/v1/subscriptions',
    (each, { status, ...rest }) => {
      const isWanted =
        status === undefined
          ? each.status !== 'canceled'
          : status === 'all' || status === each.status
      return isWanted && hasSame(each, rest, 'customer')
    },
  ),
  'GET /v1/subscriptions/:id': read('subscription'),
  'POST /v1/subscriptions/:id': (world, params, id) =>
    updateSubscription(world, world.get('subscription', id), params),
  'DELETE /v1/subscriptions/:id': (world, _, id) =>
    cancelSubscription(world, world.get('subscription', id)),
  'GET /v1/invoices': list('invoice', '/v1/invoices', (invoice, { subscription, ...rest }) => {
    const own = invoice.parent as { subscription_details: { subscription: string } }
    const isIts = !subscription || own.subscription_details.subscription === subscription
    return isIts && hasSame(invoice, rest, 'customer', 'status')
  }),
  'GET /v1/invoices/:id': read('invoice'),
  'POST /v1/refunds': createRefund,
  'GET /v1/refunds': list('refund', '/v1/refunds', (refund, params) =>
    hasSame(refund, params, 'payment_intent', 'charge'),
  ),
  'GET /v1/refunds/:id': read('refund'),
  'GET /v1/charges/:id': read('charge'),
  'GET /v1/events': list('event', '/v1/events', (event, params) => hasSame(event, params, 'type')),
  'GET /v1/events/:id': read('event'),
}

const patterns = Object.keys(CALLS).map(call => {
  const [method = '', path = ''] = call.split(' ')
  return { call, method, path: new RegExp(`^${path.replace(':id', '([^/]+)')}$`) }
})

export function findCall(method: string, path: string): { call: string; id: string } | undefined {
  for (const pattern of patterns) {
    const match = pattern.method === method ? pattern.path.exec(path) : null
    if (match) return { call: pattern.call, id: decodeURIComponent(match[1] ?? '') }
  }
  return undefined
}

export function runCall(
  world: World,
  { call, id }: { call: string; id: string },
  { expand: wanted, ...params }: Params,
  baseUrl: string,
): unknown {
  const result = CALLS[call]?.(world, params, id, baseUrl)
  return expand(world, result, wanted)
}

export const callNames = (): string[] => Object.keys(CALLS)

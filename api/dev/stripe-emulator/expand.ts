import { invalid } from './api-error'
import { isRecord, type Kind, type StripeObject, type World } from './world'

const KIND_BY_FIELD: Readonly<Record<string, Kind>> = {
  customer: 'customer',
  product: 'product',
  latest_charge: 'charge',
  charge: 'charge',
  latest_invoice: 'invoice',
  payment_intent: 'payment_intent',
}

/** Replaces ids by the requested objects and removes our own fields. */
export function expand(world: World, object: unknown, wanted: unknown): unknown {
  const copy = structuredClone(object)
  const paths = Array.isArray(wanted) ? wanted.map(String) : []
  for (const path of paths) expandPath(world, copy, path.split('.'), path)
  return withoutOwnFields(copy)
}

function expandPath(world: World, at: unknown, [field = '', ...rest]: string[], whole: string) {
  if (Array.isArray(at)) {
    for (const each of at) expandPath(world, each, [field, ...rest], whole)
    return
  }
  if (!isRecord(at)) throw invalid(`This property cannot be expanded (${whole}).`, 'expand')
  if (field === 'confirmation_secret') at.confirmation_secret = secretOf(world, at)
  if (field === 'payments') at.payments = paymentsOf(at)
  const value = at[field]
  const kind = KIND_BY_FIELD[field]
  if (typeof value === 'string' && kind) at[field] = structuredClone(world.get(kind, value))
  else if (value === undefined) {
    throw invalid(`This property cannot be expanded (${whole}).`, 'expand')
  }
  if (rest.length > 0 && at[field] !== null) expandPath(world, at[field], rest, whole)
}

/** Stripe returns it only while the invoice can be paid. */
function secretOf(world: World, invoice: Record<string, unknown>) {
  if (typeof invoice._intent !== 'string') return null
  const { client_secret } = world.get('payment_intent', invoice._intent)
  return { client_secret, type: 'payment_intent' }
}

function paymentsOf(invoice: Record<string, unknown>) {
  const payment = { type: 'payment_intent', payment_intent: invoice._intent }
  const data = invoice._intent
    ? [{ object: 'invoice_payment', status: invoice.status, payment }]
    : []
  return { object: 'list', has_more: false, url: '', data }
}

function withoutOwnFields(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutOwnFields)
  if (!isRecord(node)) return node
  const kept = Object.entries(node).filter(([name]) => !name.startsWith('_'))
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutOwnFields(value)]))
}

export function listPage(all: StripeObject[], params: Record<string, unknown>, url: string) {
  const limit = typeof params.limit === 'number' ? params.limit : 10
  const after = all.findIndex(({ id }) => id === params.starting_after)
  const matching = all.slice(after + 1).filter(object => isWithin(object.created, params.created))
  return { object: 'list', url, has_more: matching.length > limit, data: matching.slice(0, limit) }
}

function isWithin(created: number, range: unknown): boolean {
  if (!isRecord(range)) return true
  const { gte, gt, lte, lt } = range
  return (
    (typeof gte !== 'number' || created >= gte) &&
    (typeof gt !== 'number' || created > gt) &&
    (typeof lte !== 'number' || created <= lte) &&
    (typeof lt !== 'number' || created < lt)
  )
}

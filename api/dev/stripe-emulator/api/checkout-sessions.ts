import { invalid } from '../api-error'
import { isRecord, metadataOf, numberOf, type StripeObject, textOf, type World } from '../world'
import { type Card, checkAmount, confirmIntent, createIntent } from './payment-intents'

type Params = Record<string, unknown>
const DAY_SECONDS = 24 * 60 * 60

export function createSession(world: World, params: Params, baseUrl: string): StripeObject {
  if (params.mode !== 'payment') throw invalid('The emulator knows mode: payment alone.', 'mode')
  if ((params.ui_mode ?? 'hosted_page') !== 'hosted_page') {
    throw invalid('The emulator knows ui_mode: hosted_page alone.', 'ui_mode')
  }
  const lines = Array.isArray(params.line_items) ? params.line_items.map(lineOf) : []
  if (lines.length === 0) throw invalid('Missing required param: line_items.', 'line_items')
  const id = world.newId('checkout.session')
  return world.add(
    'checkout.session',
    {
      amount_total: checkAmount(lines.reduce((sum, line) => sum + line.amount_total, 0)),
      cancel_url: params.cancel_url ?? null,
      client_reference_id: params.client_reference_id ?? null,
      currency: lines[0]?.currency,
      customer: params.customer ?? null,
      expires_at: world.now() + DAY_SECONDS,
      metadata: metadataOf(params),
      mode: 'payment',
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      success_url: textOf(params, 'success_url'),
      ui_mode: 'hosted_page',
      url: `${baseUrl}/pay/${id}`,
      // These two are no fields of Stripe.
      _lines: lines,
      _intent_data: isRecord(params.payment_intent_data) ? params.payment_intent_data : {},
    },
    id,
  )
}

export type Line = { name: string; quantity: number; amount_total: number; currency: string }

function lineOf(given: unknown): Line {
  if (!isRecord(given) || !isRecord(given.price_data)) {
    throw invalid('The emulator takes line_items with price_data alone.', 'line_items')
  }
  const { price_data } = given
  const product = isRecord(price_data.product_data) ? price_data.product_data : {}
  const quantity = typeof given.quantity === 'number' ? given.quantity : 1
  return {
    name: textOf(product, 'name'),
    quantity,
    amount_total: quantity * numberOf(price_data, 'unit_amount'),
    currency: textOf(price_data, 'currency'),
  }
}

/** A decline throws and leaves the session open. */
export function paySession(world: World, session: StripeObject, card: Card): StripeObject {
  refuseIfOver(session)
  const intent =
    typeof session.payment_intent === 'string'
      ? world.get('payment_intent', session.payment_intent)
      : createIntent(world, {
          ...(session._intent_data as Params),
          amount: session.amount_total,
          currency: session.currency,
          automatic_payment_methods: { enabled: true },
        })
  world.change(session, { payment_intent: intent.id })
  confirmIntent(world, intent, card)
  world.change(session, { status: 'complete', payment_status: 'paid', url: null })
  world.emit('checkout.session.completed', session)
  return session
}

export function expireSession(world: World, session: StripeObject): StripeObject {
  refuseIfOver(session)
  world.change(session, { status: 'expired', url: null })
  world.emit('checkout.session.expired', session)
  return session
}

function refuseIfOver(session: StripeObject): void {
  if (session.status === 'open') return
  throw invalid(`Only open Sessions can be paid or expired; this one is ${session.status}.`)
}

import { randomBytes } from 'node:crypto'
import { invalid } from '../api-error'
import { declineError, findDecline } from '../cards'
import { isRecord, metadataOf, numberOf, type StripeObject, textOf, type World } from '../world'

const METHODS = [
  ...['card', 'link', 'cashapp', 'amazon_pay', 'us_bank_account'],
  ...['klarna', 'affirm', 'afterpay_clearpay'],
]
const LOCAL = ['ideal', 'bancontact', 'eps', 'p24', 'blik', 'twint', 'sepa_debit']
const LAST_STATES = ['succeeded', 'canceled']

type Params = Record<string, unknown>

export function createIntent(world: World, params: Params): StripeObject {
  const amount = checkAmount(numberOf(params, 'amount'))
  if (!isRecord(params.automatic_payment_methods)) {
    throw invalid('You must provide automatic_payment_methods.', 'automatic_payment_methods')
  }
  const excluded = Array.isArray(params.excluded_payment_method_types)
    ? params.excluded_payment_method_types
    : []
  const id = world.newId('payment_intent')
  const intent = world.add(
    'payment_intent',
    {
      amount,
      amount_capturable: 0,
      amount_received: 0,
      automatic_payment_methods: params.automatic_payment_methods,
      canceled_at: null,
      cancellation_reason: null,
      capture_method: 'automatic_async',
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      confirmation_method: 'automatic',
      currency: textOf(params, 'currency').toLowerCase(),
      customer: params.customer ?? null,
      description: params.description ?? null,
      excluded_payment_method_types: excluded,
      last_payment_error: null,
      latest_charge: null,
      metadata: metadataOf(params),
      next_action: null,
      payment_method: null,
      payment_method_types: [...METHODS, ...LOCAL].filter(method => !excluded.includes(method)),
      processing: null,
      receipt_email: params.receipt_email ?? null,
      setup_future_usage: params.setup_future_usage ?? null,
      shipping: params.shipping ?? null,
      statement_descriptor: null,
      status: 'requires_payment_method',
    },
    id,
  )
  world.emit('payment_intent.created', intent)
  return intent
}

/** At least 50 cents and at most eight digits. */
export function checkAmount(amount: number): number {
  if (!Number.isInteger(amount)) throw invalid('Invalid integer: amount', 'amount')
  if (amount < 50) throw invalid('Amount must be at least $0.50 usd', 'amount')
  if (amount > 99_999_999) throw invalid('Amount must be no more than $999,999.99', 'amount')
  return amount
}

export function updateIntent(world: World, intent: StripeObject, params: Params): StripeObject {
  refuseIfOver(intent, 'update')
  const { metadata, amount, ...others } = params
  return world.change(intent, {
    ...others,
    ...(typeof amount === 'number' && { amount: checkAmount(amount) }),
    ...(metadata !== undefined && {
      metadata: { ...metadataOf({ metadata: intent.metadata }), ...metadataOf(params) },
    }),
  })
}

export function cancelIntent(world: World, intent: StripeObject, params: Params): StripeObject {
  refuseIfOver(intent, 'cancel')
  world.change(intent, {
    status: 'canceled',
    canceled_at: world.now(),
    cancellation_reason: params.cancellation_reason ?? null,
  })
  world.emit('payment_intent.canceled', intent)
  return intent
}

function refuseIfOver(intent: StripeObject, action: string): void {
  const status = textOf(intent, 'status')
  if (!LAST_STATES.includes(status)) return
  throw invalid(
    `You cannot ${action} this PaymentIntent because it has a status of ${status}.`,
    'status',
  )
}

export type Card = { number: string; expMonth: number; expYear: number; cvc: string }

/** A decline throws 402 and leaves the intent open. */
export function confirmIntent(world: World, intent: StripeObject, card: Card): StripeObject {
  if (intent.status === 'succeeded') return intent
  refuseIfOver(intent, 'confirm')
  const decline = findDecline(card.number)
  const charge = world.add('charge', {
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    currency: intent.currency,
    customer: intent.customer,
    captured: !decline,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    metadata: intent.metadata,
    paid: !decline,
    payment_intent: intent.id,
    payment_method_details: {
      type: 'card',
      card: { brand: 'visa', last4: card.number.slice(-4), exp_month: card.expMonth },
    },
    refunded: false,
    status: decline ? 'failed' : 'succeeded',
  })
  if (decline) {
    world.change(intent, { latest_charge: charge.id, last_payment_error: decline })
    world.emit('charge.failed', charge)
    world.emit('payment_intent.payment_failed', intent)
    throw declineError(decline, intent)
  }
  world.change(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
  })
  world.emit('charge.succeeded', charge)
  world.emit('payment_intent.succeeded', intent)
  return intent
}

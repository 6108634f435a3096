import { paySession } from './api/checkout-sessions'
import { type Card, confirmIntent } from './api/payment-intents'
import { settleInvoiceOf } from './api/subscriptions'
import { ApiError, invalid } from './api-error'
import { renderPayPage } from './pay-page'
import type { ApiAnswer } from './serve-api'
import { failure } from './serve-api'
import { isRecord, type StripeObject, textOf, type World } from './world'

const TEST_CARD: Card = { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' }
const DECLINED_CARD: Card = { ...TEST_CARD, number: '4000000000000002' }

export function serveBrowser(world: World, path: string, body: string): ApiAnswer {
  try {
    const asked: unknown = JSON.parse(body)
    if (!isRecord(asked)) throw invalid('Not an object')
    const intent = intentFor(world, textOf(asked, 'client_secret'))
    if (path === '/browser/retrieve') return ok(forBrowser(intent))
    if (path !== '/browser/confirm') throw new ApiError(404, 'Unrecognized request URL')
    confirmIntent(world, intent, readCard(asked.card))
    settleInvoiceOf(world, intent)
    return ok(forBrowser(intent))
  } catch (error) {
    return failure(error)
  }
}

const ok = (value: unknown): ApiAnswer => ({ status: 200, body: JSON.stringify(value) })

function intentFor(world: World, secret: string): StripeObject {
  const intent = world.find('payment_intent', secret.split('_secret_')[0] ?? '')
  if (intent?.client_secret !== secret) {
    throw new ApiError(400, 'The client_secret provided does not match any PaymentIntent.', {
      code: 'resource_missing',
      param: 'intent',
    })
  }
  return intent
}

/** A publishable key may see fewer fields than a secret key. */
function forBrowser(intent: StripeObject) {
  const { id, object, amount, currency, status, client_secret, last_payment_error } = intent
  const { payment_method_types, created, livemode } = intent
  return {
    ...{ id, object, amount, currency, status, client_secret, last_payment_error },
    ...{ payment_method_types, created, livemode },
  }
}

function readCard(given: unknown): Card {
  if (!isRecord(given)) throw invalid('Missing card')
  return {
    number: textOf(given, 'number').replaceAll(/\D/g, ''),
    expMonth: Number(given.exp_month),
    expYear: Number(given.exp_year),
    cvc: textOf(given, 'cvc'),
  }
}

type PageAnswer = { status: number; html?: string; location?: string }

export function servePayPage(
  world: World,
  method: string,
  sessionId: string,
  button: string | null,
): PageAnswer {
  const session = world.find('checkout.session', sessionId)
  if (!session) return { status: 404, html: renderPayPage(null) }
  if (method !== 'POST' || session.status !== 'open') {
    return { status: 200, html: renderPayPage(session) }
  }
  if (button === 'cancel') {
    const back = typeof session.cancel_url === 'string' ? session.cancel_url : ''
    return back ? { status: 303, location: back } : { status: 200, html: renderPayPage(session) }
  }
  try {
    paySession(world, session, button === 'decline' ? DECLINED_CARD : TEST_CARD)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: 402, html: renderPayPage(session, error.message) }
  }
  const success = textOf(session, 'success_url')
  return { status: 303, location: success.replace('{CHECKOUT_SESSION_ID}', session.id) }
}

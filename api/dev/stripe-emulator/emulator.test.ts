import { createServer } from 'node:http'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EMULATOR_KEYS } from './sentinel'
import { type Emulator, startEmulator } from './start-emulator'

const SECRET = 'whsec_of_the_test'
let emulator: Emulator
let stripe: Stripe
const received: { body: string; signature: string }[] = []
let answerStatus = 200
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', chunk => chunks.push(chunk))
  request.on('end', () => {
    const signature = String(request.headers['stripe-signature'])
    received.push({ body: Buffer.concat(chunks).toString(), signature })
    response.writeHead(answerStatus).end()
  })
})

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  emulator = await startEmulator({
    webhookUrl: `http://127.0.0.1:${port}/`,
    webhookSecret: SECRET,
  })
  stripe = connect()
})
afterAll(async () => {
  await emulator.close()
  server.close()
})

function connect(key: string = EMULATOR_KEYS.secretKey) {
  const { hostname, port } = new URL(emulator.url)
  return new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false })
}

const gift = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) => ({
  amount: 500,
  currency: 'usd',
  automatic_payment_methods: { enabled: true },
  ...more,
})

const pay = (clientSecret: string | null, number: string) =>
  fetch(`${emulator.url}/browser/confirm`, {
    method: 'POST',
    body: JSON.stringify({
      client_secret: clientSecret,
      card: { number, exp_month: 1, exp_year: 2040, cvc: '123' },
    }),
  })

describe('refuses requests that Stripe refuses', () => {
  it.each([
    ['payment_method_types', gift({ payment_method_types: ['card'] } as object)],
    ['an unknown field', gift({ reciept_email: 'x' } as object)],
    ['a method nobody has', gift({ excluded_payment_method_types: ['sofa'] })],
    ['49 cents', gift({ amount: 49 })],
    ['nine digits', gift({ amount: 100_000_000 })],
    ['half a cent', gift({ amount: 500.5 })],
  ])('refuses %s', async (_, params) => {
    await expect(stripe.paymentIntents.create(params)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
    })
  })

  it('refuses a ui_mode that the compiler accepts', async () => {
    await expect(
      stripe.checkout.sessions.create({ mode: 'payment', ui_mode: 'hosted' }),
    ).rejects.toMatchObject({ statusCode: 400 })
  })

  it('refuses another key', async () => {
    await expect(connect('sk_test_other').customers.create()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    })
  })
})

it('the same key makes one intent, even if the first answer was lost', async () => {
  const before = emulator.world.all('payment_intent').length
  emulator.control.fail({ status: 500, when: 'after', times: 1 })
  const first = await stripe.paymentIntents.create(gift(), { idempotencyKey: 'row-1' })
  const again = await stripe.paymentIntents.create(gift(), { idempotencyKey: 'row-1' })
  expect(again.id).toBe(first.id)
  expect(emulator.world.all('payment_intent').length).toBe(before + 1)
  await expect(
    stripe.paymentIntents.create(gift({ amount: 501 }), { idempotencyKey: 'row-1' }),
  ).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
})

it('an intent is declined, paid and refunded, and each step is sent as a signed event', async () => {
  const intent = await stripe.paymentIntents.create(gift({ metadata: { donation: 'x' } }))
  const declined = await pay(intent.client_secret, '4000000000000002')
  expect([declined.status, await declined.json()]).toMatchObject([
    402,
    { error: { type: 'card_error', message: 'Your card has been declined.' } },
  ])
  expect((await pay(intent.client_secret, '4242424242424242')).status).toBe(200)
  await stripe.refunds.create({ payment_intent: intent.id, amount: 200 })
  const now = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
  expect(now).toMatchObject({
    status: 'succeeded',
    amount_received: 500,
    metadata: { donation: 'x' },
    latest_charge: { amount_refunded: 200, refunded: false },
  })
  await expect(
    stripe.refunds.create({ payment_intent: intent.id, amount: 301 }),
  ).rejects.toMatchObject({ statusCode: 400 })

  await emulator.control.idle()
  const events = received.map(({ body, signature }) =>
    stripe.webhooks.constructEvent(body, signature, SECRET),
  )
  const sent = events.filter(({ data }) => [intent.id].includes((data.object as { id: string }).id))
  expect(sent.map(({ type }) => type)).toEqual([
    'payment_intent.created',
    'payment_intent.payment_failed',
    'payment_intent.succeeded',
  ])
})

it('a wrong secret gives no access to an intent', async () => {
  const intent = await stripe.paymentIntents.create(gift())
  expect((await pay(`${intent.id}_secret_guess`, '4242424242424242')).status).toBe(400)
})

it('a subscription waits for its first payment, by the invoice’s confirmation secret', async () => {
  await stripe.products.create({ id: 'plan', name: 'Plan' })
  await stripe.prices.create({
    product: 'plan',
    currency: 'usd',
    unit_amount: 499,
    recurring: { interval: 'month' },
    lookup_key: 'plan_monthly',
  })
  const { data: prices } = await stripe.prices.list({ lookup_keys: ['plan_monthly'] })
  const customer = await stripe.customers.create()
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: prices[0]?.id ?? '' }],
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  })
  expect(subscription.status).toBe('incomplete')
  const invoice = subscription.latest_invoice as Stripe.Invoice
  expect(invoice.parent?.subscription_details?.subscription).toBe(subscription.id)
  await pay(invoice.confirmation_secret?.client_secret ?? '', '4242424242424242')
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active')
  emulator.control.renew(subscription.id, false)
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due')
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true })
  emulator.control.renew(subscription.id)
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled')
})

it('a hosted page pays, declines and leads back', async () => {
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    ui_mode: 'hosted_page',
    success_url: 'http://shop.example/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.example/back',
    line_items: [
      {
        quantity: 2,
        price_data: {
          currency: 'usd',
          unit_amount: 500,
          product_data: { name: '<b>Sticker</b>' },
        },
      },
    ],
    payment_intent_data: { metadata: { order: 'o1' } },
  })
  const press = (button: string) =>
    fetch(session.url ?? '', { method: 'POST', body: `do=${button}`, redirect: 'manual' })
  expect(await (await fetch(session.url ?? '')).text()).toContain('&lt;b>Sticker')
  expect((await press('cancel')).headers.get('Location')).toBe('http://shop.example/back')
  expect((await press('decline')).status).toBe(402)
  const paid = await press('pay')
  expect([paid.status, paid.headers.get('Location')]).toEqual([
    303,
    `http://shop.example/done?session=${session.id}`,
  ])
  const now = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent'] })
  expect(now).toMatchObject({
    status: 'complete',
    amount_total: 1_000,
    payment_intent: { status: 'succeeded', metadata: { order: 'o1' } },
  })
})

it('events are held, reordered, duplicated and mis-signed on demand', async () => {
  emulator.control.hold(true)
  await stripe.paymentIntents.create(gift())
  await stripe.paymentIntents.create(gift())
  const [second, first] = emulator.control.events('payment_intent.created').toReversed()
  const before = received.length
  await emulator.control.deliver([second?.id ?? '', first?.id ?? ''])
  await emulator.control.duplicate(first?.id ?? '', 3)
  const ids = received.slice(before).map(({ body }) => JSON.parse(body).id)
  expect(ids).toEqual([second?.id, first?.id, first?.id, first?.id, first?.id])
  const verify = () => {
    const { body, signature } = received.at(-1) ?? { body: '', signature: '' }
    return stripe.webhooks.constructEvent(body, signature, SECRET)
  }
  for (const delivery of [{ ageSeconds: 301 }, { secret: 'wrong' }, { reserialise: true }]) {
    await emulator.control.deliver([first?.id ?? ''], delivery)
    expect(verify).toThrow()
  }
  await emulator.control.deliver([first?.id ?? ''], { livemode: true })
  expect(verify().livemode).toBe(true)
  emulator.control.hold(false)
  await emulator.control.idle()
})

it('long lists have several pages', async () => {
  const customer = await stripe.customers.create()
  for (let n = 0; n < 25; n++) await stripe.paymentIntents.create(gift({ customer: customer.id }))
  let count = 0
  for await (const _ of stripe.paymentIntents.list({ customer: customer.id, limit: 10 })) count++
  expect(count).toBe(25)
})

it('an event that is not accepted is sent again', async () => {
  answerStatus = 500
  const intent = await stripe.paymentIntents.create(gift())
  await emulator.control.idle()
  const event = emulator.control.events('payment_intent.created').at(-1)
  expect(event?.answers).toEqual([500])
  answerStatus = 200
  await emulator.control.deliver([event?.id ?? ''])
  expect(JSON.parse(received.at(-1)?.body ?? '{}').data.object.id).toBe(intent.id)
})

import {
  clientSecretAnswerSchema,
  createSubscriptionAnswerSchema,
  donationsAnswerSchema,
  subscriptionStatusAnswerSchema,
} from 'sync-protocol/rest'
import { beforeEach, describe, expect, it } from 'vitest'
import { bodyOf, failureOf } from '../../../test/answers'
import type { TestPerson } from '../../../test/app'
import type { TestDatabase } from '../../../test/database'
import { type PaymentsTest, withPayments } from '../../../test/payments'
import { endDueSubscriptions } from '../../orders/end-subscriptions'

let test: TestDatabase
let app: PaymentsTest
withPayments((made, its) => {
  app = made
  test = its
})
beforeEach(() => app.advance(61 * 60_000))

async function giveWithoutWebhook() {
  const ada = await app.signUp()
  app.emulator.control.hold(true)
  const { clientSecret } = await bodyOf(
    await ada.send('POST', '/api/create-donation', { json: { tierId: 'champion', amount: 5_000 } }),
    clientSecretAnswerSchema,
  )
  await app.pay(clientSecret)
  const intentId = clientSecret.split('_secret_')[0] ?? ''
  return { ada, intentId, paid: lastEvent('payment_intent.succeeded') }
}

const lastEvent = (type: string) => app.emulator.control.events(type).at(-1)?.id ?? ''

const giftOf = async (intentId: string) => {
  const [row] = await test.superuser<
    { status: string; refunded_cents: number; stripe_reads: number }[]
  >`
    select status, refunded_cents, stripe_reads from donations where intent_id = ${intentId}`
  return row
}

const countEvents = async () => {
  const [row] = await test.superuser<{ count: number }[]>`
    select count(*)::int as count from payment_events`
  return row?.count
}

const emailsTo = (person: TestPerson) => app.emails.filter(({ to }) => to === person.email)

it('twenty simultaneous copies of an event are one change and one receipt', async () => {
  const { ada, intentId, paid } = await giveWithoutWebhook()
  const statuses = await app.emulator.control.duplicate(paid, 20)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await giftOf(intentId)).toEqual({ status: 'paid', refunded_cents: 0, stripe_reads: 1 })
  expect(emailsTo(ada)).toHaveLength(1)
})

it('a refund that is reported before the payment leads to the same state', async () => {
  const { ada, intentId, paid } = await giveWithoutWebhook()
  await app.stripe.refunds.create({ payment_intent: intentId, amount: 2_000 })
  const refunded = lastEvent('refund.created')
  expect(await app.emulator.control.deliver([refunded, paid])).toEqual([200, 200])
  expect(await giftOf(intentId)).toMatchObject({ status: 'paid', refunded_cents: 2_000 })
  await app.stripe.refunds.create({ payment_intent: intentId })
  await app.emulator.control.deliver([lastEvent('refund.created'), paid, refunded])
  expect(await giftOf(intentId)).toMatchObject({ status: 'refunded', refunded_cents: 5_000 })
  expect(emailsTo(ada)).toHaveLength(1)
})

it('a gift that is already fully refunded when it is reported gets no receipt', async () => {
  const { ada, intentId, paid } = await giveWithoutWebhook()
  await app.stripe.refunds.create({ payment_intent: intentId })
  await app.emulator.control.deliver([paid])
  expect(await giftOf(intentId)).toMatchObject({ status: 'refunded' })
  expect(emailsTo(ada)).toEqual([])
})

describe('nothing is written for', () => {
  it.each([
    ['a signature of 301 seconds ago', { ageSeconds: 301 }],
    ['a body that was spelled anew', { reserialise: true }],
    ['another secret', { secret: 'whsec_of_somebody_else' }],
    ['the other mode', { livemode: true }],
  ])('%s', async (_, delivery) => {
    const { ada, intentId, paid } = await giveWithoutWebhook()
    const before = await countEvents()
    expect(await app.emulator.control.deliver([paid], delivery)).toEqual([400])
    expect(await giftOf(intentId)).toMatchObject({ status: 'pending', stripe_reads: 0 })
    expect(await countEvents()).toBe(before)
    expect(emailsTo(ada)).toEqual([])
  })

  it('more than 1 MiB', async () => {
    const answer = await app.send('POST', '/api/stripe/webhook', { body: 'x'.repeat(1_048_577) })
    expect(await failureOf(answer)).toEqual([413, 'too_large'])
  })

  it('no signature at all', async () => {
    const answer = await app.send('POST', '/api/stripe/webhook', { body: '{}' })
    expect(await failureOf(answer)).toEqual([400, 'malformed'])
  })
})

it('a signature of 299 seconds ago is accepted', async () => {
  const { intentId, paid } = await giveWithoutWebhook()
  expect(await app.emulator.control.deliver([paid], { ageSeconds: 299 })).toEqual([200])
  expect(await giftOf(intentId)).toMatchObject({ status: 'paid' })
})

it('a payment of another amount is stored as a problem', async () => {
  const { ada, intentId, paid } = await giveWithoutWebhook()
  const intent = app.emulator.world.get('payment_intent', intentId)
  app.emulator.world.change(intent, { amount: 4_999 })
  expect(await app.emulator.control.deliver([paid])).toEqual([200])
  expect(await giftOf(intentId)).toMatchObject({ status: 'pending' })
  const [row] = await test.superuser`select problem from donations where intent_id = ${intentId}`
  expect(row?.problem).toBe('amount_mismatch')
  expect(emailsTo(ada)).toEqual([])
})

it('if Stripe does not answer, the webhook fails and its repetition succeeds', async () => {
  const { intentId, paid } = await giveWithoutWebhook()
  const path = `/v1/payment_intents/${intentId}`
  app.emulator.control.fail({ status: 500, when: 'before', times: 3, path })
  expect(await app.emulator.control.deliver([paid])).toEqual([502])
  expect(await giftOf(intentId)).toMatchObject({ status: 'pending' })
  expect(await app.emulator.control.deliver([paid])).toEqual([200])
  expect(await giftOf(intentId)).toMatchObject({ status: 'paid' })
})

it('a payment whose id was not written names the row itself', async () => {
  const { intentId, paid } = await giveWithoutWebhook()
  await test.superuser`update donations set intent_id = null where intent_id = ${intentId}`
  expect(await app.emulator.control.deliver([paid])).toEqual([200])
  expect(await giftOf(intentId)).toMatchObject({ status: 'paid' })
})

it('a foreign payment is ignored and remembered', async () => {
  app.emulator.control.hold(true)
  await app.stripe.paymentIntents.create({
    amount: 700,
    currency: 'usd',
    automatic_payment_methods: { enabled: true },
    metadata: { donation: 'not-an-id' },
  })
  const before = await countEvents()
  expect(await app.emulator.control.deliver([lastEvent('payment_intent.created')])).toEqual([200])
  expect(await countEvents()).toBe((before ?? 0) + 1)
})

describe('a subscription', () => {
  async function subscribe() {
    const ada = await app.signUp()
    app.emulator.control.hold(true)
    const { clientSecret } = await bodyOf(
      await ada.send('POST', '/api/create-subscription', { json: { plan: 'premium' } }),
      createSubscriptionAnswerSchema,
    )
    const [subscription] = app.emulator.world.all('subscription')
    return { ada, clientSecret, subscriptionId: subscription?.id ?? '' }
  }
  const statusOf = async (person: TestPerson) =>
    bodyOf(await person.send('GET', '/api/subscription-status'), subscriptionStatusAnswerSchema)
  const giftsOf = async (person: TestPerson) =>
    bodyOf(await person.send('GET', '/api/donations'), donationsAnswerSchema)

  it('is active although the update is reported before the creation', async () => {
    const { ada, clientSecret } = await subscribe()
    await app.pay(clientSecret)
    const created = lastEvent('customer.subscription.created')
    const updated = lastEvent('customer.subscription.updated')
    await app.emulator.control.deliver([updated, created])
    expect(await statusOf(ada)).toMatchObject({ plan: 'premium', status: 'active' })
  })

  it('gets one receipt for each monthly charge, also if reported repeatedly and late', async () => {
    const { ada, clientSecret, subscriptionId } = await subscribe()
    await app.pay(clientSecret)
    const first = lastEvent('invoice.paid')
    await app.emulator.control.duplicate(first, 5)
    app.emulator.control.renew(subscriptionId)
    await app.emulator.control.deliver([lastEvent('invoice.paid'), first])
    expect(await giftsOf(ada)).toMatchObject([
      { kind: 'plan', totalCents: 999, status: 'paid' },
      { kind: 'plan', totalCents: 999, status: 'paid' },
    ])
    expect(emailsTo(ada)).toHaveLength(2)
  })

  it('shows the refund of a charge', async () => {
    const { ada, clientSecret } = await subscribe()
    await app.pay(clientSecret)
    await app.emulator.control.deliver([lastEvent('invoice.paid')])
    const intentId = clientSecret.split('_secret_')[0] ?? ''
    await app.stripe.refunds.create({ payment_intent: intentId })
    await app.emulator.control.deliver([lastEvent('refund.created')])
    expect(await giftsOf(ada)).toMatchObject([{ status: 'refunded', refundedCents: 999 }])
  })

  it('is past due after a failed charge and ended after Stripe gives up', async () => {
    const { ada, clientSecret, subscriptionId } = await subscribe()
    await app.pay(clientSecret)
    await app.emulator.control.deliver([lastEvent('invoice.paid')])
    app.emulator.control.renew(subscriptionId, false)
    await app.emulator.control.deliver([lastEvent('invoice.payment_failed')])
    expect((await statusOf(ada)).status).toBe('past_due')
    app.emulator.control.expire(subscriptionId)
    await app.emulator.control.deliver([lastEvent('customer.subscription.deleted')])
    expect((await statusOf(ada)).status).toBe('canceled')
    await app.emulator.control.deliver([lastEvent('customer.subscription.created')])
    expect((await statusOf(ada)).status).toBe('canceled')
  })

  it('of a deleted account is ended at Stripe, so that its person is not charged', async () => {
    const { ada, clientSecret, subscriptionId } = await subscribe()
    await app.pay(clientSecret)
    await app.emulator.control.deliver([lastEvent('invoice.paid')])
    await test.superuser`delete from users where id = ${ada.id}`
    await test.superuser`delete from local_users where user_id = ${ada.id}`
    app.emulator.control.renew(subscriptionId)
    await app.emulator.control.deliver([lastEvent('customer.subscription.updated')])
    await endDueSubscriptions(app.deps)
    expect((await app.stripe.subscriptions.retrieve(subscriptionId)).status).toBe('canceled')
  })
})

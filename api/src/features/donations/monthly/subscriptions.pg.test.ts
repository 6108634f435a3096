import {
  clientSecretAnswerSchema,
  createSubscriptionAnswerSchema,
  monthlyGiftAnswerSchema,
  subscriptionStatusAnswerSchema,
} from 'sync-protocol/rest'
import { beforeEach, expect, it } from 'vitest'
import { bodyOf, failureOf } from '../../../../test/answers'
import type { TestPerson } from '../../../../test/app'
import { type PaymentsTest, withPayments } from '../../../../test/payments'

let app: PaymentsTest
withPayments(made => {
  app = made
})
beforeEach(() => app.advance(61 * 60_000))

const subscribe = async (person: TestPerson, plan = 'basic') =>
  bodyOf(
    await person.send('POST', '/api/create-subscription', { json: { plan } }),
    createSubscriptionAnswerSchema,
  )
const statusOf = async (person: TestPerson) =>
  bodyOf(await person.send('GET', '/api/subscription-status'), subscriptionStatusAnswerSchema)
const countSubscriptions = () => app.emulator.world.all('subscription').length
const amountOf = (clientSecret: string) =>
  app.emulator.world.get('payment_intent', clientSecret.split('_secret_')[0] ?? '').amount

it('without anything chosen there is no plan; Free Access is chosen once, or twice', async () => {
  const ada = await app.signUp()
  const nothing = { currentPeriodEnd: null, cancelAtPeriodEnd: false }
  expect(await statusOf(ada)).toEqual({ plan: null, status: 'none', ...nothing })
  for (let n = 0; n < 2; n++) {
    expect((await ada.send('POST', '/api/activate-free-access')).status).toBe(200)
  }
  expect(await statusOf(ada)).toEqual({ plan: 'free', status: 'active', ...nothing })
  expect(await failureOf(await app.send('POST', '/api/activate-free-access'))).toEqual([
    401,
    'not_signed_in',
  ])
})

it.each([
  ['basic', 499],
  ['premium', 999],
  ['family', 1_999],
])('%s is begun, paid and stopped at the end of the month', async (plan, cents) => {
  const ada = await app.signUp()
  const { clientSecret } = await subscribe(ada, plan)
  expect(amountOf(clientSecret)).toBe(cents)
  expect((await statusOf(ada)).status).toBe('incomplete')
  await app.pay(clientSecret)
  await app.eventsDelivered()
  const active = await statusOf(ada)
  expect(active).toMatchObject({ plan, status: 'active', cancelAtPeriodEnd: false })
  expect(Date.parse(active.currentPeriodEnd ?? '')).toBeGreaterThan(Date.now())
  for (let n = 0; n < 2; n++) {
    const stopped = await ada.send('POST', '/api/cancel-subscription')
    expect(await bodyOf(stopped, subscriptionStatusAnswerSchema)).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
    })
  }
})

it('one that was begun is gone on with, at once or later', async () => {
  const ada = await app.signUp()
  const before = countSubscriptions()
  const begun = await Promise.all([1, 2, 3].map(() => subscribe(ada)))
  expect(new Set(begun.map(({ clientSecret }) => clientSecret)).size).toBe(1)
  expect(countSubscriptions()).toBe(before + 1)
})

it('another plan takes the place of one that is not paid', async () => {
  const ada = await app.signUp()
  const first = await subscribe(ada, 'basic')
  const second = await subscribe(ada, 'family')
  expect((await app.pay(first.clientSecret)).status).toBe(400)
  await app.pay(second.clientSecret)
  await app.eventsDelivered()
  expect(await statusOf(ada)).toMatchObject({ plan: 'family', status: 'active' })
})

it('who has one is not given another', async () => {
  const ada = await app.signUp()
  await app.pay((await subscribe(ada)).clientSecret)
  await app.eventsDelivered()
  const again = await ada.send('POST', '/api/create-subscription', { json: { plan: 'family' } })
  expect(await failureOf(again)).toEqual([409, 'already_subscribed'])
})

it('one that Stripe gave up unpaid makes room for a new one', async () => {
  const ada = await app.signUp()
  const first = await subscribe(ada)
  const [given] = app.emulator.world.all('subscription')
  app.emulator.control.hold(true)
  app.emulator.control.expire(given?.id ?? '')
  const second = await subscribe(ada)
  expect(second.clientSecret).not.toBe(first.clientSecret)
  app.emulator.control.hold(false)
  await app.eventsDelivered()
})

it('stopping what is not there is 404; a plan nobody knows is 422; nobody is 401', async () => {
  const ada = await app.signUp()
  const none = await ada.send('POST', '/api/cancel-subscription')
  expect(await failureOf(none)).toEqual([404, 'not_found'])
  const unknown = await ada.send('POST', '/api/create-subscription', { json: { plan: 'gold' } })
  expect(await failureOf(unknown)).toEqual([422, 'invalid'])
  for (const path of ['/api/create-subscription', '/api/cancel-subscription']) {
    expect((await app.send('POST', path, { json: { plan: 'basic' } })).status).toBe(401)
  }
})

it('a monthly gift runs beside a plan and is stopped by itself', async () => {
  const ada = await app.signUp()
  await app.pay((await subscribe(ada)).clientSecret)
  const json = { tierId: 'advocate', amount: 1_500, coverFee: true }
  const { clientSecret } = await bodyOf(
    await ada.send('POST', '/api/create-monthly-gift', { json }),
    clientSecretAnswerSchema,
  )
  await app.pay(clientSecret)
  await app.eventsDelivered()
  const gift = async () =>
    bodyOf(await ada.send('GET', '/api/monthly-gift'), monthlyGiftAnswerSchema)
  expect(await gift()).toMatchObject({ totalCents: 1_576, status: 'active' })
  await ada.send('POST', '/api/monthly-gift/stop')
  expect(await gift()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
  expect(await statusOf(ada)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
})

it('a monthly gift of a wrong amount reaches nobody', async () => {
  const ada = await app.signUp()
  const before = app.emulator.control.requests.length
  const json = { tierId: 'supporter', amount: 1 }
  const answer = await ada.send('POST', '/api/create-monthly-gift', { json })
  expect(await failureOf(answer)).toEqual([422, 'amount_mismatch'])
  expect(app.emulator.control.requests.length).toBe(before)
})

it('ends at Stripe with the account', async () => {
  const ada = await app.signUp()
  await app.pay((await subscribe(ada)).clientSecret)
  await app.eventsDelivered()
  const [subscription] = app.emulator.world.all('subscription')
  expect((await ada.send('DELETE', '/api/account')).status).toBe(204)
  const after = await app.stripe.subscriptions.retrieve(subscription?.id ?? '')
  expect(after.status).toBe('canceled')
})

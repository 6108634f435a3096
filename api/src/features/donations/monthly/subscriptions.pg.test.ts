import {
  clientSecretAnswerSchema,
  createSubscriptionAnswerSchema,
  monthlyGiftAnswerSchema,
  subscriptionStatusAnswerSchema,
} from 'sync-protocol/rest'
import { beforeEach, expect, it, vi } from 'vitest'
import { bodyOf, failureOf } from '../../../../test/answers'
import { createTestApp, type TestPerson } from '../../../../test/app'
import type { TestDatabase } from '../../../../test/database'
import { type PaymentsTest, withPayments } from '../../../../test/payments'
import { endDueSubscriptions } from '../../../orders/end-subscriptions'

let app: PaymentsTest
let database: TestDatabase
withPayments((made, madeDatabase) => {
  app = made
  database = madeDatabase
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

it('a person has no plan until they choose one, and can choose Free Access repeatedly', async () => {
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

it('an unpaid subscription continues, immediately or later', async () => {
  const ada = await app.signUp()
  const before = countSubscriptions()
  const begun = await Promise.all([1, 2, 3].map(() => subscribe(ada)))
  expect(new Set(begun.map(({ clientSecret }) => clientSecret)).size).toBe(1)
  expect(countSubscriptions()).toBe(before + 1)
})

it('another plan replaces an unpaid one', async () => {
  const ada = await app.signUp()
  const first = await subscribe(ada, 'basic')
  const second = await subscribe(ada, 'family')
  expect((await app.pay(first.clientSecret)).status).toBe(400)
  await app.pay(second.clientSecret)
  await app.eventsDelivered()
  expect(await statusOf(ada)).toMatchObject({ plan: 'family', status: 'active' })
})

it('a person with a plan cannot begin another', async () => {
  const ada = await app.signUp()
  await app.pay((await subscribe(ada)).clientSecret)
  await app.eventsDelivered()
  const again = await ada.send('POST', '/api/create-subscription', { json: { plan: 'family' } })
  expect(await failureOf(again)).toEqual([409, 'already_subscribed'])
})

it('a subscription that Stripe expired unpaid can be replaced', async () => {
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

it('stopping nothing is 404, an unknown plan 422, no session 401', async () => {
  const ada = await app.signUp()
  const none = await ada.send('POST', '/api/cancel-subscription')
  expect(await failureOf(none)).toEqual([404, 'not_found'])
  const unknown = await ada.send('POST', '/api/create-subscription', { json: { plan: 'gold' } })
  expect(await failureOf(unknown)).toEqual([422, 'invalid'])
  for (const path of ['/api/create-subscription', '/api/cancel-subscription']) {
    expect((await app.send('POST', path, { json: { plan: 'basic' } })).status).toBe(401)
  }
})

it('a monthly gift runs independently of a plan', async () => {
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

it('a monthly gift of a wrong amount causes no call to Stripe', async () => {
  const ada = await app.signUp()
  const before = app.emulator.control.requests.length
  const json = { tierId: 'supporter', amount: 1 }
  const answer = await ada.send('POST', '/api/create-monthly-gift', { json })
  expect(await failureOf(answer)).toEqual([422, 'amount_mismatch'])
  expect(app.emulator.control.requests.length).toBe(before)
})

async function payer() {
  const before = new Set(app.emulator.world.all('subscription').map(({ id }) => id))
  const ada = await app.signUp()
  await app.pay((await subscribe(ada)).clientSecret)
  const json = { tierId: 'advocate', amount: 1_500 }
  const gift = await ada.send('POST', '/api/create-monthly-gift', { json })
  await app.pay((await bodyOf(gift, clientSecretAnswerSchema)).clientSecret)
  await app.eventsDelivered()
  const ids = app.emulator.world.all('subscription').map(({ id }) => id)
  return { ada, subscriptionIds: ids.filter(id => !before.has(id)) }
}
it('a subscription that Stripe opens for an account deleted meanwhile is ended', async () => {
  const { payments } = app.deps
  if (!payments) throw new Error('no payments')
  const before = new Set(app.emulator.world.all('subscription').map(({ id }) => id))
  const ada = await app.signUp()
  const slow = await createTestApp(database, {
    now: app.deps.now,
    payments: {
      ...payments,
      async openSubscription(wanted) {
        const opened = await payments.openSubscription(wanted)
        expect((await ada.send('DELETE', '/api/account')).status).toBe(204)
        return opened
      },
    },
  })
  const answer = await slow.send('POST', '/api/create-subscription', {
    json: { plan: 'basic' },
    cookie: ada.cookie,
  })
  expect(await failureOf(answer)).toEqual([401, 'not_signed_in'])
  const [made = ''] = app.emulator.world
    .all('subscription')
    .map(({ id }) => id)
    .filter(id => !before.has(id))
  // A late event about a subscription without an account makes the server owe its end again.
  await app.eventsDelivered()
  await endDueSubscriptions(app.deps)
  expect(['canceled', 'incomplete_expired']).toContain(statusesOf([made])[0])
  await app.eventsDelivered()
  await endDueSubscriptions(app.deps)
  expect(await owed()).toHaveLength(0)
})

const statusesOf = (ids: readonly string[]) =>
  ids.map(id => app.emulator.world.get('subscription', id).status)
const owed = () => database.superuser`select from subscription_endings`

it('deleting an account ends all its monthly payments at Stripe', async () => {
  const { ada, subscriptionIds } = await payer()
  expect((await ada.send('DELETE', '/api/account')).status).toBe(204)
  await vi.waitFor(() => expect(statusesOf(subscriptionIds)).toEqual(['canceled', 'canceled']))
  await vi.waitFor(async () => expect(await owed()).toHaveLength(0))
})

it('an outage of Stripe delays the end but does not prevent it', async () => {
  const { ada, subscriptionIds } = await payer()
  const outages = [503, 500, 429].map(status => ({ status, when: 'before', times: 1_000 }) as const)
  for (const outage of outages) app.emulator.control.fail(outage)
  expect((await ada.send('DELETE', '/api/account')).status).toBe(204)
  expect(statusesOf(subscriptionIds)).toEqual(['active', 'active'])
  for (let hours = 0; hours < 2; hours++) {
    app.advance(60 * 60_000)
    await endDueSubscriptions(app.deps)
    expect(await owed()).toHaveLength(2)
  }
  await endDueSubscriptions({ ...app.deps, payments: null })
  expect(await owed()).toHaveLength(2)
  app.emulator.control.faults.splice(0)
  app.advance(6 * 60 * 60_000)
  await endDueSubscriptions(app.deps)
  expect(statusesOf(subscriptionIds)).toEqual(['canceled', 'canceled'])
  expect(await owed()).toHaveLength(0)
})

it('an end counts if its answer was lost or if it was made in Stripe’s dashboard', async () => {
  const { ada, subscriptionIds } = await payer()
  const [first = '', second = ''] = subscriptionIds
  // Until Stripe's event arrives, the account counts it as running.
  app.emulator.control.hold(true)
  await app.stripe.subscriptions.cancel(second)
  app.emulator.control.fail({
    ...{ status: 503, when: 'after', times: 3 },
    path: `/v1/subscriptions/${first}`,
  })
  expect((await ada.send('DELETE', '/api/account')).status).toBe(204)
  await vi.waitFor(() => expect(statusesOf(subscriptionIds)).toEqual(['canceled', 'canceled']))
  app.advance(60 * 60_000)
  await endDueSubscriptions(app.deps)
  await vi.waitFor(async () => expect(await owed()).toHaveLength(0))
  app.emulator.control.hold(false)
})

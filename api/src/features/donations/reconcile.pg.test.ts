import { clientSecretAnswerSchema, createSubscriptionAnswerSchema } from 'sync-protocol/rest'
import { expect, it } from 'vitest'
import { depth } from '../../../../sync-protocol/dev/test-depth'
import { bodyOf } from '../../../test/answers'
import { deliverDue, type TestPerson } from '../../../test/app'
import type { TestDatabase } from '../../../test/database'
import { type PaymentsTest, withPayments } from '../../../test/payments'
import type { Intent, Payments } from '../../adapters/payments/payments'
import { createServices } from '../../app'
import { endDueSubscriptions } from '../../orders/end-subscriptions'
import { createAccountNames } from '../../records/account-names'
import { createRecords } from '../../records/records'
import { reconcile } from './reconcile'

let test: TestDatabase
let app: PaymentsTest
withPayments((made, its) => {
  app = made
  test = its
})

const EPOCH = new Date(0)

/** A command has no sessions and no limits. */
const servicesOf = (payments: Payments | null = app.deps.payments) => ({
  ...app.deps,
  payments,
  accountNames: createAccountNames(createRecords(app.deps)),
  outbox: createServices(app.deps).outbox,
})

const giftsOf = async ({ id }: TestPerson) => [
  ...(await test.superuser`
    select kind, status, refunded_cents from donations where user_id = ${id}
    order by refunded_cents`),
]

async function giveWithoutWebhook(amount: number) {
  const ada = await app.signUp()
  const json = { tierId: 'custom', amount }
  const answer = await ada.send('POST', '/api/create-donation', { json })
  const { clientSecret } = await bodyOf(answer, clientSecretAnswerSchema)
  await app.pay(clientSecret)
  return { ada, intentId: clientSecret.split('_secret_')[0] ?? '' }
}

it('payments without a webhook are corrected and receipted, and others stay unchanged', async () => {
  app.emulator.control.hold(true)
  const gifts = [
    await giveWithoutWebhook(1_000),
    await giveWithoutWebhook(2_000),
    await giveWithoutWebhook(3_000),
  ]
  const [first, second] = gifts
  await app.stripe.refunds.create({ payment_intent: second?.intentId ?? '', amount: 500 })
  await test.superuser`
    update donations set intent_id = null where intent_id = ${first?.intentId ?? ''}`
  const foreign = await app.stripe.paymentIntents.create({
    amount: 900,
    currency: 'usd',
    automatic_payment_methods: { enabled: true },
    metadata: { donation: '0197a000-0000-7000-8000-000000000099' },
  })
  expect(await reconcile(test.url, servicesOf(), EPOCH)).toEqual({
    compared: 4,
    corrected: 3,
    unknown: [foreign.id],
    disputed: [],
    receipts: 0,
  })
  expect(app.emails).toHaveLength(3)
  const rows = await test.superuser`
    select status, refunded_cents from donations order by total_cents`
  expect([...rows]).toEqual([
    { status: 'paid', refunded_cents: 0 },
    { status: 'paid', refunded_cents: 500 },
    { status: 'paid', refunded_cents: 0 },
  ])
  expect(await reconcile(test.url, servicesOf(), EPOCH)).toMatchObject({
    compared: 4,
    corrected: 0,
  })
})

it('each unreported monthly charge becomes one gift with one receipt, including refunds', async () => {
  const ada = await app.signUp()
  app.emulator.control.hold(true)
  const json = { plan: 'basic' }
  const begun = await ada.send('POST', '/api/create-subscription', { json })
  const { clientSecret } = await bodyOf(begun, createSubscriptionAnswerSchema)
  await app.pay(clientSecret)
  const [subscription] = app.emulator.world.all('subscription')
  app.emulator.control.renew(subscription?.id ?? '')
  await app.stripe.refunds.create({ payment_intent: clientSecret.split('_secret_')[0] ?? '' })

  const before = app.emails.length
  expect(await reconcile(test.url, servicesOf(), EPOCH)).toMatchObject({ corrected: 3 })
  expect(await giftsOf(ada)).toEqual([
    { kind: 'plan', status: 'paid', refunded_cents: 0 },
    { kind: 'plan', status: 'refunded', refunded_cents: 499 },
  ])
  const [stored] = await test.superuser`
    select status from subscriptions where user_id = ${ada.id}`
  expect(stored?.status).toBe('active')
  const sent = app.emails.length - before
  expect(await reconcile(test.url, servicesOf(), EPOCH)).toMatchObject({ corrected: 0 })
  app.emulator.control.hold(false)
  await app.eventsDelivered()
  expect(await giftsOf(ada)).toHaveLength(2)
  expect(app.emails.length - before).toBe(sent)
  expect(sent).toBe(2)
})

it('a charge of a deleted account is listed, and its subscription ended', async () => {
  const ada = await app.signUp()
  app.emulator.control.hold(true)
  const json = { plan: 'family' }
  const begun = await ada.send('POST', '/api/create-subscription', { json })
  const { clientSecret } = await bodyOf(begun, createSubscriptionAnswerSchema)
  await app.pay(clientSecret)
  await test.superuser`delete from users where id = ${ada.id}`
  await test.superuser`delete from local_users where user_id = ${ada.id}`
  const [invoice] = app.emulator.world.all('invoice')
  const found = await reconcile(test.url, servicesOf(), EPOCH)
  expect(found.corrected).toBe(0)
  expect(found.unknown).toContain(invoice?.id)
  await endDueSubscriptions(app.deps)
  const [subscription] = app.emulator.world.all('subscription')
  expect(subscription?.status).toBe('canceled')
})

it('an e-mail that the mail server refused is sent later, once', async () => {
  app.emulator.control.hold(true)
  const { ada, intentId } = await giveWithoutWebhook(4_000)
  let isDown = true
  const mail = {
    async send(message: (typeof app.emails)[number]) {
      if (isDown) throw new Error('The mail server is down')
      app.emails.push(message)
    },
    close: () => {},
  }
  const services = createServices({ ...app.deps, mail })
  const emailsToAda = () => app.emails.filter(({ to }) => to === ada.email).length
  await reconcile(test.url, services, EPOCH)
  await services.outboxWorker.settled()
  expect(emailsToAda()).toBe(0)
  isDown = false
  app.advance(11 * 60_000)
  for (let n = 0; n < 2; n++) {
    await reconcile(test.url, services, EPOCH)
    await deliverDue(services)
  }
  expect(emailsToAda()).toBe(1)
  const [row] = await test.superuser`select status from donations where intent_id = ${intentId}`
  expect(row?.status).toBe('paid')
})

it('thousands of payments are compared a page at a time', async () => {
  const PAGES = depth(40, 100)
  let alive = 0
  let mostAlive = 0
  const registry = new FinalizationRegistry(() => {
    alive--
  })
  async function* listIntents(): AsyncGenerator<Intent[]> {
    for (let page = 0; page < PAGES; page++) {
      const intents = Array.from({ length: 100 }, (_, n) => anIntent(page * 100 + n))
      registry.register(intents, page)
      alive++
      yield intents
      // Only referenced pages survive the garbage collection.
      if (page % 10 === 9) await collectGarbage()
      mostAlive = Math.max(mostAlive, alive)
    }
  }
  const payments = { ...app.deps.payments, listIntents } as Payments // the only method that is called
  const found = await reconcile(test.url, servicesOf(payments), EPOCH)
  expect(found).toMatchObject({ compared: PAGES * 100, corrected: 0 })
  expect(found.unknown).toHaveLength(100)
  expect(mostAlive).toBeLessThan(30)
})

function anIntent(n: number): Intent {
  return {
    id: `pi_${n}`,
    status: 'open',
    amountCents: 500,
    currency: 'usd',
    refundedCents: 0,
    clientSecret: '',
    methods: [],
    metadata: { donation: `0197a000-0000-7000-9000-${String(n).padStart(12, '0')}` },
    createdAt: EPOCH,
  }
}

async function collectGarbage() {
  const { setFlagsFromString } = await import('node:v8')
  const { runInNewContext } = await import('node:vm')
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  await new Promise(resolve => setImmediate(resolve))
}

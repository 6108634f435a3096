import { clientSecretAnswerSchema, createSubscriptionAnswerSchema } from 'sync-protocol/rest'
import { createServices } from '../../src/app'
import { reconcile } from '../../src/features/donations/reconcile'
import { sendDueReceipts } from '../../src/features/donations/send-receipt'
import { runOrderJobs } from '../../src/features/shop/order-jobs'
import { endDueSubscriptions, putEndings } from '../../src/orders/end-subscriptions'
import { signUpAdmin } from '../admin'
import { bodyOf } from '../answers'
import { cookieOf, deliverDue, PASSWORD, type TestPerson } from '../app'
import { addCode } from '../codes'
import type { TestDatabase } from '../database'
import { order, ordersOf, paidOrder, press } from '../orders'
import { createPaymentsTest, type PaymentsTest } from '../payments'

const DAY_MS = 24 * 60 * 60_000

export async function payForEverything(database: TestDatabase): Promise<void> {
  const shop = await createPaymentsTest(database)
  try {
    const person = await shop.signUp()
    const admin = await signUpAdmin(shop, database)
    await give(shop, person)
    await giveMonthly(shop, person)
    await orderAndRefund(shop, person, admin)
    await testProducts(shop, admin)
    await person.send('GET', '/api/account/export')
    await runAllJobs(shop, database)
    await person.send('POST', '/api/auth/reauthenticate', { json: { password: PASSWORD } })
    const { status } = await person.send('DELETE', '/api/account')
    if (status !== 204) throw new Error(`Deleting the account answered ${status}`)
  } finally {
    await shop.stop()
  }
}

const intentOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? ''

async function give(shop: PaymentsTest, person: TestPerson) {
  const begin = async (amount: number) =>
    bodyOf(
      await person.send('POST', '/api/create-donation', { json: { tierId: 'custom', amount } }),
      clientSecretAnswerSchema,
    )
  await begin(4_000)
  const { clientSecret } = await begin(5_000)
  await shop.pay(clientSecret)
  await shop.eventsDelivered()
  await shop.stripe.refunds.create({ payment_intent: intentOf(clientSecret), amount: 100 })
  await shop.eventsDelivered()
  await person.send('GET', '/api/donations')
  await person.send('GET', '/api/donations/last')

  const metadata = { payment_type: 'donation', donationType: 'custom' }
  const json = { amount: 25.5, metadata, receiptEmail: 'guest@example.org' }
  const guest = await shop.send('POST', '/api/create-payment-intent', { json })
  await shop.send('GET', '/api/donations/last', { cookie: cookieOf(guest) })
  await shop.send('POST', '/api/create-payment-intent', {
    json: { ...json, receiptEmail: 'other@example.org' },
    cookie: cookieOf(guest),
  })
}

async function giveMonthly(shop: PaymentsTest, person: TestPerson) {
  // Stripe does not get the first request. Its answer to the second is lost, so we know only its event.
  const path = '/v1/subscriptions'
  shop.emulator.control.fail({ status: 500, when: 'before', times: 3, path })
  await person.send('POST', '/api/create-subscription', { json: { plan: 'family' } })
  shop.emulator.control.fail({ status: 500, when: 'after', times: 3, path })
  await person.send('POST', '/api/create-subscription', { json: { plan: 'basic' } })
  await shop.eventsDelivered()
  const plan = await bodyOf(
    await person.send('POST', '/api/create-subscription', { json: { plan: 'basic' } }),
    createSubscriptionAnswerSchema,
  )
  await shop.pay(plan.clientSecret)
  const gift = await bodyOf(
    await person.send('POST', '/api/create-monthly-gift', {
      json: { tierId: 'advocate', amount: 1_500 },
    }),
    clientSecretAnswerSchema,
  )
  await shop.pay(gift.clientSecret)
  await shop.eventsDelivered()
  await person.send('GET', '/api/subscription-status')
  await person.send('GET', '/api/monthly-gift')
  await person.send('POST', '/api/monthly-gift/stop')
  await shop.eventsDelivered()
}

async function orderAndRefund(shop: PaymentsTest, person: TestPerson, admin: TestPerson) {
  await order(person)
  const { id, qrCodeId } = await paidOrder(shop, person)
  await person.send('GET', `/api/orders/${id}`)
  const ask = (method: string, path: string, json?: object) =>
    admin.send(method, path, json && { json })
  await ask('GET', `/api/admin/orders/${id}`)
  await ask('GET', `/api/admin/orders/${id}/items/0/svg`)
  await ask('GET', `/api/qr-codes/${qrCodeId}/download`)
  await ask('POST', `/api/admin/orders/${id}/fulfil`, { status: 'in_production' })
  shop.emulator.control.fail({
    ...{ status: 400, code: 'charge_disputed' },
    ...{ when: 'before', times: 1, path: '/v1/refunds' },
  })
  await ask('POST', `/api/admin/orders/${id}/refund`, { amountCents: 100 })
  await ask('POST', `/api/admin/orders/${id}/refund`, { amountCents: 100 })
  await ask('POST', `/api/admin/orders/${id}/refund`, {})
  await shop.eventsDelivered()
}

async function testProducts(shop: PaymentsTest, admin: TestPerson) {
  const [late, done] = [await shop.signUp(), await shop.signUp()]
  for (const tester of [late, done]) {
    const { id: selectedQrCode } = await addCode(tester)
    const place = { address: '1 Main St', city: 'Portland', state: 'OR', zipCode: '97201' }
    await tester.send('POST', '/api/create-beta-test-order', {
      json: { email: tester.email, fullName: 'Ada', ...place, selectedQrCode },
    })
    const [own] = await ordersOf(tester)
    await admin.send('POST', `/api/admin/orders/${own?.id}/fulfil`, {
      json: { status: 'shipped', trackingNumber: 'B1' },
    })
    await tester.send('GET', '/api/beta-order')
  }
  await done.send('PUT', '/api/beta-feedback', { json: { rating: '5', comments: 'Good' } })
}

/** Without webhooks the jobs and the reconcile command have to find the payments. */
async function runAllJobs(shop: PaymentsTest, database: TestDatabase) {
  const person = await shop.signUp()
  shop.emulator.control.hold(true)
  const { checkoutUrl } = await order(person)
  await press(checkoutUrl, 'pay')
  const { clientSecret } = await bodyOf(
    await person.send('POST', '/api/create-donation', { json: { tierId: 'custom', amount: 900 } }),
    clientSecretAnswerSchema,
  )
  await shop.pay(clientSecret)
  shop.advance(DAY_MS / 24)
  const services = createServices(shop.deps)
  shop.emulator.control.fail({ status: 500, when: 'before', times: 1_000 })
  await runOrderJobs(services, database.jobReads)
  shop.emulator.control.faults.splice(0)
  await runOrderJobs(services, database.jobReads)
  shop.advance(24 * DAY_MS)
  await runOrderJobs(services, database.jobReads)
  await sendDueReceipts(services, database.jobReads)
  await reconcile(database.url, services, new Date(0))
  const subscriptionIds = shop.emulator.world.all('subscription').map(({ id }) => id)
  // The last one fails, because Stripe does not have it.
  await database.database.anonymous(tx =>
    putEndings(tx, [...subscriptionIds, 'sub_unknown'], shop.deps.now()),
  )
  await endDueSubscriptions(services)
  await deliverDue(services)
  shop.emulator.control.hold(false)
  await shop.eventsDelivered()
}

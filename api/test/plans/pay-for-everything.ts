import { clientSecretAnswerSchema, createSubscriptionAnswerSchema } from 'sync-protocol/rest'
import { createServices } from '../../src/app'
import { tendReceipts } from '../../src/features/donations/receipt-chores'
import { reconcile } from '../../src/features/donations/reconcile'
import { tendOrders } from '../../src/features/shop/order-chores'
import { signUpAdmin } from '../admin'
import { bodyOf } from '../answers'
import { cookieOf, type TestPerson } from '../app'
import { addCode } from '../codes'
import type { TestDatabase } from '../database'
import { order, ordersOf, paidOrder, press } from '../orders'
import { createPaymentsTest, type PaymentsTest } from '../payments'
import { quickPasswords } from '../route-table'

const DAY_MS = 24 * 60 * 60_000

/** Gifts, subscriptions, orders and beta packages, from the first press to what is given back. */
export async function payForEverything(database: TestDatabase): Promise<void> {
  const test = await createPaymentsTest(database, { passwords: quickPasswords })
  try {
    const person = await test.signUp()
    const admin = await signUpAdmin(test, database)
    await give(test, person)
    await giveMonthly(test, person)
    await orderAndRefund(test, person, admin)
    await testProducts(test, admin)
    await person.send('GET', '/api/account/export')
    await tendAll(test, database)
    await person.send('DELETE', '/api/account')
  } finally {
    await test.stop()
  }
}

const intentOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? ''

async function give(test: PaymentsTest, person: TestPerson) {
  const begin = async (amount: number) =>
    bodyOf(
      await person.send('POST', '/api/create-donation', { json: { tierId: 'custom', amount } }),
      clientSecretAnswerSchema,
    )
  await begin(4_000)
  const { clientSecret } = await begin(5_000)
  await test.pay(clientSecret)
  await test.told()
  await test.stripe.refunds.create({ payment_intent: intentOf(clientSecret), amount: 100 })
  await test.told()
  await person.send('GET', '/api/donations')
  await person.send('GET', '/api/donations/last')

  const metadata = { payment_type: 'donation', donationType: 'custom' }
  const json = { amount: 25.5, metadata, receiptEmail: 'guest@example.org' }
  const guest = await test.send('POST', '/api/create-payment-intent', { json })
  await test.send('GET', '/api/donations/last', { cookie: cookieOf(guest) })
  // Another word for the receipt, of the same gift.
  await test.send('POST', '/api/create-payment-intent', {
    json: { ...json, receiptEmail: 'other@example.org' },
    cookie: cookieOf(guest),
  })
}

async function giveMonthly(test: PaymentsTest, person: TestPerson) {
  // Stripe never heard of the first, and we nothing of the second until its event.
  const path = '/v1/subscriptions'
  test.emulator.control.fail({ status: 500, when: 'before', times: 3, path })
  await person.send('POST', '/api/create-subscription', { json: { plan: 'family' } })
  test.emulator.control.fail({ status: 500, when: 'after', times: 3, path })
  await person.send('POST', '/api/create-subscription', { json: { plan: 'basic' } })
  await test.told()
  const plan = await bodyOf(
    await person.send('POST', '/api/create-subscription', { json: { plan: 'basic' } }),
    createSubscriptionAnswerSchema,
  )
  await test.pay(plan.clientSecret)
  const gift = await bodyOf(
    await person.send('POST', '/api/create-monthly-gift', {
      json: { tierId: 'advocate', amount: 1_500 },
    }),
    clientSecretAnswerSchema,
  )
  await test.pay(gift.clientSecret)
  await test.told()
  await person.send('GET', '/api/subscription-status')
  await person.send('GET', '/api/monthly-gift')
  await person.send('POST', '/api/monthly-gift/stop')
  await test.told()
}

async function orderAndRefund(test: PaymentsTest, person: TestPerson, admin: TestPerson) {
  await order(person)
  const { id, qrCodeId } = await paidOrder(test, person)
  await person.send('GET', `/api/orders/${id}`)
  const ask = (method: string, path: string, json?: object) =>
    admin.send(method, path, json && { json })
  await ask('GET', `/api/admin/orders/${id}`)
  await ask('GET', `/api/admin/orders/${id}/items/0/svg`)
  await ask('GET', `/api/qr-codes/${qrCodeId}/download`)
  await ask('POST', `/api/admin/orders/${id}/fulfil`, { status: 'in_production' })
  test.emulator.control.fail({
    ...{ status: 400, code: 'charge_disputed' },
    ...{ when: 'before', times: 1, path: '/v1/refunds' },
  })
  await ask('POST', `/api/admin/orders/${id}/refund`, { amountCents: 100 })
  await ask('POST', `/api/admin/orders/${id}/refund`, { amountCents: 100 })
  await ask('POST', `/api/admin/orders/${id}/refund`, {})
  await test.told()
}

async function testProducts(test: PaymentsTest, admin: TestPerson) {
  const [late, done] = [await test.signUp(), await test.signUp()]
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

/** What nobody told of, found by what the server does by itself and by what its owner runs. */
async function tendAll(test: PaymentsTest, database: TestDatabase) {
  const person = await test.signUp()
  test.emulator.control.hold(true)
  const { checkoutUrl } = await order(person)
  await press(checkoutUrl, 'pay')
  const { clientSecret } = await bodyOf(
    await person.send('POST', '/api/create-donation', { json: { tierId: 'custom', amount: 900 } }),
    clientSecretAnswerSchema,
  )
  await test.pay(clientSecret)
  test.advance(DAY_MS / 24)
  const services = createServices(test.deps)
  await tendOrders(services, database.choreReads)
  test.advance(24 * DAY_MS)
  await tendOrders(services, database.choreReads)
  await tendReceipts(services, database.choreReads)
  await reconcile(database.url, services, new Date(0))
  await services.outbox.sendDue()
  test.emulator.control.hold(false)
  await test.told()
}

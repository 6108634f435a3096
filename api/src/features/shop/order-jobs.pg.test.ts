import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUpAdmin } from '../../../test/admin'
import { deliverDue } from '../../../test/app'
import { addCode } from '../../../test/codes'
import { createTestDatabase, type TestDatabase } from '../../../test/database'
import { order, ordersOf, press } from '../../../test/orders'
import { createPaymentsTest, type PaymentsTest } from '../../../test/payments'
import { createServices } from '../../app'
import { runOrderJobs } from './order-jobs'

let database: TestDatabase
let shop: PaymentsTest
let isMailDown = false
const sent: string[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  shop = await createPaymentsTest(database, {
    mail: {
      async send({ to, subject }) {
        if (isMailDown) throw new Error('mail is down')
        if (!/^Confirm /.test(subject)) sent.push(`${to} ${subject}`)
      },
      close: () => {},
    },
  })
})
afterAll(async () => {
  await shop.stop()
  await database.drop()
})

const DAY_MS = 86_400_000
async function runJobs(lookedUp?: number) {
  const services = createServices(shop.deps)
  await runOrderJobs(services, database.jobReads, lookedUp)
  await deliverDue(services)
}
const sentTo = (email: string) =>
  sent.filter(line => line.startsWith(email)).map(line => line.slice(email.length + 1))

it('an order without a webhook is found paid and confirmed once', async () => {
  const ada = await shop.signUp()
  const { checkoutUrl } = await order(ada)
  shop.emulator.control.hold(true)
  await press(checkoutUrl, 'pay')
  shop.advance(DAY_MS / 24)
  await runJobs()
  expect(await ordersOf(ada)).toMatchObject([{ status: 'paid' }])
  shop.emulator.control.hold(false)
  await shop.eventsDelivered()
  await runJobs()
  expect(sentTo(ada.email)).toEqual(['Your order is confirmed: $11'])
})

it('a payment whose look-up always fails is logged and does not block others', async () => {
  shop.emulator.control.hold(true)
  const [ada, ben] = [await shop.signUp(), await shop.signUp()]
  for (const buyer of [ada, ben]) await press((await order(buyer)).checkoutUrl, 'pay')
  const [lost] = await database.superuser<{ session: string }[]>`
    select session_id as session from orders where user_id = ${ada.id}`
  const path = `/v1/checkout/sessions/${lost?.session}`
  shop.emulator.control.fail({ status: 500, when: 'before', times: 1_000, path })
  shop.advance(DAY_MS / 24)
  shop.logged.splice(0)
  for (let runs = 0; runs < 2; runs++) await runJobs(1)
  expect(await ordersOf(ada)).toMatchObject([{ status: 'pending' }])
  expect(await ordersOf(ben)).toMatchObject([{ status: 'paid' }])
  const jobs = shop.logged.filter(({ method }) => method === 'JOB')
  expect(jobs.map(({ route }) => route)).toEqual(['order payment'])
  shop.emulator.control.faults.splice(0)
  shop.emulator.control.hold(false)
  await shop.eventsDelivered()
})

it('an e-mail that cannot be written is logged and does not block others', async () => {
  isMailDown = true
  const [ada, ben] = [await shop.signUp(), await shop.signUp()]
  for (const buyer of [ada, ben]) await press((await order(buyer)).checkoutUrl, 'pay')
  await shop.eventsDelivered()
  await database.superuser`
    update orders set emails_due = '{confirmation}', sealed_tracking = ${Buffer.of(1)}
    where user_id = ${ada.id}`
  await database.superuser`
    update orders set emails_due = '{confirmation}' where user_id = ${ben.id}`
  isMailDown = false
  shop.logged.splice(0)
  await runJobs()
  expect(sentTo(ben.email)).toEqual(['Your order is confirmed: $11'])
  expect(shop.logged.map(({ route }) => route)).toContain('order e-mail')
  await database.superuser`update orders set emails_due = '{}' where user_id = ${ada.id}`
})

it('an e-mail that could not be sent is sent when the mail server works again', async () => {
  const ada = await shop.signUp()
  const { checkoutUrl } = await order(ada)
  isMailDown = true
  await press(checkoutUrl, 'pay')
  await shop.eventsDelivered()
  isMailDown = false
  expect(sentTo(ada.email)).toEqual([])
  await runJobs()
  expect(sentTo(ada.email)).toEqual([])
  shop.advance(DAY_MS / 24)
  await runJobs()
  await runJobs()
  expect(sentTo(ada.email)).toEqual(['Your order is confirmed: $11'])
})

it('a tester without feedback is reminded once, a week before it is due', async () => {
  const admin = await signUpAdmin(shop, database)
  const testers = [await shop.signUp(), await shop.signUp()]
  const [late, done] = testers
  if (!late || !done) throw new Error('two testers')
  for (const tester of testers) {
    const { id: selectedQrCode } = await addCode(tester)
    const [email, fullName] = [tester.email, 'Ada']
    const place = { address: '1 Main St', city: 'Portland', state: 'OR', zipCode: '97201' }
    await tester.send('POST', '/api/create-beta-test-order', {
      json: { email, fullName, ...place, selectedQrCode },
    })
    const [own] = await ordersOf(tester)
    await admin.send('POST', `/api/admin/orders/${own?.id}/fulfil`, {
      json: { status: 'shipped', trackingNumber: 'B1' },
    })
  }
  await done.send('PUT', '/api/beta-feedback', { json: { rating: '5', comments: 'Good' } })
  shop.advance(22 * DAY_MS)
  await runJobs()
  expect(sentTo(late.email)).not.toContain('How did your test go?')
  shop.advance(2 * DAY_MS)
  await runJobs()
  shop.advance(DAY_MS)
  await runJobs()
  const reminders = (email: string) =>
    sentTo(email).filter(subject => subject === 'How did your test go?')
  expect([reminders(late.email).length, reminders(done.email).length]).toEqual([1, 0])
})

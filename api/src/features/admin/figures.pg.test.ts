import { parse } from 'csv-parse/sync'
import {
  adminDonationSchema,
  adminOrderSchema,
  adminUserSchema,
  analyticsSchema,
  CSV_EXPORTS,
  PERIODS,
  pageOf,
} from 'sync-protocol/rest'
import { expect, it } from 'vitest'
import { signUpAdmin } from '../../../test/admin'
import { bodyOf, failureOf } from '../../../test/answers'
import type { TestPerson } from '../../../test/app'
import { addCode } from '../../../test/codes'
import type { TestDatabase } from '../../../test/database'
import { order, paidOrder, press } from '../../../test/orders'
import { createPaymentsTest, type PaymentsTest, withPayments } from '../../../test/payments'
import { LIMITS } from '../../http/limits'

let database: TestDatabase
let shop: PaymentsTest
let admin: TestPerson
let buyer: TestPerson
const HOUR = 3_600_000

withPayments(async (made, its) => {
  shop = made
  database = its
  admin = await signUpAdmin(shop, database)
  // A spreadsheet would run this name as a formula.
  buyer = await shop.signUp({ email: '-cmd+1@example.org' })
  await paidOrder(shop, buyer, { cart: [{ productId: '4', color: 'gold' }] })
  const { id } = await paidOrder(shop, buyer, { cart: [{ productId: '1' }] })
  await admin.send('POST', `/api/admin/orders/${id}/refund`, { json: { amountCents: 100 } })
  const { checkoutUrl } = await order(buyer)
  await press(checkoutUrl, 'cancel')
  const gift = await buyer.send('POST', '/api/create-donation', {
    json: { tierId: 'advocate', amount: 1_500 },
  })
  const { clientSecret } = await bodyOf(gift, { parse: value => value as { clientSecret: string } })
  await shop.pay(clientSecret)
  await shop.eventsDelivered()
  await buyer.send('POST', '/api/create-beta-test-order', {
    json: {
      email: '+tester@beta.example',
      fullName: 'Ada "the first", Lovelace',
      address: '1 Main St',
      city: 'Portland',
      state: 'OR',
      zipCode: '97201',
      selectedQrCode: (await addCode(buyer)).id,
      feedbackNotes: 'Rain,\nsnow',
    },
  })
})

const figures = async (query = '') =>
  bodyOf(await admin.send('GET', `/api/admin/analytics${query}`), analyticsSchema)
const visit = (address: string, browser = 'Firefox') =>
  shop.send('POST', '/api/visit', {
    headers: { 'X-Forwarded-For': address, 'User-Agent': browser },
  })

it('counts paid orders minus refunds, separate from gifts', async () => {
  expect(await figures()).toMatchObject({
    period: '7days',
    totalUsers: 2,
    newUsers: 2,
    totalOrders: 2,
    totalRevenue: 2_100 + 1_000,
    totalDonations: 1_500,
  })
})

it('lists the newest ten events without any address', async () => {
  const { recentActivity } = await figures()
  expect(recentActivity.map(({ type, amount }) => [type, amount])).toEqual([
    ['order', 0],
    ['donation', 1_500],
    ['order', 1_100],
    ['order', 2_100],
    ['signup', undefined],
    ['signup', undefined],
  ])
  expect(JSON.stringify(recentActivity)).not.toContain('@')
})

it('growth has a bucket for each hour or day and ends at the number of all users', async () => {
  const byPeriod = await Promise.all(PERIODS.map(period => figures(`?period=${period}`)))
  expect(byPeriod.map(({ userGrowth }) => userGrowth.length)).toEqual([25, 8, 31, 91])
  for (const { userGrowth } of byPeriod) {
    expect(userGrowth.at(-1)?.totalUsers).toBe(2)
    expect(userGrowth.reduce((sum, { newUsers }) => sum + newUsers, 0)).toBe(2)
  }
})

it('a period includes its beginning but not its end', async () => {
  const now = shop.deps.now()
  const clock = await createPaymentsTest(database, { now: () => now })
  const at = (ms: number) => database.superuser`
    update users set created_at = ${new Date(now.getTime() - ms)} where id = ${buyer.id}`
  const count = async () => {
    const answer = await clock.send('GET', '/api/admin/analytics?period=24hours', {
      cookie: admin.cookie,
    })
    return (await bodyOf(answer, analyticsSchema)).newUsers
  }
  const before = await count()
  await at(24 * HOUR)
  expect(await count()).toBe(before)
  await at(24 * HOUR + 1)
  expect(await count()).toBe(before - 1)
  await at(0)
  expect(await count()).toBe(before - 1)
  await at(HOUR)
  await clock.stop()
})

it.each(['year', '', '7days&period=7days'])('%s is no period', async period => {
  const answer = await admin.send('GET', `/api/admin/analytics?period=${period}`)
  expect(await failureOf(answer)).toEqual([422, 'invalid'])
})

it('a browser counts once a day, and each day has another hash', async () => {
  const before = (await figures()).totalVisits
  for (const [address, browser] of [
    ['198.51.100.1', 'Firefox'],
    ['198.51.100.1', 'Firefox'],
    ['198.51.100.1', 'Chrome'],
    ['198.51.100.2', 'Firefox'],
  ] as const) {
    expect((await visit(address, browser)).status).toBe(204)
  }
  expect((await figures()).totalVisits).toBe(before + 3)
  const kept = await database.superuser<{ text: string }[]>`select visits::text as text from visits`
  expect(kept.map(({ text }) => text).join()).not.toMatch(/198\.|Firefox/)
})

it('everyone in a hospital is counted, and repeated visits do not use up its limit', async () => {
  const { hits } = LIMITS.visit
  const before = (await figures()).totalVisits
  for (let nth = 0; nth < 100; nth++) {
    expect((await visit('198.51.100.9', `Browser ${nth}`)).status).toBe(204)
  }
  for (let again = 0; again < hits; again += 50) {
    await Promise.all(Array.from({ length: 50 }, () => visit('198.51.100.9', 'Browser 0')))
  }
  expect((await visit('198.51.100.9', 'Browser 100')).status).toBe(204)
  expect((await figures()).totalVisits).toBe(before + 101)
})

it('a reader of a scanned code is not counted', async () => {
  const { token } = await addCode(buyer)
  const before = (await figures()).totalVisits
  await shop.send('GET', `/e/${token}`)
  expect((await figures()).totalVisits).toBe(before)
})

it('tables come in pages, and each row once', async () => {
  await Promise.all(Array.from({ length: 30 }, () => shop.signUp()))
  const schema = pageOf(adminUserSchema)
  const first = await bodyOf(await admin.send('GET', '/api/admin/users'), schema)
  expect(first).toMatchObject({ total: 32, items: { length: 25 } })
  const rest = await bodyOf(await admin.send('GET', `/api/admin/users?after=${first.next}`), schema)
  expect(rest).toMatchObject({ next: null, items: { length: 7 } })
  const emails = new Set([...first.items, ...rest.items].map(({ email }) => email))
  expect(emails.size).toBe(32)
  expect(rest.items.find(({ email }) => email === buyer.email)).toMatchObject({
    orders: 3,
    role: null,
  })
  expect(await failureOf(await admin.send('GET', '/api/admin/users?after=x'))).toEqual([
    422,
    'invalid',
  ])
})

it('orders and gifts are listed with their buyers and givers', async () => {
  const orders = await bodyOf(
    await admin.send('GET', '/api/admin/orders'),
    pageOf(adminOrderSchema),
  )
  expect(orders.items.map(({ product, status, refunded }) => [product, status, refunded])).toEqual([
    ['Small Waterproof Sticker', 'pending', 0],
    ['Small Waterproof Sticker', 'paid', 100],
    ['Metal Card, Gold', 'paid', 0],
  ])
  const gifts = await bodyOf(
    await admin.send('GET', '/api/admin/donations'),
    pageOf(adminDonationSchema),
  )
  expect(gifts.items).toMatchObject([{ donorEmail: buyer.email, amount: 1_500, tier: 'advocate' }])
})

it.each(CSV_EXPORTS)('a CSV parser reads the table of %s without formulas', async name => {
  const answer = await admin.send('GET', `/api/admin/exports/${name}?period=30days`)
  expect(answer.headers.get('Content-Disposition')).toMatch(/filename="[a-z-]+-30days\.csv"/)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = bytes.toString('utf8')
  expect(text.endsWith('\r\n')).toBe(true)
  const rows: Record<string, string>[] = parse(text, {
    bom: true,
    columns: true,
    record_delimiter: '\r\n',
  })
  const cells = rows.flatMap(row => Object.values(row))
  expect(cells.filter(cell => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  expect(rows[0]).toMatchObject(EXPECTED[name])
})

const EXPECTED = {
  summary: { Period: '30days', 'Total Revenue (USD)': '31', 'Total Donations (USD)': '15' },
  orders: { Customer: "'-cmd+1@example.org", Status: 'pending', 'Amount (USD)': '11' },
  donations: { Donor: "'-cmd+1@example.org", 'Amount (USD)': '15', Tier: 'advocate' },
  beta: {
    Name: 'Ada "the first", Lovelace',
    Email: "'+tester@beta.example",
    Focus: 'Rain,\nsnow',
  },
}

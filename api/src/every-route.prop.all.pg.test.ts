import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { PROTOCOL_VERSION } from 'sync-protocol/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUpAdmin } from '../test/admin'
import type { SendOptions, TestPerson } from '../test/app'
import { createTestDatabase, type TestDatabase } from '../test/database'
import { TestDevice } from '../test/device'
import { anyBytes, anyRaw, anyTarget, anyValue, bend, fuzzRuns, withHashes } from '../test/fuzz'
import { orderOf } from '../test/orders'
import { createPaymentsTest, type PaymentsTest } from '../test/payments'
import { methodOf } from '../test/route-row'
import { isForAdmins, pathOf, ROUTES, type Settled, settle } from '../test/route-table'

const numRuns = fuzzRuns(4, 20)
const TIMEOUT_MS = 30_000 + numRuns * 1_000

let database: TestDatabase
let test: PaymentsTest
let ada: Settled
beforeAll(async () => {
  database = await createTestDatabase()
  test = await createPaymentsTest(database)
  ada = await settle(test)
})
afterAll(async () => {
  await test.stop()
  await database.drop()
})

/** Valid bodies for paid routes, which the table's own tests run without payments, and for a full push. */
const RIGHT: Record<string, (person: Settled) => object> = {
  'POST /api/sync': person => {
    const device = new TestDevice(person)
    const change = device.put('allergies', randomUUID(), { allergen: 'Nuts', severity: 'Mild' })
    const { clientId } = device
    const envelope = { protocol: PROTOCOL_VERSION, clientId, cookie: null, outcomesSeen: 0 }
    return { ...envelope, mutations: [change] }
  },
  'POST /api/create-donation': () => ({ tierId: 'custom', amount: 2_500, coverFee: true }),
  'POST /api/create-payment-intent': () => ({
    amount: 25.5,
    metadata: { payment_type: 'donation', donationType: 'custom' },
    receiptEmail: 'guest@example.org',
  }),
  'POST /api/create-subscription': () => ({ plan: 'basic' }),
  'POST /api/create-monthly-gift': () => ({ tierId: 'custom', amount: 1_500, coverFee: false }),
  'POST /api/create-shop-order': ({ ids }) => orderOf({ codeId: ids.code }),
  'POST /api/create-beta-test-order': ({ email, ids }) => ({
    ...{ email, fullName: 'Ada', address: '1 Main St', city: 'Portland', state: 'OR' },
    ...{ zipCode: '97201', selectedQrCode: ids.code, feedbackNotes: 'Rain?' },
  }),
  'PUT /api/beta-feedback': () => ({ rating: '4', comments: 'Good' }),
}

/** Routes about signing in get a new person, because they may sign the person out. */
const personFor = (route: string): Promise<Settled> | Settled =>
  route.includes('/auth/') ? settle(test) : ada

/** Limits count addresses, so each request gets its own. */
const fromElsewhere = ({ headers, ...options }: SendOptions): SendOptions => ({
  ...options,
  headers: { ...headers, 'X-Forwarded-For': randomUUID() },
})

/** Fails if each request got 401, 403 or 429. */
async function ask(
  route: string,
  requests: fc.Arbitrary<[path: string, SendOptions]>,
  who: TestPerson,
) {
  const row = ROUTES[route]
  const { send } = row && isForAdmins(row) ? await signUpAdmin(test, database, 'owner') : who
  const seen = new Set<number>()
  await fc.assert(
    fc.asyncProperty(requests, async ([path, options]) => {
      const answer = await send(methodOf(route), path, fromElsewhere(options))
      await answer.body?.cancel()
      seen.add(answer.status)
      expect(answer.status, JSON.stringify(test.logged.at(-1))).toBeLessThan(500)
    }),
    { numRuns },
  )
  expect([...seen].filter(status => ![401, 403, 429].includes(status))).not.toEqual([])
}

const withBody = Object.entries(ROUTES).filter(([route]) => !/^(GET|DELETE) /.test(route))

describe('no body causes a server error', () => {
  it.each(withBody)(
    '%s',
    async (route, row) => {
      const person = await personFor(route)
      const right = RIGHT[route]?.(person) ?? (row.json ? await row.json(person, test) : {})
      const bent = fc.tuple(fc.nat(200), anyValue).map(how => withHashes(bend(right, how)))
      const bodies: fc.Arbitrary<SendOptions> = fc.oneof(
        { weight: row.raw ? 1 : 8, arbitrary: bent.map(json => ({ json })) },
        { weight: 1, arbitrary: fc.constant({ json: right }) },
        { weight: 2, arbitrary: anyValue.map(json => ({ json })) },
        {
          weight: 2,
          arbitrary: anyBytes.map(body => ({
            body,
            headers: { 'Content-Type': 'application/json' },
          })),
        },
        { weight: row.raw ? 8 : 1, arbitrary: anyRaw },
      )
      const path = pathOf(route, person)
      await ask(
        route,
        bodies.map(body => [path, body]),
        person,
      )
    },
    TIMEOUT_MS,
  )
})

describe('no path, query or header causes a server error', () => {
  it.each(Object.keys(ROUTES).filter(route => route !== 'POST /api/auth/logout'))(
    '%s',
    async route => {
      const person = await test.signUp()
      const requests = anyTarget.map(
        ({ part, query, header: [name, text] }): [string, SendOptions] => {
          const pattern = route.split(' ')[1] ?? ''
          const path = pattern.replace(/:\w+/g, () => part)
          const search = new URLSearchParams(query)
          const value = name === 'Cookie' ? `${person.cookie}; sid2=${text}; donor=${text}` : text
          return [`${path}?${search}`, { headers: { [name]: value } }]
        },
      )
      await ask(route, requests, person)
    },
    TIMEOUT_MS,
  )
})

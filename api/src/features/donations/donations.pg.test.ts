import {
  clientSecretAnswerSchema,
  createIntentAnswerSchema,
  donationsAnswerSchema,
  lastDonationAnswerSchema,
} from 'sync-protocol/rest'
import { beforeEach, describe, expect, it } from 'vitest'
import { bodyOf, failureOf } from '../../../test/answers'
import { cookieOf, type TestPerson } from '../../../test/app'
import type { TestDatabase } from '../../../test/database'
import { CARD, type PaymentsTest, withPayments } from '../../../test/payments'

let test: TestDatabase
let app: PaymentsTest
withPayments((made, its) => {
  app = made
  test = its
})
// The limits of the previous test have expired after an hour.
beforeEach(() => app.advance(61 * 60_000))

const champion = { tierId: 'champion', amount: 5_000 }
const guestGift = (amount: number, more: object = {}) => ({
  amount,
  metadata: { payment_type: 'donation', donationType: 'custom' },
  ...more,
})

const give = async (person: TestPerson, json: object = champion) =>
  (
    await bodyOf(
      await person.send('POST', '/api/create-donation', { json }),
      clientSecretAnswerSchema,
    )
  ).clientSecret

const giftsOf = async (person: TestPerson) =>
  bodyOf(await person.send('GET', '/api/donations'), donationsAnswerSchema)

const countIntents = () => app.emulator.world.all('payment_intent').length
const idOf = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? ''

describe('a gift', () => {
  it('is paid once Stripe reports it, and gets one receipt', async () => {
    const ada = await app.signUp({ firstName: 'Ada', lastName: 'Lovelace' })
    const secret = await give(ada)
    expect(await giftsOf(ada)).toEqual([])
    await app.pay(secret)
    await app.eventsDelivered()
    expect(await giftsOf(ada)).toMatchObject([
      { kind: 'one_time', tier: 'champion', totalCents: 5_000, status: 'paid' },
    ])
    const emails = app.emails.filter(({ to }) => to === ada.email)
    expect(emails).toHaveLength(1)
    expect(emails[0]?.text).toContain('Received from: Ada Lovelace')
    expect(emails[0]?.text).not.toContain('Written acknowledgement')
  })

  it('of $250 gets the written acknowledgement', async () => {
    const ada = await app.signUp()
    await app.pay(await give(ada, { tierId: 'custom', amount: 25_000 }))
    await app.eventsDelivered()
    expect(app.emails.findLast(({ to }) => to === ada.email)?.text).toContain(
      'acknowledges a cash contribution of $250',
    )
  })

  it('covers the fee only on request', async () => {
    const ada = await app.signUp()
    const plain = await give(ada, { tierId: 'champion', amount: 5_000 })
    const covered = await give(ada, { tierId: 'champion', amount: 5_000, coverFee: true })
    const amounts = [plain, covered].map(
      secret => app.emulator.world.get('payment_intent', idOf(secret)).amount,
    )
    expect(amounts).toEqual([5_000, 5_180])
  })

  it('gives Stripe only the id of the row, and offers no pay-later', async () => {
    const ada = await app.signUp()
    const intent = app.emulator.world.get('payment_intent', idOf(await give(ada)))
    expect(intent.metadata).toEqual({ donation: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(intent.customer).toBeNull()
    for (const method of ['klarna', 'affirm', 'afterpay_clearpay']) {
      expect(intent.payment_method_types).not.toContain(method)
    }
    const bodies = app.emulator.control.requests.map(({ body }) => body).join()
    expect(bodies).not.toContain(encodeURIComponent(ada.email))
  })

  it('is listed as soon as it is paid, before Stripe reports it', async () => {
    const ada = await app.signUp()
    app.emulator.control.hold(true)
    await app.pay(await give(ada))
    expect(await giftsOf(ada)).toMatchObject([{ totalCents: 5_000, status: 'paid' }])
    app.emulator.control.hold(false)
    await app.eventsDelivered()
    expect(await giftsOf(ada)).toHaveLength(1)
  })

  it('of another person is not visible', async () => {
    const [ada, bob] = [await app.signUp(), await app.signUp()]
    await app.pay(await give(ada))
    await app.eventsDelivered()
    expect(await giftsOf(bob)).toEqual([])
  })

  it('stays in the books without an owner when its account is deleted', async () => {
    const ada = await app.signUp()
    const secret = await give(ada)
    await app.pay(secret)
    await app.eventsDelivered()
    expect((await ada.send('DELETE', '/api/account')).status).toBe(204)
    const [row] = await test.superuser`
      select user_id, status from donations where intent_id = ${idOf(secret)}`
    expect(row).toEqual({ user_id: null, status: 'paid' })
  })
})

describe('a guest', () => {
  it('gives dollars, sees the gift by a cookie and gets a receipt by e-mail', async () => {
    const json = guestGift(25.5, { receiptEmail: 'guest@example.org' })
    const answer = await app.send('POST', '/api/create-payment-intent', { json })
    const cookie = cookieOf(answer)
    const { clientSecret, supportedMethods, fees } = await bodyOf(answer, createIntentAnswerSchema)
    expect(supportedMethods).toContain('card')
    expect(fees).toMatchObject({ standard_card: '2.9% + 30¢', international: '3.9% + 30¢' })
    const last = async (headers: { cookie?: string }) =>
      bodyOf(await app.send('GET', '/api/donations/last', headers), lastDonationAnswerSchema)
    expect(await last({ cookie })).toMatchObject({ status: 'pending', totalCents: 2_550 })
    expect(await last({})).toBeNull()
    await app.pay(clientSecret)
    await app.eventsDelivered()
    expect(await last({ cookie })).toMatchObject({ status: 'paid', totalCents: 2_550 })
    expect(app.emails.filter(({ to }) => to === 'guest@example.org')).toHaveLength(1)
    const [kept] = await test.superuser`
      select sealed_receipt_email from donations where intent_id = ${idOf(clientSecret)}`
    expect(kept?.sealed_receipt_email).toBeNull()
  })

  it('sees the payment even if no webhook arrives', async () => {
    app.emulator.control.hold(true)
    const answer = await app.send('POST', '/api/create-payment-intent', { json: guestGift(5) })
    const cookie = cookieOf(answer)
    const { clientSecret } = await bodyOf(answer, createIntentAnswerSchema)
    await app.pay(clientSecret)
    const last = await bodyOf(
      await app.send('GET', '/api/donations/last', { cookie }),
      lastDonationAnswerSchema,
    )
    expect(last?.status).toBe('paid')
    app.emulator.control.hold(false)
    await app.eventsDelivered()
  })
})

it('a waiting gift is shown as waiting while Stripe is unreachable', async () => {
  const ada = await app.signUp()
  const path = `/v1/payment_intents/${idOf(await give(ada))}`
  app.emulator.control.fail({ status: 500, when: 'before', times: 3, path })
  const last = await bodyOf(await ada.send('GET', '/api/donations/last'), lastDonationAnswerSchema)
  expect(last).toMatchObject({ status: 'pending', totalCents: 5_000 })
})

describe('a gift is refused without a call to Stripe:', () => {
  // Events of the previous test may still call Stripe.
  beforeEach(() => app.eventsDelivered())

  it.each([
    ['a preset with another amount', { tierId: 'supporter', amount: 499 }, 'amount_mismatch'],
    ['a custom gift of 99 cents', { tierId: 'custom', amount: 99 }, 'invalid_amount'],
    ['a custom gift over $10,000', { tierId: 'custom', amount: 1_000_001 }, 'invalid_amount'],
    ['part of a cent', { tierId: 'custom', amount: 100.5 }, 'invalid_amount'],
    ['an amount as text', { tierId: 'custom', amount: '500' }, 'invalid'],
    ['a tier nobody knows', { tierId: 'sponsor', amount: 500 }, 'invalid'],
    ['another field', { ...champion, status: 'paid' }, 'invalid'],
  ])('%s', async (_, json, code) => {
    const ada = await app.signUp()
    const before = app.emulator.control.requests.length
    const answer = await ada.send('POST', '/api/create-donation', { json })
    expect(await failureOf(answer)).toEqual([422, code])
    expect(app.emulator.control.requests.length).toBe(before)
  })

  it.each([0.99, 10_000.01, 1.005, -5, 0])('a guest’s $%s', async amount => {
    const before = app.emulator.control.requests.length
    const answer = await app.send('POST', '/api/create-payment-intent', { json: guestGift(amount) })
    expect(await failureOf(answer)).toEqual([422, 'invalid_amount'])
    expect(app.emulator.control.requests.length).toBe(before)
  })

  it.each([1, 10_000])('but not a guest’s $%s', async amount => {
    const answer = await app.send('POST', '/api/create-payment-intent', { json: guestGift(amount) })
    expect(answer.status).toBe(200)
  })

  it('a gift without a session', async () => {
    const answer = await app.send('POST', '/api/create-donation', { json: champion })
    expect(await failureOf(answer)).toEqual([401, 'not_signed_in'])
  })
})

describe('there is one open payment', () => {
  it('for simultaneous presses and tabs', async () => {
    const ada = await app.signUp()
    const before = countIntents()
    const secrets = await Promise.all([1, 2, 3, 4].map(() => give(ada)))
    expect(new Set(secrets).size).toBe(1)
    expect(countIntents()).toBe(before + 1)
  })

  it('for a guest’s two tabs', async () => {
    const first = await app.send('POST', '/api/create-payment-intent', { json: guestGift(7) })
    const cookie = cookieOf(first)
    const before = countIntents()
    const again = await Promise.all(
      [1, 2].map(() =>
        app.send('POST', '/api/create-payment-intent', { json: guestGift(7), cookie }),
      ),
    )
    const secrets = await Promise.all(
      [first, ...again].map(
        async answer => (await bodyOf(answer, createIntentAnswerSchema)).clientSecret,
      ),
    )
    expect(new Set(secrets).size).toBe(1)
    expect(countIntents()).toBe(before)
  })

  it('if Stripe’s first answer is lost and the SDK repeats the request', async () => {
    const ada = await app.signUp()
    const before = countIntents()
    app.emulator.control.fail({ status: 500, when: 'after', times: 1, path: '/v1/payment_intents' })
    await give(ada)
    expect(countIntents()).toBe(before + 1)
  })

  it('if every answer is lost: 502, and the next press gets the same payment', async () => {
    const ada = await app.signUp()
    const before = countIntents()
    app.emulator.control.fail({ status: 500, when: 'after', times: 3, path: '/v1/payment_intents' })
    const lost = await ada.send('POST', '/api/create-donation', { json: champion })
    expect(await failureOf(lost)).toEqual([502, 'payment_provider_error'])
    await give(ada)
    expect(countIntents()).toBe(before + 1)
  })

  it('which another amount replaces, so that the old one can no longer be paid', async () => {
    const ada = await app.signUp()
    const first = await give(ada)
    const second = await give(ada, { tierId: 'supporter', amount: 500 })
    expect(idOf(second)).not.toBe(idOf(first))
    expect((await app.pay(first)).status).toBe(400)
    await app.pay(second)
    await app.eventsDelivered()
    expect((await giftsOf(ada)).map(({ totalCents }) => totalCents)).toEqual([500])
  })

  it('until it is paid, and the next gift is a new one', async () => {
    const ada = await app.signUp()
    app.emulator.control.hold(true)
    const first = await give(ada)
    await app.pay(first)
    const second = await give(ada)
    expect(second).not.toBe(first)
    app.emulator.control.hold(false)
    await app.eventsDelivered()
  })
})

describe('against card testing', () => {
  it('an address can begin ten payments an hour', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.7' }
    const begin = () =>
      app.send('POST', '/api/create-payment-intent', { json: guestGift(5), headers })
    for (let n = 0; n < 10; n++) expect((await begin()).status).toBe(200)
    expect(await failureOf(await begin())).toEqual([429, 'rate_limited'])
    app.advance(61 * 60_000)
    expect((await begin()).status).toBe(200)
  })

  it('five declined cards cancel the payment and block the address for an hour', async () => {
    const ada = await app.signUp()
    const headers = { 'X-Forwarded-For': '203.0.113.8' }
    const begin = () => ada.send('POST', '/api/create-donation', { json: champion, headers })
    const { clientSecret } = await bodyOf(await begin(), clientSecretAnswerSchema)
    for (let n = 0; n < 5; n++)
      expect((await app.pay(clientSecret, CARD.isDeclined)).status).toBe(402)
    await app.eventsDelivered()
    expect((await app.pay(clientSecret)).status).toBe(400)
    expect(await failureOf(await begin())).toEqual([429, 'rate_limited'])
    app.advance(61 * 60_000)
    expect((await begin()).status).toBe(200)
  })

  it('one declined card has no effect on the next', async () => {
    const ada = await app.signUp()
    const secret = await give(ada)
    await app.pay(secret, CARD.isDeclined)
    await app.eventsDelivered()
    expect((await app.pay(secret)).status).toBe(200)
    await app.eventsDelivered()
    expect((await giftsOf(ada))[0]?.status).toBe('paid')
  })
})

it('every route that pays reports that payments are off', async () => {
  const { createTestApp } = await import('../../../test/app')
  const off = await createTestApp(test)
  const ada = await off.signUp()
  for (const [path, json] of [
    ['/api/create-donation', champion],
    ['/api/create-payment-intent', guestGift(5)],
    ['/api/create-subscription', { plan: 'basic' }],
    ['/api/stripe/webhook', {}],
  ] as const) {
    const answer = await ada.send('POST', path, { json })
    expect([path, ...(await failureOf(answer))]).toEqual([path, 503, 'payments_disabled'])
  }
  expect(await (await off.send('GET', '/api/payments/config')).json()).toEqual({ mode: 'disabled' })
})

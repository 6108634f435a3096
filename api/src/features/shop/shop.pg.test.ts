import { orderSchema } from 'sync-protocol/rest'
import { beforeEach, describe, expect, it } from 'vitest'
import { bodyOf, failureOf } from '../../../test/answers'
import { addCode } from '../../../test/codes'
import type { TestDatabase } from '../../../test/database'
import { ADDRESS, order, orderOf, ordersOf, paidOrder, press } from '../../../test/orders'
import { createPaymentsTest, type PaymentsTest, withPayments } from '../../../test/payments'

let database: TestDatabase
let shop: PaymentsTest
withPayments((made, its) => {
  shop = made
  database = its
})
beforeEach(() => void shop.emulator.control.requests.splice(0))

const PATH = '/api/create-shop-order'
const callsToStripe = () => shop.emulator.control.requests.filter(({ method }) => method === 'POST')

describe('an order', () => {
  it('is paid only through a webhook and confirmed by e-mail', async () => {
    const ada = await shop.signUp()
    const { codeId, checkoutUrl } = await order(ada, {
      cart: [{ productId: '1' }, { productId: '4', color: 'gold' }],
      country: 'CA',
      method: 'express',
    })
    expect(await ordersOf(ada)).toMatchObject([
      {
        kind: 'shop',
        status: 'pending',
        subtotalCents: 2_000,
        shippingCents: 1_900,
        totalCents: 3_900,
        shipTo: 'Ada Lovelace, 12 St James Square, San Francisco, CA, 94110, Canada',
        items: [{ name: 'Small Waterproof Sticker' }, { name: 'Metal Card, Gold' }],
        qrCodeId: codeId,
        trackingNumber: null,
      },
    ])
    await press(checkoutUrl, 'pay')
    await shop.eventsDelivered()
    expect(await ordersOf(ada)).toMatchObject([{ status: 'paid' }])
    expect(shop.emails.filter(({ to }) => to === ada.email)).toEqual([
      expect.objectContaining({ subject: 'Your order is confirmed: $39' }),
    ])
  })

  it('is receipted to an unconfirmed address but not to a refused one', async () => {
    for (const isDisowned of [false, true]) {
      const ada = await shop.signUp({ isConfirmed: false })
      if (isDisowned) {
        const asked = shop.confirmations.find(({ to }) => to === ada.email)
        const token = asked?.text.match(/#([\w-]{43})\n/)?.[1]
        await shop.send('POST', '/api/auth/email/refuse', { json: { token } })
      }
      await press((await order(ada)).checkoutUrl, 'pay')
      await shop.eventsDelivered()
      const receipts = shop.emails.filter(({ to }) => to === ada.email)
      expect(receipts).toHaveLength(isDisowned ? 0 : 1)
    }
  })

  it('gives Stripe items, prices and the address, and nothing about the code or the person', async () => {
    const ada = await shop.signUp()
    const { codeId } = await order(ada)
    const [call] = callsToStripe()
    const body = decodeURIComponent(call?.body.replaceAll('+', ' ') ?? '')
    const [own] = await ordersOf(ada)
    expect(call?.key).toBe(`order-${own?.id}`)
    expect(body).toContain('ui_mode=hosted_page')
    expect(body).toContain('payment_intent_data[shipping][address][postal_code]=94110')
    expect(body).toContain('[product_data][name]=Shipping: Standard')
    for (const secret of [codeId, ada.email, ada.id, 'shipping_address_collection', 'emergency']) {
      expect(body).not.toContain(secret)
    }
  })

  it('is sealed, so that the table contains no readable name or street', async () => {
    const ada = await shop.signUp()
    await paidOrder(shop, ada)
    const rows = await database.superuser<{ text: string }[]>`
      select encode(sealed_details, 'escape') || items::text as text from orders
      where user_id = ${ada.id}`
    expect(rows[0]?.text).not.toMatch(/Lovelace|James/)
  })

  it('stores sealed artwork of every item', async () => {
    const ada = await shop.signUp()
    await paidOrder(shop, ada, { cart: [{ productId: '2' }, { productId: '3', color: 'red' }] })
    const rows = await database.superuser<{ item: number; text: string }[]>`
      select item, encode(sealed, 'escape') as text from order_artwork
      where user_id = ${ada.id} order by item`
    expect(rows.map(({ item }) => item)).toEqual([0, 1])
    expect(rows.some(({ text }) => text.includes('<svg'))).toBe(false)
  })

  it('can still be paid after a decline or an interruption', async () => {
    const ada = await shop.signUp()
    const { checkoutUrl } = await order(ada)
    await press(checkoutUrl, 'decline')
    await press(checkoutUrl, 'cancel')
    await shop.eventsDelivered()
    expect(await ordersOf(ada)).toMatchObject([{ status: 'pending' }])
    await press(checkoutUrl, 'pay')
    await shop.eventsDelivered()
    expect(await ordersOf(ada)).toMatchObject([{ status: 'paid' }])
  })

  it('is found paid by its buyer’s own requests if no webhook arrives', async () => {
    const ada = await shop.signUp()
    shop.emulator.control.hold(true)
    const { checkoutUrl } = await order(ada)
    const [own] = await ordersOf(ada)
    await press(checkoutUrl, 'pay')
    const read = async () => bodyOf(await ada.send('GET', `/api/orders/${own?.id}`), orderSchema)
    expect((await read()).status).toBe('paid')
    shop.emulator.control.hold(false)
    await shop.eventsDelivered()
    expect((await read()).status).toBe('paid')
    expect(shop.emails.filter(({ to }) => to === ada.email)).toHaveLength(1)
  })

  it('is paid once, whatever the number and order of its events', async () => {
    const ada = await shop.signUp()
    shop.emulator.control.hold(true)
    const { checkoutUrl } = await order(ada)
    await press(checkoutUrl, 'pay')
    const ids = shop.emulator.control
      .events()
      .map(({ id }) => id)
      .slice(-6)
    await shop.emulator.control.deliver(ids.toReversed())
    const completed = shop.emulator.control.events('checkout.session.completed').at(-1)
    await shop.emulator.control.duplicate(completed?.id ?? '', 5)
    shop.emulator.control.hold(false)
    await shop.eventsDelivered()
    expect(await ordersOf(ada)).toMatchObject([{ status: 'paid' }])
    expect(shop.emails.filter(({ to }) => to === ada.email)).toHaveLength(1)
  })

  it('replaces an unpaid one', async () => {
    const ada = await shop.signUp()
    const first = await order(ada)
    const second = await order(ada, { codeId: first.codeId, cart: [{ productId: '2' }] })
    await press(first.checkoutUrl, 'pay')
    await press(second.checkoutUrl, 'pay')
    await shop.eventsDelivered()
    expect((await ordersOf(ada)).map(({ status }) => status)).toEqual(['paid', 'cancelled'])
  })

  it('is found by its checkout if the id was not written', async () => {
    const ada = await shop.signUp()
    const { checkoutUrl } = await order(ada)
    await database.superuser`update orders set session_id = null where user_id = ${ada.id}`
    await press(checkoutUrl, 'pay')
    await shop.eventsDelivered()
    expect(await ordersOf(ada)).toMatchObject([{ status: 'paid' }])
  })

  it('with the same key is placed once, also if the first answer was lost', async () => {
    const ada = await shop.signUp()
    const { id: codeId } = await addCode(ada)
    const ask = () =>
      ada.send('POST', PATH, {
        json: orderOf({ codeId }),
        headers: { 'Idempotency-Key': 'press-1' },
      })
    const [first, second] = [await ask(), await ask()]
    expect(await first.text()).toBe(await second.text())
    expect(await ordersOf(ada)).toHaveLength(1)
  })
})

describe('an order is refused without a call to Stripe for', () => {
  it('a request without a session', async () => {
    const json = orderOf({ codeId: 'any' })
    expect(await failureOf(await shop.send('POST', PATH, { json }))).toEqual([401, 'not_signed_in'])
    expect(callsToStripe()).toEqual([])
  })

  it.each<[string, (right: ReturnType<typeof orderOf>) => object, number, string]>([
    [
      'another price',
      right => ({ items: right.items.map(item => ({ ...item, price: 0.5 })) }),
      422,
      'price_mismatch',
    ],
    ['half a cent', right => ({ subtotal: right.subtotal + 0.005 }), 422, 'price_mismatch'],
    ['another sum', right => ({ totalAmount: right.totalAmount - 1 }), 422, 'price_mismatch'],
    ['free shipping', () => ({ shippingCost: 0 }), 422, 'price_mismatch'],
    [
      'two for one',
      right => ({ items: right.items.map(item => ({ ...item, quantity: 2 })) }),
      422,
      'price_mismatch',
    ],
    [
      'another name',
      right => ({ items: right.items.map(item => ({ ...item, name: 'Gold Bar' })) }),
      422,
      'price_mismatch',
    ],
    [
      'no such product',
      right => ({ items: right.items.map(item => ({ ...item, productId: '5' })) }),
      422,
      'price_mismatch',
    ],
    [
      'a colour it has not',
      right => ({ items: right.items.map(item => ({ ...item, color: 'pink' })) }),
      422,
      'price_mismatch',
    ],
    ['nothing', () => ({ items: [] }), 422, 'price_mismatch'],
    ['a method of another region', () => ({ shippingMethod: 'drone' }), 422, 'shipping_invalid'],
    [
      'overnight abroad',
      () => ({
        shippingCountry: 'DE',
        shippingAddress: { ...ADDRESS, country: 'DE' },
        shippingMethod: 'overnight',
      }),
      422,
      'shipping_invalid',
    ],
    [
      'shipping for one country to another',
      () => ({ shippingCountry: 'CA' }),
      422,
      'shipping_invalid',
    ],
    [
      'a country we do not know',
      () => ({ shippingCountry: 'XX', shippingAddress: { ...ADDRESS, country: 'XX' } }),
      422,
      'shipping_invalid',
    ],
    [
      'no street',
      () => ({ shippingAddress: { ...ADDRESS, address1: ' ' } }),
      422,
      'shipping_invalid',
    ],
    ['no address', () => ({ shippingAddress: {} }), 422, 'shipping_invalid'],
    [
      'more than an address',
      () => ({ shippingAddress: { ...ADDRESS, note: 'x' } }),
      422,
      'shipping_invalid',
    ],
    ['an unknown field', () => ({ discount: 1 }), 422, 'invalid'],
    ['no code', () => ({ selectedQRCode: '' }), 404, 'not_found'],
    ['a code that is none', () => ({ selectedQRCode: 'x' }), 404, 'not_found'],
  ])('%s', async (_, change, status, code) => {
    const ada = await shop.signUp()
    const right = orderOf({ codeId: (await addCode(ada)).id })
    const answer = await ada.send('POST', PATH, { json: { ...right, ...change(right) } })
    expect(await failureOf(answer)).toEqual([status, code])
    expect(callsToStripe()).toEqual([])
    expect(await ordersOf(ada)).toEqual([])
  })

  it('a code of another person', async () => {
    const [ada, bob] = [await shop.signUp(), await shop.signUp()]
    const json = orderOf({ codeId: (await addCode(bob)).id })
    expect(await failureOf(await ada.send('POST', PATH, { json }))).toEqual([404, 'not_found'])
    expect(callsToStripe()).toEqual([])
  })

  it.each([
    ['has expired', '2020-01-01T00:00:00.000Z'],
    ['will expire', '2099-01-01T00:00:00.000Z'],
  ])('a code that %s', async (_, expiresAt) => {
    const ada = await shop.signUp()
    const json = orderOf({ codeId: (await addCode(ada, { expiresAt })).id })
    expect(await failureOf(await ada.send('POST', PATH, { json }))).toEqual([409, 'qr_unusable'])
    expect(callsToStripe()).toEqual([])
  })
})

it('an order of another person is not found', async () => {
  const [ada, bob] = [await shop.signUp(), await shop.signUp()]
  const { id } = await paidOrder(shop, ada)
  expect(await failureOf(await bob.send('GET', `/api/orders/${id}`))).toEqual([404, 'not_found'])
  expect(await ordersOf(bob)).toEqual([])
})

it('an error of the provider is reported, and the order can be repeated', async () => {
  const ada = await shop.signUp()
  const { id: codeId } = await addCode(ada)
  const ask = () => ada.send('POST', PATH, { json: orderOf({ codeId }) })
  shop.emulator.control.fail({ status: 500, when: 'before', times: 3 })
  expect(await failureOf(await ask())).toEqual([502, 'payment_provider_error'])
  expect((await ask()).status).toBe(200)
})

it('no order can be placed without payments', async () => {
  const off = await createPaymentsTest(database, { payments: null })
  const ada = await off.signUp()
  const json = orderOf({ codeId: (await addCode(ada)).id })
  expect(await failureOf(await ada.send('POST', PATH, { json }))).toEqual([
    503,
    'payments_disabled',
  ])
  await off.stop()
})

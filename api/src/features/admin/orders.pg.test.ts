import sharp from 'sharp'
import { parseCodeLink } from 'sync-protocol/qr'
import { betaOrderSchema, orderDetailSchema, orderStepAnswerSchema } from 'sync-protocol/rest'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { depth } from '../../../../sync-protocol/dev/test-depth'
import { signUpAdmin } from '../../../test/admin'
import { bodyOf, failureOf } from '../../../test/answers'
import type { TestPerson } from '../../../test/app'
import { addCode } from '../../../test/codes'
import type { TestDatabase } from '../../../test/database'
import { order, ordersOf, paidOrder } from '../../../test/orders'
import { type PaymentsTest, withPayments } from '../../../test/payments'
import { readPicture, readPrint } from '../../../test/read-code'
import { newClaim } from '../../../test/records'

let database: TestDatabase
let shop: PaymentsTest
let admin: TestPerson
withPayments(async (made, its) => {
  shop = made
  database = its
  admin = await signUpAdmin(shop, database)
})

const step = (id: string, json: object) =>
  admin.send('POST', `/api/admin/orders/${id}/fulfil`, { json })
const refund = (id: string, json: object = {}) =>
  admin.send('POST', `/api/admin/orders/${id}/refund`, { json })
const statusAfter = async (answer: Promise<Response>) =>
  (await bodyOf(await answer, orderStepAnswerSchema)).order.status
const emailsTo = ({ email }: TestPerson) =>
  shop.emails.filter(({ to }) => to === email).map(({ subject }) => subject)

describe('fulfilling', () => {
  it('takes an order from paid to delivered and sends the buyer the tracking number', async () => {
    const ada = await shop.signUp()
    const { id } = await paidOrder(shop, ada)
    expect(await statusAfter(step(id, { status: 'in_production' }))).toBe('in_production')
    expect(await statusAfter(step(id, { status: 'shipped', trackingNumber: 'LX 123' }))).toBe(
      'shipped',
    )
    expect(await ordersOf(ada)).toMatchObject([{ status: 'shipped', trackingNumber: 'LX 123' }])
    expect(shop.emails.at(-1)).toMatchObject({
      to: ada.email,
      subject: 'Your order is on its way',
    })
    expect(shop.emails.at(-1)?.text).toContain('LX 123')
    expect(await statusAfter(step(id, { status: 'delivered' }))).toBe('delivered')
    const detail = await bodyOf(
      await admin.send('GET', `/api/admin/orders/${id}`),
      orderDetailSchema,
    )
    expect(detail).toMatchObject({
      trackingNumber: 'LX 123',
      address: ['Ada Lovelace', '12 St James Square', 'San Francisco, CA, 94110', 'United States'],
      items: [{ name: 'Small Waterproof Sticker', index: 0, hasArtwork: true }],
      history: ['delivered', 'shipped', 'in_production'].map(status => ({
        action: `order.fulfil ${status}`,
        by: admin.email,
      })),
    })
    const [row] = await database.superuser<{ text: string }[]>`
      select encode(sealed_tracking, 'escape') as text from orders where id = ${id}`
    expect(row?.text).not.toContain('LX')
  })

  it.each<[string, object[], number, string]>([
    [
      'backwards',
      [{ status: 'shipped', trackingNumber: '1' }, { status: 'in_production' }],
      409,
      'illegal_step',
    ],
    [
      'twice the same',
      [{ status: 'in_production' }, { status: 'in_production' }],
      409,
      'illegal_step',
    ],
    ['to the door before the parcel left', [{ status: 'delivered' }], 409, 'illegal_step'],
    ['on its way without a number', [{ status: 'shipped' }], 422, 'invalid'],
    ['to a state that is none', [{ status: 'completed' }], 422, 'invalid'],
    ['to refunded by hand', [{ status: 'refunded' }], 422, 'invalid'],
  ])('refuses a step %s', async (_, steps, status, code) => {
    const { id } = await paidOrder(shop, await shop.signUp())
    for (const before of steps.slice(0, -1)) await step(id, before)
    expect(await failureOf(await step(id, steps.at(-1) ?? {}))).toEqual([status, code])
  })

  it('is refused for an unpaid order and for an unknown one', async () => {
    const ada = await shop.signUp()
    await order(ada)
    const [own] = await ordersOf(ada)
    expect(await failureOf(await step(own?.id ?? '', { status: 'in_production' }))).toEqual([
      409,
      'illegal_step',
    ])
    expect(
      await failureOf(await step(crypto.randomUUID(), { status: 'shipped', trackingNumber: '1' })),
    ).toEqual([404, 'not_found'])
  })

  it('succeeds for one of two simultaneous admins', async () => {
    const { id } = await paidOrder(shop, await shop.signUp())
    const both = await Promise.all([1, 2].map(() => step(id, { status: 'in_production' })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is refused for a deleted code', async () => {
    const ada = await shop.signUp()
    const { id, qrCodeId } = await paidOrder(shop, ada)
    await ada.send('DELETE', `/api/qr-codes/${qrCodeId}`)
    expect(await failureOf(await step(id, { status: 'in_production' }))).toEqual([
      409,
      'qr_unusable',
    ])
  })
})

describe('refunding', () => {
  it('everything ends the order, and the buyer is notified once', async () => {
    const ada = await shop.signUp()
    const { id } = await paidOrder(shop, ada)
    expect(await statusAfter(refund(id))).toBe('refunded')
    await shop.eventsDelivered()
    expect(await ordersOf(ada)).toMatchObject([{ status: 'refunded', refundedCents: 1_100 }])
    expect(emailsTo(ada)).toEqual(['Your order is confirmed: $11', 'Refund of your order: $11'])
    expect(await failureOf(await refund(id))).toEqual([409, 'nothing_to_refund'])
  })

  it("a part keeps the order's status, and only the rest can be refunded after it", async () => {
    const { id } = await paidOrder(shop, await shop.signUp())
    expect(await statusAfter(refund(id, { amountCents: 400 }))).toBe('paid')
    expect(await failureOf(await refund(id, { amountCents: 701 }))).toEqual([
      422,
      'refund_too_large',
    ])
    expect(await statusAfter(refund(id, { amountCents: 700 }))).toBe('refunded')
  })

  it.each([0, -1, 1.5, '5'])('%s is refused as an amount', async amountCents => {
    const { id } = await paidOrder(shop, await shop.signUp())
    expect(await failureOf(await refund(id, { amountCents }))).toEqual([422, 'invalid'])
  })

  it('pressed several times refunds once', async () => {
    const ada = await shop.signUp()
    const { id } = await paidOrder(shop, ada)
    await Promise.all([refund(id), refund(id), refund(id)])
    await shop.eventsDelivered()
    expect(await ordersOf(ada)).toMatchObject([{ status: 'refunded', refundedCents: 1_100 }])
    const refunds = await shop.stripe.refunds.list({})
    expect(
      refunds.data
        .filter(({ metadata }) => metadata?.refund)
        .slice(0, 2)
        .map(({ amount }) => amount)[0],
    ).toBe(1_100)
    const rows = await database.superuser`select 1 from order_refunds where order_id = ${id}`
    expect(rows).toHaveLength(1)
  })

  it('is continued, not repeated, after a lost answer', async () => {
    const ada = await shop.signUp()
    const { id } = await paidOrder(shop, ada)
    shop.emulator.control.fail({ status: 500, when: 'after', times: 3, path: '/v1/refunds' })
    await refund(id, { amountCents: 300 })
    await refund(id, { amountCents: 300 })
    await shop.eventsDelivered()
    expect(await ordersOf(ada)).toMatchObject([{ status: 'paid', refundedCents: 300 }])
  })

  it('reports a final refusal of Stripe with its reason, and the next press is a new try', async () => {
    const ada = await shop.signUp()
    const { id } = await paidOrder(shop, ada)
    const path = '/v1/refunds'
    shop.emulator.control.fail({
      status: 400,
      when: 'before',
      times: 1,
      path,
      code: 'charge_disputed',
    })
    const refused = await refund(id)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      code: 'refund_refused',
      message: expect.stringContaining('(charge_disputed)'),
    })
    const detail = await admin.send('GET', `/api/admin/orders/${id}`)
    const { history, order } = await bodyOf(detail, orderDetailSchema)
    expect(order).toMatchObject({ status: 'paid', refunded: 0 })
    expect(history[0]).toMatchObject({
      action: 'order.refund_refused charge_disputed 1100',
      by: admin.email,
    })

    expect(await statusAfter(refund(id))).toBe('refunded')
    const keys = shop.emulator.control.requests
      .filter(each => each.method === 'POST' && each.path === path)
      .slice(-2)
      .map(({ key }) => key)
    // The same key would get the same refusal for a day.
    expect(new Set(keys).size).toBe(2)
  })

  it('is refused after a refund in Stripe’s own screens, which then counts', async () => {
    const ada = await shop.signUp()
    const { id } = await paidOrder(shop, ada)
    shop.emulator.control.hold(true)
    const [intent] = shop.emulator.world.all('payment_intent')
    await shop.stripe.refunds.create({ payment_intent: intent?.id ?? '' })
    expect(await failureOf(await refund(id))).toEqual([409, 'refund_refused'])
    expect(await ordersOf(ada)).toMatchObject([{ status: 'refunded', refundedCents: 1_100 }])
    shop.emulator.control.hold(false)
    await shop.eventsDelivered()
  })

  it('is refused for an unpaid order', async () => {
    const ada = await shop.signUp()
    await order(ada)
    const [own] = await ordersOf(ada)
    expect(await failureOf(await refund(own?.id ?? ''))).toEqual([409, 'nothing_to_refund'])
  })
})

describe('printing', () => {
  const artwork = (id: string, item: number, format: string) =>
    admin.send('GET', `/api/admin/orders/${id}/items/${item}/${format}`)

  const products = [
    ['1', undefined, 44.1, 44.1],
    ['4', 'black-metal', 91.6, 60],
    ['2', undefined, 56.8, 56.8],
    ['3', 'blue', 91.6, 60],
  ] as const
  // A short run draws a sticker and a card. The other two differ only in size and colour.
  it.each(products.slice(0, depth(2, 4)))(
    'product %s in %s has a PDF and an SVG with its bleed',
    async (productId, color, widthMm, heightMm) => {
      const ada = await shop.signUp()
      const code = await addCode(ada, { capsule: '1234567890'.repeat(20) })
      const { id } = await paidOrder(shop, ada, { codeId: code.id, cart: [{ productId, color }] })
      const print = await readPrint(
        new Uint8Array(await (await artwork(id, 0, 'pdf')).arrayBuffer()),
      )
      expect(print.widthMm).toBeCloseTo(widthMm, 0)
      expect(print.heightMm).toBeCloseTo(heightMm, 0)
      expect(parseCodeLink(print.text ?? '')?.token).toBe(code.token)
      const svg = await (await artwork(id, 0, 'svg')).text()
      expect(svg).not.toContain('<text')
      expect(await readPicture(svg)).toBe(print.text)
    },
  )

  it('redraws a code whose link was replaced since', async () => {
    const ada = await shop.signUp()
    const code = await addCode(ada)
    const { id } = await paidOrder(shop, ada, { codeId: code.id })
    const { token, secret } = newClaim()
    await code.device.pull()
    await code.device.push(code.device.put('qr-codes', code.id, { token, secret }))
    const text = await readPicture(await (await artwork(id, 0, 'svg')).text())
    expect(parseCodeLink(text ?? '')?.token).toBe(token)
  })

  it('the PNG is black on white, has whole pixels per module and contains the live link', async () => {
    const ada = await shop.signUp()
    const code = await addCode(ada, { qrColor: '#1D4ED8' })
    await paidOrder(shop, ada, { codeId: code.id })
    const answer = await admin.send('GET', `/api/qr-codes/${code.id}/download`)
    expect(answer.headers.get('Content-Disposition')).not.toContain('emergency')
    const png = Buffer.from(await answer.arrayBuffer())
    expect(png.readUInt32BE(16)).toBeGreaterThanOrEqual(1_000)
    const pixels = await sharp(png).greyscale().raw().toBuffer()
    expect(new Set(pixels)).toEqual(new Set([0, 255]))
    const link = await readPicture(png)
    expect(parseCodeLink(link ?? '')?.token).toBe(code.token)
  })

  it('an admin cannot download a code without an order or a deleted one', async () => {
    const ada = await shop.signUp()
    const code = await addCode(ada)
    const download = () => admin.send('GET', `/api/qr-codes/${code.id}/download`)
    expect(await failureOf(await download())).toEqual([404, 'not_found'])
    await paidOrder(shop, ada, { codeId: code.id })
    expect((await download()).status).toBe(200)
    await ada.send('DELETE', `/api/qr-codes/${code.id}`)
    expect(await failureOf(await download())).toEqual([409, 'qr_unusable'])
    const bob = await shop.signUp()
    expect(await failureOf(await bob.send('GET', `/api/qr-codes/${code.id}/download`))).toEqual([
      404,
      'not_found',
    ])
  })
})

it('a beta package is listed and sent, and its feedback is due 30 days later', async () => {
  const ada = await shop.signUp()
  const { id: selectedQrCode } = await addCode(ada)
  const application = {
    email: 'tester@beta.example',
    fullName: 'Ada L.',
    address: '1 Main St',
    city: 'Portland',
    state: 'OR',
    zipCode: '97201',
    selectedQrCode,
    feedbackNotes: 'Rain',
  }
  await ada.send('POST', '/api/create-beta-test-order', { json: application })
  const read = async () =>
    (await bodyOf(await admin.send('GET', '/api/beta-orders'), z.array(betaOrderSchema)))[0]
  const seen = await read()
  expect(seen).toMatchObject({
    full_name: 'Ada L.',
    email: 'tester@beta.example',
    address: '1 Main St, Portland, OR, 97201, United States',
    selected_qr_code: selectedQrCode,
    feedback_notes: 'Rain',
    status: 'paid',
    feedback: null,
  })
  expect(seen?.items).toHaveLength(4)
  await step(seen?.order_id ?? '', { status: 'shipped', trackingNumber: 'B1' })
  const [own] = await ordersOf(ada)
  const dueInDays = (Date.parse(own?.feedbackDueAt ?? '') - Date.now()) / 86_400_000
  expect(Math.round(dueInDays)).toBe(30)
  await ada.send('PUT', '/api/beta-feedback', { json: { rating: '5', comments: 'Good' } })
  expect((await read())?.feedback).toMatchObject({ rating: '5', comments: 'Good' })
  expect(await failureOf(await refund(seen?.order_id ?? ''))).toEqual([409, 'nothing_to_refund'])
})

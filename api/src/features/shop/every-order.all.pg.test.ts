import { priceCart, SHIPPING_COUNTRIES } from 'sync-protocol/commerce'
import { expect, it } from 'vitest'
import { failureOf } from '../../../test/answers'
import type { TestPerson } from '../../../test/app'
import { addCode } from '../../../test/codes'
import { EVERY_LINE, orderOf } from '../../../test/orders'
import { type PaymentsTest, withPayments } from '../../../test/payments'

let shop: PaymentsTest
let ada: TestPerson
let codeId: string
withPayments(async made => {
  shop = made
  ada = await shop.signUp()
  codeId = (await addCode(ada)).id
})

/** The prices of the specification in dollars, repeated here on purpose. */
const PRICES: Record<string, number> = { 1: 5, 2: 8, 3: 10, 4: 15 }
const EUROPE = { standard: 12, express: 22 }
const ELSEWHERE = { standard: 16, express: 30 }
const SHIPPING: Record<string, Record<string, number>> = {
  US: { standard: 6, express: 13, overnight: 25 },
  CA: { standard: 9, express: 19 },
  GB: { standard: 13, express: 23 },
  AU: { standard: 15, express: 27 },
  ...Object.fromEntries(
    ['DE', 'FR', 'IT', 'ES', 'NL', 'BE', 'SE', 'DK', 'NO'].map(code => [code, EUROPE]),
  ),
  ...Object.fromEntries(
    ['JP', 'KR', 'SG', 'HK', 'NZ', 'MX', 'BR', 'OTHER'].map(code => [code, ELSEWHERE]),
  ),
}
const METHODS = ['standard', 'express', 'overnight']

let address = 0
/** An address may send twenty orders an hour, so each order uses a new one. */
function send(json: object) {
  address += 1
  const from = `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`
  const headers = { 'X-Forwarded-For': from }
  return ada.send('POST', '/api/create-shop-order', { json, headers })
}
const posts = () => shop.emulator.control.requests.filter(({ method }) => method === 'POST')

it('there are nine things to order and 21 countries', () => {
  expect(EVERY_LINE).toHaveLength(9)
  expect(SHIPPING_COUNTRIES.map(({ code }) => code).sort()).toEqual(Object.keys(SHIPPING).sort())
})

it.each(SHIPPING_COUNTRIES.map(({ code }) => code))(
  'to %s every product in every colour by every method has exactly the specified price',
  async country => {
    for (const line of EVERY_LINE) {
      for (const method of METHODS) {
        const price = PRICES[line.productId] ?? Number.NaN
        const shipping = SHIPPING[country]?.[method]
        const inApp = priceCart([line], country, method)
        if (shipping === undefined) {
          expect(inApp).toBeNull()
          continue
        }
        expect(inApp).toMatchObject({
          subtotalCents: price * 100,
          shippingCents: shipping * 100,
          totalCents: (price + shipping) * 100,
        })
        const right = orderOf({ cart: [line], country, method, codeId })
        expect(right).toMatchObject({
          subtotal: price,
          shippingCost: shipping,
          totalAmount: price + shipping,
        })

        shop.emulator.control.requests.splice(0)
        const cheats = [
          { ...right, totalAmount: right.totalAmount - 0.01 },
          { ...right, shippingCost: 0, totalAmount: right.subtotal },
          { ...right, items: right.items.map(item => ({ ...item, price: 0.01 })) },
        ]
        const wrong = cheats[address % cheats.length] ?? {}
        expect(await failureOf(await send(wrong))).toEqual([422, 'price_mismatch'])
        expect(posts()).toEqual([])

        expect((await send(right)).status).toBe(200)
        const asked = new URLSearchParams(posts()[0]?.body)
        const amounts = [...asked].filter(([name]) => name.endsWith('[unit_amount]'))
        expect(amounts.map(([, cents]) => Number(cents))).toEqual([price * 100, shipping * 100])
      }
    }
  },
  60_000,
)

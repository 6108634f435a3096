import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAX_CART_LINES, priceCart, priceLines } from './cart'
import { PRODUCTS } from './products'
import { SHIPPING_COUNTRIES, SHIPPING_METHODS } from './shipping'

const line = fc
  .constantFrom(...PRODUCTS)
  .chain(({ id, colors }) =>
    colors.length === 0
      ? fc.constant({ productId: id })
      : fc.constantFrom(...colors).map(color => ({ productId: id, color: color.id })),
  )
const lines = fc.array(line, { minLength: 1, maxLength: MAX_CART_LINES })

it('the total is the price of each piece plus shipping once', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom(...SHIPPING_COUNTRIES), (cart, { code, region }) => {
      for (const method of SHIPPING_METHODS[region]) {
        const pieces = cart.map(each => priceCart([each], code, method.id)?.subtotalCents ?? 0)
        const sum = pieces.reduce((all, cents) => all + cents, 0)
        expect(priceCart(cart, code, method.id)).toMatchObject({
          subtotalCents: sum,
          shippingCents: method.priceCents,
          totalCents: sum + method.priceCents,
        })
      }
    }),
  )
})

it.each<[string, { productId: string; color?: string }[]]>([
  ['nothing', []],
  ['no product of ours', [{ productId: '5' }]],
  ['a card without a colour', [{ productId: '3' }]],
  ['a sticker with one', [{ productId: '1', color: 'red' }]],
  ['another product’s colour', [{ productId: '3', color: 'gold' }]],
  [
    'more than a cart holds',
    Array.from({ length: MAX_CART_LINES + 1 }, () => ({ productId: '1' })),
  ],
])('%s has no price', (_, cart) => {
  expect(priceLines(cart)).toBeNull()
  expect(priceCart(cart, 'US', 'standard')).toBeNull()
})

it('a shipping method that the country does not have has no price', () => {
  expect(priceCart([{ productId: '1' }], 'DE', 'overnight')).toBeNull()
  expect(priceCart([{ productId: '1' }], 'XX', 'standard')).toBeNull()
})

import { expect, it } from 'vitest'
import { PRODUCTS, priceCart, SHIPPING_COUNTRIES, SHIPPING_METHODS } from '../commerce'
import { orderRequest } from './order-request'
import { createShopOrderRequestSchema } from './orders'

const FORM = {
  name: 'Ada',
  address1: '1 Main St',
  address2: '',
  city: 'Portland',
  state: 'OR',
  postalCode: '97201',
}

const PIECES = PRODUCTS.flatMap(product => {
  const colors = product.colors.length === 0 ? [undefined] : product.colors.map(({ id }) => id)
  return colors.map(color => ({ product, color }))
})

it('the request repeats the screen’s prices in dollars, for every product in every colour', () => {
  for (const { code, region } of SHIPPING_COUNTRIES) {
    for (const { id: method, priceCents } of SHIPPING_METHODS[region]) {
      for (const { product, color } of PIECES) {
        const cart = [{ productId: product.id, ...(color && { color }) }]
        const price = priceCart(cart, code, method)
        if (!price) throw new Error('everything we sell has a price')
        const request = orderRequest(price, {
          address: { ...FORM, country: code },
          method,
          codeId: 'a-code',
        })
        expect(createShopOrderRequestSchema.safeParse(request).success).toBe(true)
        expect(request).toMatchObject({
          subtotal: product.priceCents / 100,
          shippingCost: priceCents / 100,
          totalAmount: (product.priceCents + priceCents) / 100,
          selectedQRCode: 'a-code',
          shippingCountry: code,
          shippingAddress: { ...FORM, country: code },
        })
        expect(request.items).toEqual([
          expect.objectContaining({ productId: product.id, quantity: 1, ...(color && { color }) }),
        ])
      }
    }
  }
})

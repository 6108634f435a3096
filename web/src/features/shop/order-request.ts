import { type CartPrice, centsOf, shippingAddressSchema } from 'sync-protocol/commerce'
import type { CreateShopOrderRequest } from 'sync-protocol/rest'
import type { ShippingForm } from './cart'

/** The order as the server is asked for it, with every price that the screen shows, in dollars. */
export function orderRequest(
  price: CartPrice,
  { method, ...address }: ShippingForm,
  codeId: string,
): CreateShopOrderRequest {
  return {
    items: price.lines.map(({ product, colorId, name }) => ({
      productId: product.id,
      name,
      price: dollars(product.priceCents),
      quantity: 1,
      ...(colorId !== null && { color: colorId }),
    })),
    subtotal: dollars(price.subtotalCents),
    shippingCost: dollars(price.shippingCents),
    totalAmount: dollars(price.totalCents),
    selectedQRCode: codeId,
    shippingAddress: shippingAddressSchema.parse(address),
    shippingMethod: method,
    shippingCountry: address.country,
  }
}

function dollars(cents: number): number {
  const amount = cents / 100
  // What the server reads back is the same sum, to the cent.
  if (centsOf(amount) !== cents) throw new RangeError('Not a whole number of cents')
  return amount
}

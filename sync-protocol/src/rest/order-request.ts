/**
 * Every price is in dollars, as the screen shows it. The server computes all prices again and refuses an
 * order that differs.
 */
import { type ShippingAddress, shippingAddressSchema } from '../commerce/address'
import type { CartPrice } from '../commerce/cart'
import { centsOf } from '../commerce/money'
import type { CreateShopOrderRequest } from './orders'

interface OrderChoices {
  address: ShippingAddress
  /** An id of SHIPPING_METHODS. */
  method: string
  codeId: string
}

/** @throws RangeError if a price has a part of a cent; ZodError if the address is wrong. */
export function orderRequest(
  price: CartPrice,
  { address, method, codeId }: OrderChoices,
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
  // The server reads back the same sum, to the cent.
  if (centsOf(amount) !== cents) throw new RangeError('Not a whole number of cents')
  return amount
}

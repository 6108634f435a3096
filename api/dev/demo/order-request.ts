import { type CartLine, priceCart } from 'sync-protocol/commerce'

export interface Wish<Address extends { country: string }> {
  cart: readonly CartLine[]
  method: string
  address: Address
  codeId: string
}

/** The request that the shop's screen sends, with the sums that it shows, in dollars. */
export function orderRequest<Address extends { country: string }>(wish: Wish<Address>) {
  const { cart, method, address, codeId } = wish
  const price = priceCart(cart, address.country, method)
  if (!price) throw new Error('The shop does not sell this')
  return {
    items: price.lines.map(({ product, colorId, name }) => ({
      productId: product.id,
      name,
      price: product.priceCents / 100,
      quantity: 1,
      ...(colorId !== null && { color: colorId }),
    })),
    subtotal: price.subtotalCents / 100,
    shippingCost: price.shippingCents / 100,
    totalAmount: price.totalCents / 100,
    selectedQRCode: codeId,
    shippingAddress: address,
    shippingMethod: method,
    shippingCountry: address.country,
  }
}

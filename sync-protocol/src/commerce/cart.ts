/** The price of a cart, in cents. A cart with an item that cannot be ordered has no price. */
import { isOrderable, PRODUCTS, type Product, productById } from './products'
import { type ShippingMethod, shippingMethodFor } from './shipping'

/** The most lines that a payment page shows well. */
export const MAX_CART_LINES = 20

export interface CartLine {
  productId: string
  color?: string | undefined
}

interface PricedLine {
  product: Product
  colorId: string | null
  name: string
}

export interface CartPrice {
  lines: PricedLine[]
  shipping: ShippingMethod
  subtotalCents: number
  shippingCents: number
  totalCents: number
}

export function priceLines(cart: readonly CartLine[]): PricedLine[] | null {
  if (cart.length === 0 || cart.length > MAX_CART_LINES) return null
  const lines: PricedLine[] = []
  for (const { productId, color } of cart) {
    const product = productById(productId)
    if (!product || !isOrderable(product, color)) return null
    lines.push({ product, colorId: color ?? null, name: lineName(product, color) })
  }
  return lines
}

/** Null also if the country does not have the shipping method. */
export function priceCart(
  cart: readonly CartLine[],
  countryCode: string,
  methodId: string,
): CartPrice | null {
  const lines = priceLines(cart)
  const shipping = shippingMethodFor(countryCode, methodId)
  if (!lines || !shipping) return null
  const subtotalCents = sumOf(lines)
  const shippingCents = shipping.priceCents
  return {
    lines,
    shipping,
    subtotalCents,
    shippingCents,
    totalCents: subtotalCents + shippingCents,
  }
}

export const sumOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { product }) => sum + product.priceCents, 0)

export function lineName(product: Product, colorId: string | null | undefined): string {
  const color = product.colors.find(({ id }) => id === colorId)
  return color ? `${product.name}, ${color.name}` : product.name
}

/** The names that a line can have. */
export const LINE_NAMES: readonly string[] = PRODUCTS.flatMap(product => [
  product.name,
  ...product.colors.map(({ id }) => lineName(product, id)),
])

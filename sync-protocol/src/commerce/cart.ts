/**
 * What a cart costs, in cents: the one sum that the screen shows, the server checks and the payment
 * asks for. Each line is one piece. A cart with anything in it that cannot be ordered has no price.
 */
import { isOrderable, type Product, productById } from './products'
import { type ShippingMethod, shippingMethodFor } from './shipping'

/** A cart never holds more lines than a payment page shows well. */
export const MAX_CART_LINES = 20

export interface CartLine {
  productId: string
  /** A colour's id, where the product has colours. */
  color?: string | undefined
}

export interface PricedLine {
  product: Product
  colorId: string | null
  /** `Metal Card, Rose Gold` */
  name: string
}

export interface CartPrice {
  lines: PricedLine[]
  shipping: ShippingMethod
  subtotalCents: number
  shippingCents: number
  totalCents: number
}

/** Null where one of the lines is nothing we sell in that form, or there is none. */
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

/** Null also where that country has no such shipping method. */
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

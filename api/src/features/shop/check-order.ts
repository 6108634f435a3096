import {
  addressFaults,
  type CartPrice,
  centsOf,
  countryByCode,
  priceCart,
  priceLines,
  type ShippingAddress,
  shippingAddressSchema,
} from 'sync-protocol/commerce'
import type { CreateShopOrderRequest } from 'sync-protocol/rest'
import { AppError } from '../../core/app-error'
import { shopTexts } from './texts'

export type CheckedOrder = { price: CartPrice; address: ShippingAddress }

/**
 * A differing price is refused and never silently corrected. Throws `price_mismatch` or
 * `shipping_invalid`.
 */
export function checkOrder(request: CreateShopOrderRequest): CheckedOrder {
  const lines = priceLines(request.items)
  if (!lines) throw new AppError('price_mismatch')
  const isAsShown = request.items.every(
    ({ name, price, quantity }, index) =>
      quantity === 1 &&
      isAmount(price, lines[index]?.product.priceCents) &&
      // The screen's name of an item, with or without its colour.
      [lines[index]?.name, lines[index]?.product.name].includes(name),
  )
  if (!isAsShown) throw new AppError('price_mismatch')

  const address = checkAddress(request)
  const price = priceCart(request.items, request.shippingCountry, request.shippingMethod)
  if (!price) {
    const fields = { shippingMethod: shopTexts.failures.otherMethod }
    throw new AppError('shipping_invalid', { fields })
  }
  const { subtotal, shippingCost, totalAmount } = request
  const isRight =
    isAmount(subtotal, price.subtotalCents) &&
    isAmount(shippingCost, price.shippingCents) &&
    isAmount(totalAmount, price.totalCents)
  if (!isRight) throw new AppError('price_mismatch')
  return { price, address }
}

const isAmount = (dollars: number, cents: number | undefined): boolean =>
  cents !== undefined && centsOf(dollars) === cents

function checkAddress({ shippingAddress, shippingCountry }: CreateShopOrderRequest) {
  const faults = addressFaults(shippingAddress)
  if (Object.keys(faults).length > 0) refuse(faults)
  const address = shippingAddressSchema.parse(shippingAddress)
  const regionOf = (code: string) => countryByCode(code)?.region
  if (!regionOf(shippingCountry) || address.country !== shippingCountry) {
    refuse({ country: shopTexts.failures.otherCountry })
  }
  return address
}

function refuse(faults: Record<string, string>): never {
  const fields = Object.fromEntries(
    Object.entries(faults).map(([name, message]) => [`shippingAddress.${name}`, message]),
  )
  throw new AppError('shipping_invalid', { fields })
}

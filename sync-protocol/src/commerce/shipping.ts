/** The country determines the region, and the region the methods. */
export const REGIONS = ['US', 'CA', 'GB', 'AU', 'EU', 'INTL'] as const
type Region = (typeof REGIONS)[number]

const SHIPPING_METHOD_IDS = ['standard', 'express', 'overnight'] as const
type ShippingMethodId = (typeof SHIPPING_METHOD_IDS)[number]

export interface ShippingMethod {
  id: ShippingMethodId
  priceCents: number
  days: Days
}

interface Days {
  least: number
  most: number
}

const method = (
  id: ShippingMethodId,
  priceCents: number,
  least: number,
  most: number,
): ShippingMethod => ({ id, priceCents, days: { least, most } })

export const SHIPPING_METHODS: Readonly<Record<Region, readonly ShippingMethod[]>> = {
  US: [
    method('standard', 600, 5, 7),
    method('express', 1_300, 2, 3),
    method('overnight', 2_500, 1, 1),
  ],
  CA: [method('standard', 900, 7, 10), method('express', 1_900, 3, 5)],
  GB: [method('standard', 1_300, 10, 14), method('express', 2_300, 5, 7)],
  AU: [method('standard', 1_500, 12, 16), method('express', 2_700, 6, 8)],
  EU: [method('standard', 1_200, 10, 14), method('express', 2_200, 5, 7)],
  INTL: [method('standard', 1_600, 14, 21), method('express', 3_000, 7, 10)],
}

interface Country {
  code: string
  name: string
  region: Region
}

export const SHIPPING_COUNTRIES = [
  { code: 'US', name: 'United States', region: 'US' },
  { code: 'CA', name: 'Canada', region: 'CA' },
  { code: 'GB', name: 'United Kingdom', region: 'GB' },
  { code: 'AU', name: 'Australia', region: 'AU' },
  { code: 'DE', name: 'Germany', region: 'EU' },
  { code: 'FR', name: 'France', region: 'EU' },
  { code: 'IT', name: 'Italy', region: 'EU' },
  { code: 'ES', name: 'Spain', region: 'EU' },
  { code: 'NL', name: 'Netherlands', region: 'EU' },
  { code: 'BE', name: 'Belgium', region: 'EU' },
  { code: 'SE', name: 'Sweden', region: 'EU' },
  { code: 'DK', name: 'Denmark', region: 'EU' },
  { code: 'NO', name: 'Norway', region: 'EU' },
  { code: 'JP', name: 'Japan', region: 'INTL' },
  { code: 'KR', name: 'South Korea', region: 'INTL' },
  { code: 'SG', name: 'Singapore', region: 'INTL' },
  { code: 'HK', name: 'Hong Kong', region: 'INTL' },
  { code: 'NZ', name: 'New Zealand', region: 'INTL' },
  { code: 'MX', name: 'Mexico', region: 'INTL' },
  { code: 'BR', name: 'Brazil', region: 'INTL' },
  { code: 'OTHER', name: 'Other Countries', region: 'INTL' },
] as const satisfies readonly Country[]

export const DEFAULT_SHIPPING_METHOD: ShippingMethodId = 'standard'

export const countryByCode = (code: string): Country | undefined =>
  SHIPPING_COUNTRIES.find(country => country.code === code)

export function shippingMethodFor(
  countryCode: string,
  methodId: string,
): ShippingMethod | undefined {
  const country = countryByCode(countryCode)
  return country && SHIPPING_METHODS[country.region].find(method => method.id === methodId)
}

/** In business days, until the parcel leaves. */
export const SHIPS_WITHIN_DAYS: Days = { least: 3, most: 5 }

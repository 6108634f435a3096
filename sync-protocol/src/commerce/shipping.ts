/** The country determines the region, and the region the methods. */
export const REGIONS = ['US', 'CA', 'GB', 'AU', 'EU', 'INTL'] as const
type Region = (typeof REGIONS)[number]

const SHIPPING_METHOD_IDS = ['standard', 'express', 'overnight'] as const
type ShippingMethodId = (typeof SHIPPING_METHOD_IDS)[number]

export interface ShippingMethod {
  id: ShippingMethodId
  name: string
  priceCents: number
  /** In business days. */
  time: string
}

const standard = (priceCents: number, time: string): ShippingMethod => ({
  id: 'standard',
  name: 'Standard',
  priceCents,
  time,
})
const express = (priceCents: number, time: string): ShippingMethod => ({
  id: 'express',
  name: 'Express',
  priceCents,
  time,
})

export const SHIPPING_METHODS: Readonly<Record<Region, readonly ShippingMethod[]>> = {
  US: [
    standard(600, '5-7 days'),
    express(1_300, '2-3 days'),
    { id: 'overnight', name: 'Overnight', priceCents: 2_500, time: '1 day' },
  ],
  CA: [standard(900, '7-10 days'), express(1_900, '3-5 days')],
  GB: [standard(1_300, '10-14 days'), express(2_300, '5-7 days')],
  AU: [standard(1_500, '12-16 days'), express(2_700, '6-8 days')],
  EU: [standard(1_200, '10-14 days'), express(2_200, '5-7 days')],
  INTL: [standard(1_600, '14-21 days'), express(3_000, '7-10 days')],
}

interface Country {
  code: string
  name: string
  region: Region
}

export const COUNTRIES = [
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
  COUNTRIES.find(country => country.code === code)

export function shippingMethodFor(
  countryCode: string,
  methodId: string,
): ShippingMethod | undefined {
  const country = countryByCode(countryCode)
  return country && SHIPPING_METHODS[country.region].find(method => method.id === methodId)
}

export const SHIPS_WITHIN = '3-5 business days'

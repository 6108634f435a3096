import { describe, expect, it } from 'vitest'
import { BETA_ITEMS, BETA_VALUE_CENTS } from './beta'
import {
  EXCLUDED_FOR_DONATIONS,
  groupsFor,
  localCountries,
  METHOD_GROUPS,
  methodsOf,
  PAYMENT_METHODS,
} from './payment-methods'
import { isOrderable, PRODUCT_IDS, PRODUCTS, productById } from './products'
import { REGIONS, SHIPPING_COUNTRIES, SHIPPING_METHODS, shippingMethodFor } from './shipping'

describe('products', () => {
  it('are the four of the specification', () => {
    expect(PRODUCTS.map(({ id, priceCents, colors }) => [id, priceCents, colors.length])).toEqual([
      ['1', 500, 0],
      ['2', 800, 0],
      ['3', 1_000, 3],
      ['4', 1_500, 4],
    ])
    expect(PRODUCTS.map(({ id }) => id)).toEqual([...PRODUCT_IDS])
    for (const { value } of PRODUCTS.flatMap(({ colors }) => colors)) {
      expect(value).toMatch(/^#[0-9A-F]{6}$/)
    }
  })

  it.each([
    ['1', undefined, true],
    ['1', 'black', false],
    ['3', undefined, false],
    ['3', 'red', true],
    ['3', 'gold', false],
    ['4', 'rose-gold', true],
  ])('%s in %s can be ordered: %s', (id, color, can) => {
    const product = productById(id)
    expect(product && isOrderable(product, color)).toBe(can)
  })

  it('an unknown product is undefined', () => expect(productById('5')).toBeUndefined())

  it('are all in the beta package', () => {
    expect(BETA_ITEMS.map(({ name }) => name)).toEqual(PRODUCTS.map(({ name }) => name))
    expect(BETA_ITEMS.every(({ price }) => price === 0)).toBe(true)
    expect(BETA_VALUE_CENTS).toBe(4_500)
  })
})

describe('shipping', () => {
  it.each([
    ['US', [600, 1_300, 2_500]],
    ['CA', [900, 1_900]],
    ['GB', [1_300, 2_300]],
    ['AU', [1_500, 2_700]],
    ['EU', [1_200, 2_200]],
    ['INTL', [1_600, 3_000]],
  ] as const)('to %s costs %j', (region, prices) => {
    expect(SHIPPING_METHODS[region].map(({ priceCents }) => priceCents)).toEqual(prices)
  })

  it('every region has a standard method and a country', () => {
    for (const region of REGIONS) {
      expect(SHIPPING_METHODS[region][0]?.id).toBe('standard')
      expect(SHIPPING_COUNTRIES.some(country => country.region === region)).toBe(true)
    }
  })

  it('the countries have the regions of the specification', () => {
    const of = (region: string) =>
      SHIPPING_COUNTRIES.filter(country => country.region === region).map(({ code }) => code)
    expect(of('EU')).toEqual(['DE', 'FR', 'IT', 'ES', 'NL', 'BE', 'SE', 'DK', 'NO'])
    expect(of('INTL')).toEqual(['JP', 'KR', 'SG', 'HK', 'NZ', 'MX', 'BR', 'OTHER'])
  })

  it.each([
    ['US', 'overnight', 2_500],
    ['NO', 'express', 2_200],
    ['NO', 'overnight', undefined],
    ['XX', 'standard', undefined],
  ])('to %s by %s costs %s', (country, method, price) => {
    expect(shippingMethodFor(country, method)?.priceCents).toBe(price)
  })
})

describe('payment methods', () => {
  it('are at least 18 without duplicates, in four groups', () => {
    expect(PAYMENT_METHODS.length).toBeGreaterThanOrEqual(18)
    expect(new Set(PAYMENT_METHODS.map(({ id }) => id)).size).toBe(PAYMENT_METHODS.length)
    expect(METHOD_GROUPS.flatMap(methodsOf)).toHaveLength(PAYMENT_METHODS.length)
    expect(localCountries().size).toBeGreaterThanOrEqual(20)
  })

  it('for a donation never include pay-later services, whatever Stripe offers', () => {
    const ids = methodsOf('bnpl').map(({ id }) => id)
    expect(EXCLUDED_FOR_DONATIONS).toEqual(expect.arrayContaining(ids))
    expect(methodsOf('bnpl').every(method => method.isForProductsOnly)).toBe(true)
  })

  it.each([
    [['card'], ['cards', 'wallets']],
    [['ideal'], ['international']],
    [
      ['card', 'klarna', 'eps'],
      ['cards', 'wallets', 'bnpl', 'international'],
    ],
    [['sofort', 'constructor'], []],
  ])('%j can be paid with %j', (ids, groups) => {
    expect(groupsFor(ids)).toEqual(groups)
  })
})

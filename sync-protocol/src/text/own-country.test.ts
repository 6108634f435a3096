import { PhoneNumberFormat, PhoneNumberType, PhoneNumberUtil } from 'google-libphonenumber'
import { describe, expect, it, test } from 'vitest'
import { emergencyNumberFor } from '../responder/emergency-numbers'
import { countryOfPhone, ownCountryOf } from './own-country'

const known = PhoneNumberUtil.getInstance()
const regions = known.getSupportedRegions()

/** Some of their numbers look the same as those of the country they share a plan with. */
const SHARED_PLANS: Record<string, string> = {
  AX: 'FI',
  BL: 'GP',
  CC: 'AU',
  CX: 'AU',
  EH: 'MA',
  MF: 'GP',
  SJ: 'NO',
  VA: 'IT',
}

describe('every country libphonenumber has a number of', () => {
  const numbers = regions.flatMap(region =>
    [PhoneNumberType.FIXED_LINE, PhoneNumberType.MOBILE].flatMap(type => {
      const number = known.getExampleNumberForType(region, type)
      return number
        ? [[region, known.format(number, PhoneNumberFormat.INTERNATIONAL)] as const]
        : []
    }),
  )

  it('is tested', () => {
    expect(new Set(numbers.map(([region]) => region)).size).toBeGreaterThan(240)
  })

  it.each(numbers)('%s: %s', (region, number) => {
    const found = countryOfPhone(number)
    expect([region, SHARED_PLANS[region]]).toContain(found)
  })
})

test('every code of the world plan has a country', () => {
  for (const region of regions) {
    const code = known.getCountryCodeForRegion(region)
    expect(countryOfPhone(`+${code} 55555555`), region).toBeDefined()
  }
})

test.each([
  ['+54 9 11 2345-6789', 'AR', '107'],
  ['0054 11 4321 1234', 'AR', '107'],
  ['+1 416 555 0134', 'CA', '911'],
  ['+1 876 555 0134', 'JM', '110'],
  ['+1 (555) 017-9036', 'US', '911'],
  ['+7 701 234 5678', 'KZ', '103'],
  ['+7 912 345-67-89', 'RU', '112'],
  ['+44 (0)7700 900361', 'GB', '999'],
  ['tel:+49-151-23456789', 'DE', '112'],
  ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', 'SA', '997'],
  ['＋８１ 90-1234-5678', 'JP', '119'],
])('%s is of %s, where an ambulance comes for %s', (phone, country, number) => {
  expect(countryOfPhone(phone)).toBe(country)
  expect(emergencyNumberFor(country)).toBe(number)
})

test.each(['', '07700 900248', '(555) 014-2290', '+', '+4', 'call my wife', '+999 1234567', '911'])(
  '%j has no prefix and therefore no country',
  phone => {
    expect(countryOfPhone(phone)).toBeUndefined()
  },
)

test("uses the person's number first, then the most frequent country of the contacts", () => {
  const contactPhones = ['+34 612 345 678', '0176 1234567', '+49 151 23456789', '+49 30 1234567']
  expect(ownCountryOf({ phoneNumber: '+54 11 4321 1234', contactPhones })).toBe('AR')
  expect(ownCountryOf({ phoneNumber: '011 4321 1234', contactPhones })).toBe('DE')
  expect(ownCountryOf({ contactPhones: contactPhones.slice(0, 3) })).toBe('ES')
  expect(ownCountryOf({})).toBeUndefined()
})

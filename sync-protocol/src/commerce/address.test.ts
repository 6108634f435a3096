import { expect, it } from 'vitest'
import { addressFaults, addressRule, isUnusualPostalCode } from './address'
import { SHIPPING_COUNTRIES } from './shipping'

const ADDRESS = {
  name: 'Ada',
  address1: '1 Main St',
  address2: '',
  city: 'Portland',
  state: '',
  postalCode: '97201',
  country: 'US',
}

it.each(SHIPPING_COUNTRIES.map(({ code }) => code))(
  'an address in %s with its own example is complete',
  country => {
    const postalCode = addressRule(country).postalExample ?? '000'
    expect(addressFaults({ ...ADDRESS, country, postalCode })).toEqual({})
    expect(isUnusualPostalCode(country, postalCode)).toBe(false)
  },
)

it.each(['name', 'address1', 'city', 'postalCode'])('an address without %s is refused', field => {
  expect(Object.keys(addressFaults({ ...ADDRESS, [field]: '  ' }))).toEqual([field])
  expect(Object.keys(addressFaults({ ...ADDRESS, [field]: undefined }))).toEqual([field])
})

it('a second line and a state are optional', () => {
  const { address2: _, state: __, ...rest } = ADDRESS
  expect(addressFaults(rest)).toEqual({})
})

it.each<[string, unknown]>([
  ['no address', null],
  ['a country we do not know', { ...ADDRESS, country: 'XX' }],
  ['more than an address', { ...ADDRESS, note: '' }],
  ['a name that cannot be stored', { ...ADDRESS, name: 'a\0' }],
])('%s is a fault', (_, address) => {
  expect(Object.keys(addressFaults(address))).toHaveLength(1)
})

it('a postal code of another country gets a hint but is not refused', () => {
  expect(isUnusualPostalCode('US', 'SW1A 1AA')).toBe(true)
  expect(addressFaults({ ...ADDRESS, postalCode: 'SW1A 1AA' })).toEqual({})
  expect(isUnusualPostalCode('HK', '')).toBe(false)
})

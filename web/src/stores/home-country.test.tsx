import type { MedicalRecord } from 'sync-protocol/medical'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetHomeCountries, homeCountryOf, keepHomeCountry } from './home-country'

const record = (id: string, phoneNumber: string): MedicalRecord => ({
  account: {},
  profile: { id, phoneNumber },
  contacts: [{ id: 'c', name: 'Bo', relationship: 'Brother', phoneNumber: '+34 611 22 33 44' }],
  allergies: [],
  medications: [],
  conditions: [],
  policies: [],
  changedAtMs: 0,
})
beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

it('is read from the phone numbers until the person chooses another', () => {
  const ana = record('ana', '+54 9 11 2345 6789')
  expect(homeCountryOf(ana)).toBe('AR')
  keepHomeCountry(ana, 'UY')
  expect(homeCountryOf(ana)).toBe('UY')
  keepHomeCountry(ana, undefined)
  expect(homeCountryOf(ana)).toBeUndefined()
})

it('is each person’s own', () => {
  keepHomeCountry(record('ana', '+54 9 11 2345 6789'), 'UY')
  expect(homeCountryOf(record('bo', '+49 30 901820'))).toBe('DE')
})

it('is forgotten with whoever leaves', () => {
  const ana = record('ana', '+54 9 11 2345 6789')
  keepHomeCountry(ana, 'UY')
  forgetHomeCountries()
  expect(homeCountryOf(ana)).toBe('AR')
})

it('is read from the phone numbers where nothing may be kept, or what was kept is broken', () => {
  const ana = record('ana', '+54 9 11 2345 6789')
  localStorage.setItem('home-countries', '[nonsense')
  expect(homeCountryOf(ana)).toBe('AR')
  localStorage.setItem('home-countries', '{"ana":7}')
  expect(homeCountryOf(ana)).toBe('AR')
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepHomeCountry(ana, 'UY')
  expect(homeCountryOf(ana)).toBe('AR')
})

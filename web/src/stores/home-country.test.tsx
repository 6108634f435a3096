import { medicalRecordOf } from 'sync-protocol/sync'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetHomeCountries } from './home-countries-note'
import { chooseHomeCountry, homeCountryOf } from './home-country'

const record = (id: string, phoneNumber: string) => ({
  ...medicalRecordOf([], 0),
  profile: { id, phoneNumber },
  contacts: [{ id: 'c', name: 'Bo', relationship: 'Brother', phoneNumber: '+34 611 22 33 44' }],
})
beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

it('is derived from the phone numbers until the person chooses another', () => {
  const ana = record('ana', '+54 9 11 2345 6789')
  expect(homeCountryOf(ana)).toBe('AR')
  chooseHomeCountry(ana, 'UY')
  expect(homeCountryOf(ana)).toBe('UY')
  chooseHomeCountry(ana, undefined)
  expect(homeCountryOf(ana)).toBeUndefined()
})

it('is the country of the phone’s languages if no telephone number names one', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'en'])
  const contacts = [{ id: 'c', name: 'Bo', relationship: 'Brother', phoneNumber: '07700 900361' }]
  const ana = { ...record('ana', ''), contacts }
  expect(homeCountryOf(ana)).toBe('GB')
  chooseHomeCountry(ana, undefined)
  expect(homeCountryOf(ana)).toBeUndefined()
})

it('is separate for each person', () => {
  chooseHomeCountry(record('ana', '+54 9 11 2345 6789'), 'UY')
  expect(homeCountryOf(record('bo', '+49 30 901820'))).toBe('DE')
})

it('is forgotten at sign-out', () => {
  const ana = record('ana', '+54 9 11 2345 6789')
  chooseHomeCountry(ana, 'UY')
  forgetHomeCountries()
  expect(homeCountryOf(ana)).toBe('AR')
})

it('is derived from the phone numbers if storage is forbidden or holds an invalid value', () => {
  const ana = record('ana', '+54 9 11 2345 6789')
  localStorage.setItem('home-countries', '[nonsense')
  expect(homeCountryOf(ana)).toBe('AR')
  localStorage.setItem('home-countries', '{"ana":7}')
  expect(homeCountryOf(ana)).toBe('AR')
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full })
  chooseHomeCountry(ana, 'UY')
  expect(homeCountryOf(ana)).toBe('AR')
})

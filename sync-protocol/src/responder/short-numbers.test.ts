import { ShortNumberInfo } from 'google-libphonenumber'
import { expect, it } from 'vitest'
import { DEFAULT_EMERGENCY_NUMBER, emergencyNumberFor } from './emergency-numbers'

const known = ShortNumberInfo.getInstance()

/** Where libphonenumber lists no number for an ambulance, or an older one. */
const WE_KNOW_BETTER: Record<string, string> = {
  BQ: 'ambulance 912; 112 and 911 are police',
  CI: 'SAMU 185',
  CM: 'ambulance 119; 117 is police',
  CW: 'ambulance 912; 112 and 911 are police and fire',
  ET: 'Red Cross ambulance 907; 911 is police',
  HN: 'all services 911 since 2014; 199 was police',
  HT: 'ambulance 116; 114 is police',
  MM: 'ambulance 192; 199 is police',
  NG: 'all services 112; 199 is the older one',
  PE: 'SAMU 106; 116 is fire',
  RS: 'ambulance 194',
  RW: 'ambulance 912; 112 is police',
  SN: 'SAMU 1515; 17 and 18 are police and fire',
  SX: 'ambulance 912; 919 is fire',
  UZ: 'ambulance 103, once 03',
}

/** No data of its own, or nobody who lives there: a GSM phone's 112 is all there is. */
const WITHOUT_DATA = ['AQ', 'BV', 'GN', 'GQ', 'GS', 'HM', 'IO', 'NA', 'PN', 'TF', 'TK', 'UM']

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Countries and territories that exist today: names of old ones come back as others' or not at all. */
const countries = letters
  .flatMap(first => letters.map(second => first + second))
  .filter(
    code =>
      regionNames.of(code) !== undefined &&
      new Intl.Locale('und', { region: code }).region === code,
  )
  .filter(code => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
  // Not countries: unions, outlying places without a number plan, private and test codes.
  .filter(code => !/^(EU|EZ|UN|QO|XA|XB|ZZ|AN|CP|CQ|DG|EA|IC|TA|AC)$/.test(code))

it('looks at every country', () => {
  expect(countries.length).toBeGreaterThan(240)
  expect(countries.length).toBeLessThan(260)
})

it.each(countries)('the number of %s is one libphonenumber knows for emergencies', code => {
  const number = emergencyNumberFor(code)
  if (WITHOUT_DATA.includes(code)) expect(number).toBe(DEFAULT_EMERGENCY_NUMBER)
  else expect(known.isEmergencyNumber(number, code)).toBe(!WE_KNOW_BETTER[code])
})

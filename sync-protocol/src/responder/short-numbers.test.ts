import { ShortNumberInfo } from 'google-libphonenumber'
import { expect, it } from 'vitest'
import {
  DEFAULT_EMERGENCY_NUMBER,
  emergencyNumberFor,
  NUMBERED_COUNTRIES,
} from './emergency-numbers'

const known = ShortNumberInfo.getInstance()

/**
 * Countries for which libphonenumber's data (3.2.47) do not list our number as an emergency number.
 * `theirs` has all emergency numbers of two to five digits in these data. The test compares them, so that
 * each country is reviewed again when the data change. The data do not say whom a number reaches;
 * `because` says this, and why our number stays.
 */
const WE_KNOW_BETTER: Record<string, { theirs: string; because: string }> = {
  BQ: { theirs: '112 911', because: 'the ambulance is 912; theirs are the police' },
  CI: {
    theirs: '110 111 170 180',
    because: 'the SAMU is 185; theirs are police (110, 111, 170) and fire brigade (180)',
  },
  CM: {
    theirs: '13 17 113 117',
    because: 'the SAMU is 119; theirs are gendarmerie (113) and police (117), once 13 and 17',
  },
  CW: { theirs: '112 911', because: 'the ambulance is 912; theirs are police and fire brigade' },
  ET: {
    theirs: '91 92 93 911 939 991 997',
    because:
      'the Red Cross ambulance is 907, which they know as a short number; 911 and 991 are police, 939 is fire',
  },
  HN: {
    theirs: '199',
    because: '911 took in all services from 2014; theirs is the police of before',
  },
  HT: {
    theirs: '114 118',
    because: 'the national ambulance centre is 116; theirs are police (114) and Red Cross (118)',
  },
  MM: { theirs: '199', because: 'the ambulance is 192; theirs is the police' },
  NG: {
    theirs: '199',
    because: '112 is the national number for all services; theirs is the older',
  },
  PE: {
    theirs: '105 116 117',
    because:
      'the SAMU is 106, for everyone; theirs are police (105), fire (116), and the ambulance of the insured (117)',
  },
  RS: {
    theirs: '92 93 94 112',
    because: 'the ambulance is 194, once 94; they know 194 as a short number',
  },
  RW: { theirs: '111 112', because: 'the SAMU is 912; theirs are fire brigade and police' },
  SN: {
    theirs: '17 18',
    because: 'the SAMU is 1515, which they know as a short number; theirs are police and fire',
  },
  SX: { theirs: '919', because: 'the ambulance is 912; theirs is the fire brigade' },
  UZ: {
    theirs: '01 02 03 001 002 003 050',
    because: 'the ambulance is 103, once 03; theirs are all from before the third digit',
  },
}

/** Without data of their own, or without inhabitants. A GSM phone's 112 is the only number there. */
const WITHOUT_DATA = ['AQ', 'BV', 'GN', 'GQ', 'GS', 'HM', 'IO', 'NA', 'PN', 'TF', 'TK', 'UM']

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/**
 * Countries and territories that exist today. `Intl` returns other names, or none, for former countries.
 */
const countries = letters
  .flatMap(first => letters.map(second => first + second))
  .filter(
    code =>
      regionNames.of(code) !== undefined &&
      new Intl.Locale('und', { region: code }).region === code,
  )
  .filter(code => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`)
  // Unions, outlying territories without a number plan, private codes and test codes.
  .filter(code => !/^(EU|EZ|UN|QO|XA|XB|ZZ|AN|CP|CQ|DG|EA|IC|TA|AC)$/.test(code))

it('the table has every country', () => {
  expect(countries.length).toBeGreaterThan(240)
  expect(NUMBERED_COUNTRIES).toEqual(countries)
})

it.each(countries)('libphonenumber lists the number of %s as an emergency number', code => {
  const number = emergencyNumberFor(code)
  if (WITHOUT_DATA.includes(code)) expect(number).toBe(DEFAULT_EMERGENCY_NUMBER)
  else expect(known.isEmergencyNumber(number, code)).toBe(!WE_KNOW_BETTER[code])
})

const ALL = [2, 3, 4, 5].flatMap(length =>
  Array.from({ length: 10 ** length }, (_, number) => String(number).padStart(length, '0')),
)

it.each(Object.entries(WE_KNOW_BETTER))(
  'the numbers of libphonenumber for %s have not changed since their review',
  (code, { theirs }) => {
    expect(ALL.filter(number => known.isEmergencyNumber(number, code)).join(' ')).toBe(theirs)
  },
)

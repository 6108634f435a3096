/**
 * The ambulance number of each country (ISO 3166-1 alpha-2). The default is 112, which every GSM phone treats
 * as an emergency call. If a country has several numbers, this is the one that reaches medical help most
 * directly.
 *
 * A test compares the numbers with libphonenumber and gives a reason for each difference.
 */

import { fill, type Locale, labelsOf } from '../card'
import { languagesOf } from './locale'

export const DEFAULT_EMERGENCY_NUMBER = '112'

const COUNTRIES_BY_NUMBER: Record<string, string> = {
  '000': 'AU CC CX',
  '03': 'TM',
  '101': 'IL PS',
  '10177': 'ZA',
  '102': 'AF MV NP',
  '103': 'AM AZ BY KG KZ MN TJ UA UZ',
  '104': 'CU',
  '106': 'PE',
  '107': 'AR',
  '110': 'JM LK SY',
  '111': 'NZ PG',
  '112':
    'AD AO AQ AT AX BE BG BI BJ BT BV CY CZ DE DK EE ER ES FI FO FR GE GI GL GN GQ GR GS HM HR HU IN IO IS IT KP KW LS LT LU LV MC MD MK MQ MT NA NG NL NR PL PN PT RE RO RU SE SI SJ SK ST TF TK TL TR TZ UM VA VU YT',
  '1122': 'PK',
  '113': 'NO',
  '114': 'MU',
  '115': 'IR SR VN',
  '116': 'GM HT',
  '117': 'MZ',
  '118': 'BO CD CG GW MG SM TG',
  '119': 'CM ID JP KH KR TW',
  '120': 'CN',
  '122': 'IQ',
  '1220': 'CF',
  '123': 'CO EG GT',
  '124': 'BA ME',
  '127': 'AL',
  '128': 'NI',
  '130': 'CV',
  '1300': 'GA',
  '131': 'CL',
  '14': 'DZ',
  '140': 'LB',
  '144': 'CH LI',
  '15': 'EH GF GP MA MF ML NC NE PF PM WF',
  '1515': 'SN',
  '1669': 'TH',
  '18': 'BF BL DJ KM MR TD',
  '185': 'CI',
  '190': 'TN',
  '191': 'YE',
  '192': 'BR MM',
  '193': 'GH LY',
  '194': 'RS XK',
  '195': 'LA',
  '511': 'BB',
  '907': 'ET',
  '911':
    'AG AI AS AW BM BS BZ CA CR DO EC FJ FM GD GU HN JO KN KY LC LR MH MP MS MX NF PA PH PR PW PY SH SV TC TO TV US UY VC VE VG VI WS',
  '912': 'BQ CW RW SX',
  '913': 'GY',
  '990': 'TT',
  '991': 'BN ZM',
  '994': 'KI ZW',
  '995': 'SG',
  '997': 'BW SA',
  '998': 'AE CK MW',
  '999': 'BD BH DM FK GB GG HK IE IM JE KE MO MY NU QA SB SC SD SL SO SS SZ UG',
  '9999': 'OM',
}

const NUMBER_BY_COUNTRY = new Map(
  Object.entries(COUNTRIES_BY_NUMBER).flatMap(([number, countries]) =>
    countries.split(' ').map(country => [country, number] as const),
  ),
)

export const NUMBERED_COUNTRIES: readonly string[] = [...NUMBER_BY_COUNTRY.keys()].sort()

/** These languages do not reveal the country. */
const WORLD_LANGUAGES = new Set(['en', 'es', 'fr', 'pt', 'ar', 'zh'])

/**
 * Accepts an upper-case country code (`JP`) or an `Accept-Language` header (`es-MX,es;q=0.9`). In a header
 * the first tag that names or implies a country counts.
 */
export function emergencyNumberFor(countryOrAcceptLanguage: string | undefined): string {
  const input = countryOrAcceptLanguage ?? ''
  const country = /^[A-Z]{2}$/.test(input) ? input : countryOfLanguages(input)
  return (country && NUMBER_BY_COUNTRY.get(country)) || DEFAULT_EMERGENCY_NUMBER
}

export const countryOfLanguages = (acceptLanguage: string): string | undefined =>
  languagesOf(acceptLanguage)
    .map(countryOfTag)
    .find(country => country !== undefined)

function countryOfTag(tag: string): string | undefined {
  try {
    const locale = new Intl.Locale(tag)
    if (locale.region) return locale.region
    return WORLD_LANGUAGES.has(locale.language) ? undefined : locale.maximize().region
  } catch {
    return undefined
  }
}

/**
 * Paper and messages may be read in any country, so the text has the emergency number of the person's own
 * country, and a second line says what to call elsewhere.
 */
/** `country` is ISO 3166-1 alpha-2; undefined if unknown. */
export function emergencyCallWords(country: string | undefined, locale: Locale): string[] {
  const { callIn, callElsewhere, callAnywhere } = labelsOf(locale).print
  if (!country || !NUMBERED_COUNTRIES.includes(country)) return [callAnywhere]
  // The isolates (UAX #9) prevent that a number and a foreign name swap in Arabic.
  const number = `\u2066${emergencyNumberFor(country)}\u2069`
  return [
    fill(callIn, { country: `\u2068${countryName(country, locale)}\u2069`, number }),
    callElsewhere,
  ]
}

const names = new Map<string, Intl.DisplayNames>()

/** `language` is a BCP 47 tag. */
export function countryName(country: string, language: string): string {
  const known = names.get(language) ?? new Intl.DisplayNames([language], { type: 'region' })
  names.set(language, known)
  return known.of(country) ?? country
}

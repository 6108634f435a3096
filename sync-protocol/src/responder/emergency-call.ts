/**
 * Paper and messages may be read in any country, so the text has the emergency number of the person's own
 * country, and a second line says what to call elsewhere.
 */
import { fill, type Locale, labelsOf } from '../card'
import { emergencyNumberFor, NUMBERED_COUNTRIES } from './emergency-numbers'

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

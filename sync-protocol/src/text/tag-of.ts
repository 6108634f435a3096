import type { Locale } from '../languages'

/** The Portuguese texts are European, and "polaco" is "polonês" in Brazil. */
export const formOf = (locale: Locale): string => (locale === 'pt' ? 'pt-PT' : locale)

/** The digits are always western, as on drug charts. */
export const tagOf = (locale: Locale): string => `${formOf(locale)}-u-ca-gregory-nu-latn`

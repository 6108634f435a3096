/**
 * Dates and numbers as they stand in the app's English sentences. In the browser's own language they
 * would not: digits and order of an Arabic date, set into an English line, are read as another date.
 */

/** The first English that this person asks for; else one that names the day before the month. */
export const englishOf = (languages: readonly string[]): string =>
  languages.find(tag => /^en(-|$)/i.test(tag)) ?? 'en-GB'

// Words are also made where there is no browser.
const english = englishOf(globalThis.navigator?.languages ?? [])
const day = new Intl.DateTimeFormat(english, { dateStyle: 'medium' })
const longDay = new Intl.DateTimeFormat(english, { dateStyle: 'long' })
const moment = new Intl.DateTimeFormat(english, { dateStyle: 'medium', timeStyle: 'short' })
const time = new Intl.DateTimeFormat(english, { timeStyle: 'short' })
const utcDay = new Intl.DateTimeFormat(english, { dateStyle: 'medium', timeZone: 'UTC' })

/** Milliseconds since the epoch, or an ISO 8601 time. */
type Time = number | string

/** "22 Nov 2026", where the person is. */
export const dayWords = (at: Time): string => day.format(new Date(at))
/** "22 November 2026", where the person is. */
export const longDayWords = (at: Time): string => longDay.format(new Date(at))
/** "22 Nov 2026, 14:05", where the person is. */
export const momentWords = (at: Time): string => moment.format(new Date(at))
/** "14:05", where the person is. */
export const timeWords = (at: Time): string => time.format(new Date(at))
/** "22 Nov 2026" in UTC: as figures are summed up by day, and as receipts say it. */
export const utcDayWords = (at: Time): string => utcDay.format(new Date(at))

/** A number with at most so many digits after the point. */
export const decimalWords = (value: number, digits: number): string =>
  new Intl.NumberFormat(english, { maximumFractionDigits: digits }).format(value)
/** A number of so many significant digits at most. */
export const roundedWords = (value: number, digits: number): string =>
  new Intl.NumberFormat(english, { maximumSignificantDigits: digits }).format(value)

/**
 * Dates and numbers as they stand in the app's English sentences. In the browser's own language they
 * would not: digits and order of an Arabic date, set into an English line, are read as another date.
 */

/** The first English that this person asks for; else one that names the day before the month. */
export const englishOf = (languages: readonly string[]): string =>
  languages.find(tag => /^en(-|$)/i.test(tag)) ?? 'en-GB'

// Words are also made where there is no browser.
const english = englishOf(globalThis.navigator?.languages ?? [])

/** Milliseconds since the epoch, or an ISO 8601 time. */
type Time = number | string

/** A formatter takes a slow phone ten milliseconds to make: most screens need one of them, or none. */
function wordsOf(style: Intl.DateTimeFormatOptions): (at: Time) => string {
  let format: Intl.DateTimeFormat | undefined
  return at => {
    format ??= new Intl.DateTimeFormat(english, style)
    return format.format(new Date(at))
  }
}

/** "22 Nov 2026", where the person is. */
export const dayWords = wordsOf({ dateStyle: 'medium' })
/** "22 November 2026", where the person is. */
export const longDayWords = wordsOf({ dateStyle: 'long' })
/** "22 Nov 2026, 14:05", where the person is. */
export const momentWords = wordsOf({ dateStyle: 'medium', timeStyle: 'short' })
/** "22 Nov 2026, 14:05 CET": where the person is, for what somebody elsewhere may have done. */
export const zonedMomentWords = wordsOf({
  ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  timeZoneName: 'short',
})
/** "14:05", where the person is. */
export const timeWords = wordsOf({ timeStyle: 'short' })
/** "22 Nov 2026" in UTC: as figures are summed up by day, and as receipts say it. */
export const utcDayWords = wordsOf({ dateStyle: 'medium', timeZone: 'UTC' })

const utcLongDayWords = wordsOf({ dateStyle: 'long', timeZone: 'UTC' })
const utcMonthWords = wordsOf({ year: 'numeric', month: 'long', timeZone: 'UTC' })

/** "27 March 1958", "March 1958" or "1958" for a date that may lack its day or month; else the text itself. */
export function partialDateWords(date: string): string {
  const [, month, day] = /^\d{4}-(\d\d)(-\d\d)?$/.exec(date) ?? []
  const isReal = month && new Date(day ? date : `${date}-01`).getUTCMonth() + 1 === Number(month)
  if (!isReal) return date
  return day ? utcLongDayWords(date) : utcMonthWords(date)
}

/** A number with at most so many digits after the point. */
export const decimalWords = (value: number, digits: number): string =>
  new Intl.NumberFormat(english, { maximumFractionDigits: digits }).format(value)
/** A number of so many significant digits at most. */
export const roundedWords = (value: number, digits: number): string =>
  new Intl.NumberFormat(english, { maximumSignificantDigits: digits }).format(value)

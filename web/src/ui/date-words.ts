/**
 * Formats dates and numbers for the app's English sentences. The browser's own language would not fit:
 * the digits and order of an Arabic date, inside an English line, read as another date.
 */

/** Falls back to an English that writes the day before the month. */
export const englishOf = (languages: readonly string[]): string =>
  languages.find(tag => /^en(-|$)/i.test(tag)) ?? 'en-GB'

const english = englishOf(globalThis.navigator?.languages ?? [])

/** Milliseconds since the epoch, or an ISO 8601 time. */
type Time = number | string

/** Creating a formatter takes a slow phone ten milliseconds, and most screens need one or none. */
function wordsOf(style: Intl.DateTimeFormatOptions): (at: Time) => string {
  let format: Intl.DateTimeFormat | undefined
  return at => {
    format ??= new Intl.DateTimeFormat(english, style)
    return format.format(new Date(at))
  }
}

/** "22 Nov 2026", in local time. */
export const dayWords = wordsOf({ dateStyle: 'medium' })
export const longDayWords = wordsOf({ dateStyle: 'long' })
/** "22 Nov 2026, 14:05", in local time. */
export const momentWords = wordsOf({ dateStyle: 'medium', timeStyle: 'short' })
/** "22 Nov 2026, 14:05 CET". The zone is shown because the event may come from another one. */
export const zonedMomentWords = wordsOf({
  ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  timeZoneName: 'short',
})
export function spanWords(first: Time, last: Time, words = momentWords): string {
  const [from, to] = [words(first), words(last)]
  return from === to ? from : `${from} to ${to}`
}
export const timeWords = wordsOf({ timeStyle: 'short' })
/** "22 Nov 2026" in UTC, for daily figures and receipts. */
export const utcDayWords = wordsOf({ dateStyle: 'medium', timeZone: 'UTC' })

const utcLongDayWords = wordsOf({ dateStyle: 'long', timeZone: 'UTC' })
const utcMonthWords = wordsOf({ year: 'numeric', month: 'long', timeZone: 'UTC' })

/** Formats a date as "27 March 1958", "March 1958" or "1958", or returns the text itself. */
export function partialDateWords(date: string): string {
  const [, month, day] = /^\d{4}-(\d\d)(-\d\d)?$/.exec(date) ?? []
  const isReal = month && new Date(day ? date : `${date}-01`).getUTCMonth() + 1 === Number(month)
  if (!isReal) return date
  return day ? utcLongDayWords(date) : utcMonthWords(date)
}

export const decimalWords = (value: number, digits: number): string =>
  new Intl.NumberFormat(english, { maximumFractionDigits: digits }).format(value)
export const roundedWords = (value: number, digits: number): string =>
  new Intl.NumberFormat(english, { maximumSignificantDigits: digits }).format(value)

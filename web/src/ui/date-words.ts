/**
 * Formats dates, numbers and names of countries in the language of the app's sentences. The browser's own
 * language would not fit: the digits and order of an Arabic date, inside an English line, read as another date.
 */
import { language, perLanguage } from '../i18n/define-texts'
import { commaOf, semicolonOf, tagOf, textDirection } from '../i18n/languages'

/** The region's form of a language, such as `de-AT`. Outside the USA, English writes the day before the month. */
export const formOf = (shown: string, languages: readonly string[]): string =>
  languages.find(tag => tag.toLowerCase().split('-')[0] === shown && isRegional(tag)) ??
  (shown === 'en' ? 'en-GB' : tagOf(shown))

/**
 * A tag without a region says nothing: browsers would read `en` as American. The texts are European Portuguese and
 * simplified Chinese, and "Polónia" is "Polônia" in Brazil.
 */
const isRegional = (tag: string): boolean => {
  const form = new Intl.Locale(tag)
  const isBrazilian = form.language === 'pt' && form.region === 'BR'
  return form.region !== undefined && !isBrazilian && form.maximize().script !== 'Hant'
}

export const shownForm = (): string => formOf(language.get(), globalThis.navigator?.languages ?? [])

/** The digits are western as on drug charts, and the years are those that people type. */
const form = () =>
  new Intl.Locale(shownForm(), {
    calendar: 'gregory',
    numberingSystem: 'latn',
  })

/** Milliseconds since the epoch, or an ISO 8601 time. */
type Time = number | string

/** Creating a formatter takes a slow phone ten milliseconds, and most screens need one or none. */
function formatOf(style: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return perLanguage(() => new Intl.DateTimeFormat(form(), { ...style, ...inWords(style) }))
}

/** Outside English a medium date can be all numbers, and in Portuguese a short month is one. */
function inWords({ dateStyle, month }: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  if (dateStyle === 'medium' && language.get() !== 'en') return { dateStyle: 'long' }
  return month === 'short' && tagOf(language.get()) === 'pt-PT' ? { month: 'long' } : {}
}

function wordsOf(style: Intl.DateTimeFormatOptions): (at: Time) => string {
  const format = formatOf(style)
  return at => format().format(new Date(at))
}

/** The range is a single moment if both are in the same minute. */
function spanOf(style: Intl.DateTimeFormatOptions): (first: Time, last: Time) => string {
  const format = formatOf(style)
  return (first, last) => format().formatRange(new Date(first), new Date(last))
}

// The month is a word, because 3.4. and 4/3 can be the same day.
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const
const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const

/** "22 Nov 2026", in local time. */
export const dayWords = wordsOf(DAY)
export const longDayWords = wordsOf({ dateStyle: 'long' })
/** "22 Nov 2026, 14:05", in local time. */
export const momentWords = wordsOf(MOMENT)
/** "22 Nov 2026, 14:05 – 15:10", in local time. */
export const spanWords = spanOf(MOMENT)
/** "22 Nov 2026, 14:05 CET". The zone is shown because the event may come from another one. */
export const zonedSpanWords = spanOf({
  ...{ ...DAY, hour: 'numeric', minute: '2-digit' },
  timeZoneName: 'short',
})
export const timeWords = wordsOf({ timeStyle: 'short' })
/** "22 Nov 2026" in UTC, for daily figures and receipts. */
export const utcDayWords = wordsOf({ ...DAY, timeZone: 'UTC' })

const utcLongDayWords = wordsOf({ dateStyle: 'long', timeZone: 'UTC' })
const utcMonthWords = wordsOf({ year: 'numeric', month: 'long', timeZone: 'UTC' })

const utcMonthName = wordsOf({ month: 'long', timeZone: 'UTC' })

/** From January to December. */
export const monthNames = (): string[] =>
  Array.from({ length: 12 }, (_, month) => utcMonthName(Date.UTC(2000, month)))

function listOf(type: 'conjunction' | 'disjunction'): (parts: readonly string[]) => string {
  const format = perLanguage(() => new Intl.ListFormat(form(), { type }))
  return parts => format().format(parts)
}

/** "a dose, a photo and your notes" */
export const listWords = listOf('conjunction')
/** "5 mg or 10 mg" */
export const orList = listOf('disjunction')
/** "a dose, a photo, your notes". `Intl` would write "a dose y a photo" in Spanish. */
export const commaList = (parts: readonly string[]): string => parts.join(commaOf(language.get()))
/** For parts that can contain commas. */
export const semicolonList = (parts: readonly string[]): string =>
  parts.join(semicolonOf(language.get()))
/** Formats a date as "27 March 1958", "March 1958" or "1958", or returns the text itself. */
export function partialDateWords(date: string): string {
  const [, month, day] = /^\d{4}-(\d\d)(-\d\d)?$/.exec(date) ?? []
  const isReal = month && new Date(day ? date : `${date}-01`).getUTCMonth() + 1 === Number(month)
  if (!isReal) return date
  return day ? utcLongDayWords(date) : utcMonthWords(date)
}

const regions = perLanguage(() => new Intl.DisplayNames(form(), { type: 'region' }))

/** "Germany" for DE. */
export const regionName = (code: string): string => regions().of(code) ?? code

const prices = perLanguage(
  () =>
    new Intl.NumberFormat(form(), {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    }),
)

/** "$25" and "$12.50", in German "25 $" and "12,50 $". */
export function usdWords(cents: number): string {
  const price = prices().format(cents / 100)
  // The Arabic mark at the start would put the dollar sign before "US".
  return textDirection(language.get()) === 'rtl'
    ? `\u2066${price.replace('\u200f', '')}\u2069`
    : price
}

/** "2.9% + 30¢", in German "2,9 % + 0,30 $". */
export function feeInWords({
  basisPoints,
  fixedCents,
}: {
  basisPoints: number
  fixedCents: number
}): string {
  const share = new Intl.NumberFormat(form(), { style: 'percent', maximumFractionDigits: 2 })
  const fixed = language.get() === 'en' ? `${fixedCents}¢` : usdWords(fixedCents)
  return `${share.format(basisPoints / 10_000)} + ${fixed}`
}

/** "512 kB", in French "512 ko". */
export const unitWords = (value: number, unit: string, digits: number): string =>
  new Intl.NumberFormat(form(), { style: 'unit', unit, maximumFractionDigits: digits }).format(
    value,
  )

export const decimalWords = (value: number, digits: number): string =>
  new Intl.NumberFormat(form(), { maximumFractionDigits: digits }).format(value)

/** "3-5" as the specification writes it, in German "3–5", and "1" if both are 1. */
export function rangeWords({ least, most }: { least: number; most: number }): string {
  if (least === most) return String(least)
  if (language.get() === 'en') return `${least}-${most}`
  return new Intl.NumberFormat(form()).formatRange(least, most)
}

export const roundedWords = (value: number, digits: number): string =>
  new Intl.NumberFormat(form(), { maximumSignificantDigits: digits }).format(value)

import type { Locale, Plural } from '../languages'
import { memoize } from './memoize'
import { fill, pluralForm } from './plural-form'
import { formOf, tagOf } from './tag-of'

export { fill }

const DAY_MS = 24 * 60 * 60_000

/**
 * Making a formatter costs a hundred times as much as using it. Its results are kept as well, because
 * formatting took a tenth of a page's time.
 */
const dayFormat = memoize(tag => {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  return memoize(day => format.format(Number(day) * DAY_MS))
})
const minuteFormat = memoize(
  tag => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
)
const LONG_UNITS: ReadonlySet<string> = new Set(['year', 'month', 'day'])
type Unit = 'year' | 'month' | 'day' | 'centimeter' | 'kilogram'
const unitFormat = memoize(key => {
  const [tag, unit = ''] = key.split(' ')
  const unitDisplay = LONG_UNITS.has(unit) ? 'long' : 'short'
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay })
  return memoize(value => format.format(Number(value)))
})
const languageNames = memoize(tag => {
  const names = new Intl.DisplayNames([tag], { type: 'language' })
  return memoize(language => nameIn(names, language))
})

/** The server uses UTC because it does not know the reader's time zone. */
export function dayOf(ms: number, locale: Locale): string {
  if (!Number.isFinite(ms) || Math.abs(ms) > 8.64e15) return ''
  return dayFormat(tagOf(locale))(String(Math.floor(ms / DAY_MS)))
}

export function minuteOf(ms: number, locale: Locale): string {
  if (!Number.isFinite(ms)) return ''
  return `${minuteFormat(tagOf(locale)).format(ms)} UTC`
}

/** Any text that is not `YYYY-MM-DD` is returned unchanged. */
export function dateOf(date: string, locale: Locale): string {
  return /^\d{4}-\d\d-\d\d$/.test(date) ? dayOf(Date.parse(`${date}T00:00:00Z`), locale) : date
}

const monthFormat = memoize(tag => {
  const format = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return memoize(month => format.format(Date.parse(`${month}-01T00:00:00Z`)))
})

/** Any text that is not `YYYY-MM` is returned unchanged. */
export const monthOf = (month: string, locale: Locale): string =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? monthFormat(tagOf(locale))(month) : month

export const commaOf = (locale: Locale): string => COMMAS[locale] ?? ', '
const COMMAS: Partial<Record<Locale, string>> = { ar: '، ', zh: '、', ja: '、' }

export const countOf = (n: number, forms: Plural, locale: Locale): string =>
  fill(pluralForm(forms, n, formOf(locale)), { n })

export const measureOf = (value: number, unit: Unit, locale: Locale): string =>
  unitFormat(`${tagOf(locale)} ${unit}`)(String(value))

/** Any text that is no BCP 47 tag is returned unchanged. */
export const languageName = (tag: string, locale: Locale): string =>
  languageNames(formOf(locale))(tag)

function nameIn(names: Intl.DisplayNames, tag: string): string {
  try {
    return names.of(tag) ?? tag
  } catch {
    return tag
  }
}

/** Words without a label are returned unchanged. */
export function known<K extends string>(labels: Record<K, string>, value: string): string {
  const wanted = value.trim().toLowerCase()
  const found = Object.entries<string>(labels).find(([key]) => key.toLowerCase() === wanted)
  return found?.[1] ?? value
}

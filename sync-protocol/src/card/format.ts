/** Numbers, dates and ages in the reader's language: always western digits, as on drug charts. */
import type { Age } from './card'
import { type Locale, labelsOf, type Plural } from './labels'

/** Making a formatter costs a hundred times what using it does: one for each tag is kept. */
function once<Formatter>(make: (tag: string) => Formatter): (tag: string) => Formatter {
  const made = new Map<string, Formatter>()
  return tag => {
    const kept = made.get(tag) ?? make(tag)
    made.set(tag, kept)
    return kept
  }
}

const dayFormat = once(tag => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }))
const minuteFormat = once(
  tag => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
)
const unitFormat = (unit: string, unitDisplay: 'long' | 'short') =>
  once(tag => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay }))
const ageFormats = {
  year: unitFormat('year', 'long'),
  month: unitFormat('month', 'long'),
  day: unitFormat('day', 'long'),
}
const measureFormats = {
  centimeter: unitFormat('centimeter', 'short'),
  kilogram: unitFormat('kilogram', 'short'),
}
const pluralRules = once(tag => new Intl.PluralRules(tag))
const languageNames = once(tag => new Intl.DisplayNames([tag], { type: 'language' }))

const tagOf = (locale: Locale) => `${locale}-u-ca-gregory-nu-latn`

/** `template` with its `{names}` replaced. */
export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** A moment as its day in UTC (the reader's own zone is not known where this is drawn). */
export function dayOf(ms: number, locale: Locale): string {
  if (!Number.isFinite(ms) || Math.abs(ms) > 8.64e15) return ''
  return dayFormat(tagOf(locale)).format(ms)
}

/** A moment to the minute, UTC, for what ends at an hour. */
export function minuteOf(ms: number, locale: Locale): string {
  if (!Number.isFinite(ms)) return ''
  return `${minuteFormat(tagOf(locale)).format(ms)} UTC`
}

/** `YYYY-MM-DD` in words; anything else as it is. */
export function dateOf(date: string, locale: Locale): string {
  return /^\d{4}-\d\d-\d\d$/.test(date) ? dayOf(Date.parse(`${date}T00:00:00Z`), locale) : date
}

/** Years; months under three years and days under two months, because small children's doses go by them. */
export function ageText(age: Age, locale: Locale): string {
  const { ageYears, underOneMonth, about } = labelsOf(locale)
  const count = (value: number, unit: 'year' | 'month' | 'day') =>
    ageFormats[unit](tagOf(locale)).format(value)
  const months = age.years * 12 + age.months
  const words = () => {
    if (age.days !== undefined && months < 2) return count(age.days, 'day')
    if (age.years < 3) return count(months, 'month')
    return ageYears ? fill(ageYears, { n: age.years }) : count(age.years, 'year')
  }
  if (!age.isAbout) return words()
  return months === 0 ? underOneMonth : fill(about, { age: words() })
}

/** A number of things, in the form the language has for that number. */
export const countOf = (n: number, forms: Plural, locale: Locale): string =>
  fill(forms[pluralRules(locale).select(n)] ?? forms.other, { n })

export const measureOf = (value: number, unit: 'centimeter' | 'kilogram', locale: Locale): string =>
  measureFormats[unit](tagOf(locale)).format(value)

/** A BCP 47 tag as the language's name in the reader's language; anything else as it is. */
export function languageName(tag: string, locale: Locale): string {
  try {
    return languageNames(locale).of(tag) ?? tag
  } catch {
    return tag
  }
}

/** The label of a listed word whatever its case, or the person's own words. */
export function known<K extends string>(labels: Record<K, string>, value: string): string {
  const key = (Object.keys(labels) as K[]).find(
    candidate => candidate.toLowerCase() === value.trim().toLowerCase(),
  )
  return key ? labels[key] : value
}

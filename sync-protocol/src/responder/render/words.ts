/** Numbers, dates and ages in the reader's language: always western digits, as on drug charts. */
import type { Age } from '../../disclosure'
import { type Labels, type Locale, labelsOf } from '../labels'

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
const ageFormats = { year: unitFormat('year', 'long'), month: unitFormat('month', 'long') }
const measureFormats = {
  centimeter: unitFormat('centimeter', 'short'),
  kilogram: unitFormat('kilogram', 'short'),
}
const listFormat = once(tag => new Intl.ListFormat(tag, { type: 'unit' }))
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

/** Years; under three years with months, because doses for infants go by them. */
export function ageText(age: Age, locale: Locale): string {
  const { ageYears, underOneMonth }: Labels = labelsOf(locale)
  const count = (value: number, unit: 'year' | 'month') =>
    ageFormats[unit](tagOf(locale)).format(value)
  const years = ageYears ? fill(ageYears, { n: age.years }) : count(age.years, 'year')
  if (age.years >= 3) return years
  if (age.years === 0 && age.months === 0) return underOneMonth
  if (age.years === 0) return count(age.months, 'month')
  if (age.months === 0) return years
  return listFormat(locale).format([years, count(age.months, 'month')])
}

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

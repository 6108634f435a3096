/** A field's values in the reader's words: all that devices entered for it, the one that won first. */
import type { Age } from './card'
import type { Drawing } from './fields'
import { ageText, dateOf, fill, known, languageName, measureOf } from './format'
import { type Labels, type Locale, labelsOf, type StringLabel } from './labels'
import type { FieldRow } from './rows'

export interface Side {
  /** In the reader's language where it can be said so, else as typed. */
  words: string
  /** As typed or chosen. */
  entry: string
  /** Digits and signs stay left to right in any line; other words keep the direction they have. */
  dir: 'auto' | 'ltr'
}

/** Words of ours where nobody entered any. */
export const ours = (words: string): Side => ({ words, entry: '', dir: 'auto' })

export interface Reader {
  locale: Locale
  labels: Labels
}
export const readerOf = (locale: Locale): Reader => ({ locale, labels: labelsOf(locale) })

/** What a row says of a section or an item; empty where it says nothing. */
export function sidesOf(row: FieldRow, holder: object, reader: Reader): Side[] {
  const values = valuesOf(holder, row.field).filter(value => isSaid(value, row.draw))
  const sides = values.map(value => sideOf(value, row, reader))
  if (sides.length < 2) return sides
  return sides.filter(({ words }, at) => sides.findIndex(side => side.words === words) === at)
}

/** A field's value and those that other devices entered for it. */
export function valuesOf(holder: object, field: string): unknown[] {
  const others: unknown = Reflect.get(Reflect.get(holder, 'others') ?? {}, field)
  return [Reflect.get(holder, field), ...(Array.isArray(others) ? others : [])]
}

/** The same with these values for a field, the one that won first; with none of them without it. */
export function withSides<T extends { others?: object }>(
  { others: before, ...holder }: T,
  field: string,
  [value, ...different]: readonly unknown[],
): T {
  const others = { ...before, [field]: different }
  if (different.length === 0) Reflect.deleteProperty(others, field)
  const changed = { ...holder, [field]: value, ...(Object.keys(others).length > 0 && { others }) }
  if (value === undefined) Reflect.deleteProperty(changed, field)
  return changed as unknown as T // a field of it
}

function isSaid(value: unknown, draw: Drawing): boolean {
  if (value === undefined || value === null || value === '' || value === false) return false
  // A choice to say nothing says nothing.
  return draw !== 'hidden' && value !== 'Prefer not to say'
}

function sideOf(value: unknown, row: FieldRow, reader: Reader): Side {
  const entry = String(typeof value === 'object' ? '' : value)
  const drawn = IN_WORDS[row.draw]?.(value, reader) ?? String(value)
  const words = fill(labelling(row, reader).around, { date: drawn })
  return { words, entry: entry || words, dir: LEFT_TO_RIGHT.has(row.draw) ? 'ltr' : 'auto' }
}

const LEFT_TO_RIGHT: ReadonlySet<Drawing> = new Set(['figure', 'phone'])

/** A label stands before the sides or around them, or is all that they say. */
function labelling({ draw, label }: FieldRow, { labels }: Reader) {
  const said = label === undefined ? '' : labelAt(label, labels)
  const isAround = draw === 'flag' || draw === 'file' || said.includes('{date}')
  return isAround ? { before: '', around: said } : { before: said, around: '{date}' }
}

/** What stands before a row's sides; empty where the label is part of them or there is none. */
export const labelOf = (row: FieldRow, reader: Reader): string => labelling(row, reader).before

/** A label by its path; one that a language may leave out is empty. */
export const labelAt = (path: StringLabel, labels: Labels): string =>
  path.split('.').reduce<unknown>((found, key) => Reflect.get(Object(found), key), labels) as string // StringLabel names strings only

type InWords = (value: unknown, reader: Reader) => string
const CHOICES = ['gender', 'dnrStatus', 'severity', 'status', 'answer'] as const
const chosen = CHOICES.map((list): [Drawing, InWords] => [
  list,
  (value, { labels }) => known<string>(labels[list], String(value)),
])

/** What is not said as it was typed. */
const IN_WORDS: { [D in Drawing]?: InWords } = {
  ...Object.fromEntries(chosen),
  date: (value, { locale }) => dateOf(String(value), locale),
  age: (value, { locale }) => ageText(value as Age, locale), // what the table says of such a field
  centimeter: (value, { locale }) => measureOf(Number(value), 'centimeter', locale),
  kilogram: (value, { locale }) => measureOf(Number(value), 'kilogram', locale),
  language: (value, { locale }) => languageName(String(value), locale),
}

/** A fact is one field in the reader's words, with the values of all devices, the winning value first. */
import { type Labels, type Locale, labelsOf, type StringLabel } from '../languages'
import { isPlanKind, type PlanKind } from '../medical/plan-kinds'
import { denied, isTreatmentMark, splitEffect, TREATMENT_MARKS } from '../medical/treatment-marks'
import type { Dictionary, Side } from '../text/entry'
import { dateOf, fill, known, languageName, measureOf } from '../text/format'
import { type Age, conflictingValuesOf } from './card'
import { type FieldRow, rowsOf } from './fields'
import type { Block, Section, WordForm } from './fields.table'
import type { Tone } from './grades'
import { rankOf } from './harm'
import type { Looked } from './languages'

export interface Fact {
  block: Block
  heading: string
  /** `record` is for facts about the card as a whole. */
  section: Section | 'record'
  field: string
  /** The item's index in its list, in the owner's order. */
  item?: number
  /** Empty if the heading or the sides already say it. */
  label: string
  draw: WordForm
  sides: Side[]
  tone: Tone
  importance: number
  state: 'said' | 'noneKnown' | 'noneCurrent' | 'notRecorded' | 'more' | 'unread' | 'withheld'
  /** The reason why the medicine changes treatment. */
  mark?: string
  /** The effect of this medicine as the person entered it, one value for each device that disagrees. */
  effects?: readonly string[]
  caution?: string
  /** The month of birth next to an age, because paper outlives an age. */
  born?: Side[]
  /** Shown or left out together with the fact before it. */
  isWithPrevious?: true
  /** Shown in the block of another section. */
  isGuest?: true
  /** The class of the medicine before it. */
  isClass?: true
  /** The kind of the plan, unless it is unknown or disputed. */
  plan?: PlanKind
}

export const ownWords = (words: string): Side => ({ words, entry: '', dir: 'auto' })

export interface CardReader {
  locale: Locale
  labels: Labels
  /** Without it, entries appear as typed. */
  dictionary?: Dictionary | undefined
  looked: Looked[]
}

/**
 * The fields are written out because a page makes sixty facts and spreading costs several times as
 * much.
 */
export function factOf(
  row: Pick<Fact, 'section'> & Pick<FieldRow, 'field' | 'block' | 'draw' | 'harm'>,
  sides: Side[],
  more: Partial<Fact> = {},
): Fact {
  const { block, section, field, draw, harm } = row
  const plain: Fact = {
    block,
    heading: '',
    section,
    field,
    label: '',
    draw,
    sides,
    tone: 'plain',
    importance: rankOf(harm),
    state: 'said',
  }
  return Object.assign(plain, more)
}

export function sayAll(
  section: Section,
  holder: object | undefined,
  reader: CardReader,
  more?: Partial<Fact>,
): Fact[] {
  const facts: Fact[] = []
  if (!holder) return facts
  for (const row of rowsOf(section)) {
    const sides = sidesOf(row, holder, reader)
    if (sides.length === 0) continue
    const fact = factOf(row, sides, more)
    if (row.label) fact.label = labelAt(row.label, reader.labels)
    if (row.caution) fact.caution = labelAt(row.caution, reader.labels)
    if (row.isGuest) fact.isGuest = true
    facts.push(fact, ...kindOf(fact, row))
  }
  return facts
}

/** The class of a medicine helps a reader who does not know its translated name. */
function kindOf({ sides, item, block, tone }: Fact, row: FieldRow): Fact[] {
  const kinds = [...new Set(sides.flatMap(({ kind }) => kind ?? []))]
  if (kinds.length === 0) return []
  const said = { ...row, field: `${row.field}Class`, harm: 'onlineOnly' as const }
  const more = { ...(item !== undefined && { item }), block, tone, isClass: true } as const
  return [factOf(said, kinds.map(ownWords), more)]
}

export const placeholderFact = (section: Section, state: Fact['state'], words: string): Fact[] =>
  rowsOf(section)
    .slice(0, 1)
    .map(row => factOf(row, [ownWords(words)], { draw: 'text', state }))

function sidesOf(row: FieldRow, holder: object, reader: CardReader): Side[] {
  if (row.draw === 'hidden') return []
  // "Prefer not to say" counts as no value.
  const said = (value: unknown) => isFilled(value) && value !== 'Prefer not to say'
  const sides = conflictingValuesOf(holder, row.field)
    .filter(said)
    .map(value => sideOf(value, row, reader))
  if (sides.length < 2) return sides
  return sides.filter(({ words }, at) => sides.findIndex(side => side.words === words) === at)
}

export const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== false

function sideOf(value: unknown, row: FieldRow, reader: CardReader): Side {
  const { draw, around } = row
  const entry = typeof value === 'object' ? '' : String(value)
  const drawn = inWords(value, draw, reader)
  const words = around ? fill(labelAt(around, reader.labels), { date: drawn }) : drawn
  const dir = LEFT_TO_RIGHT.has(draw) ? 'ltr' : 'auto'
  const side: Side = { words, entry: entry || words, dir }
  // Words that the product chose are in the reader's language already.
  if (words === entry) lookUp(side, row, reader)
  return side
}

function lookUp(side: Side, { term, field }: FieldRow, { dictionary, locale, looked }: CardReader) {
  if (!dictionary) return
  if (term) {
    const reading = dictionary.read(side.entry, term, locale)
    looked.push({ side, reading, isDose: term === 'dose' || term === 'frequency' })
    if (reading.state !== 'translated') return
    side.called = reading.text
    if (reading.kind) side.kind = reading.kind
  } else if (field === 'notes' || field === 'text') {
    looked.push({ side, reading: { state: 'asWritten' } })
  }
}

const LEFT_TO_RIGHT: ReadonlySet<WordForm> = new Set(['figure', 'phone'])

function inWords(value: unknown, draw: WordForm, { labels, locale }: CardReader): string {
  if (draw === 'age') return ageText(value as Age, locale) // the table says that such a field is an age
  const text = String(value)
  if (draw === 'date') return dateOf(text, locale)
  if (draw === 'language') return languageName(text, locale)
  if (draw === 'effect') return effectWords(text, labels)
  if (draw === 'planKind') return labels.planKind[isPlanKind(text) ? text : 'other']
  if (draw === 'centimeter' || draw === 'kilogram') return measureOf(Number(text), draw, locale)
  const choices = labels[draw as 'status'] // the remaining values are choices, such as this one
  return typeof choices === 'object' ? known<string>(choices, text) : text
}

export const labelAt = (path: StringLabel, labels: Labels): string =>
  path.split('.').reduce<unknown>((found, key) => Reflect.get(Object(found), key), labels) as string // StringLabel names strings only

/** Doses for small children depend on months and days. */
export function ageText(age: Age, locale: Locale): string {
  const { ageYears, underOneMonth, about } = labelsOf(locale)
  const months = age.years * 12 + age.months
  const words = () => {
    if (age.days !== undefined && months < 2) return measureOf(age.days, 'day', locale)
    if (age.years < 3) return measureOf(months, 'month', locale)
    return ageYears ? fill(ageYears, { n: age.years }) : measureOf(age.years, 'year', locale)
  }
  if (!age.isAbout) return words()
  return months === 0 ? underOneMonth : fill(about, { age: words() })
}

/** Another text stays as it is, because an offline copy may hold any. */
export function effectWords(stored: string, labels: Labels): string {
  const [effect, of] = splitEffect(stored)
  if (isTreatmentMark(effect)) return fill(labels.effectSaid, { mark: labels.marks[effect] })
  const mark = TREATMENT_MARKS.find(each => effect === denied(each))
  if (!mark) return stored
  const words = fill(labels.effectDenied, { mark: labels.marks[mark] })
  return of === undefined ? words : `${words} (${of})`
}

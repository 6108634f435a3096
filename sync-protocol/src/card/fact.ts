/**
 * One fact of a card: all that is said of one field, with all that devices entered for it in the
 * reader's words, the one that won first.
 */
import { type Age, valuesOf } from './card'
import type { Dictionary, Side } from './entry'
import { type Block, type Drawing, type FieldRow, rowsOf, type Section } from './fields'
import { ageText, dateOf, fill, known, languageName, measureOf } from './format'
import type { Tone } from './grades'
import { rankOf } from './harm'
import type { Labels, Locale, StringLabel } from './labels'
import type { Looked } from './languages'

export interface Fact {
  block: Block
  /** Of its block. */
  heading: string
  /** `record`: said of the card as a whole. */
  section: Section | 'record'
  field: string
  /** The item's place in its list as the owner ordered it. */
  item?: number
  /** What stands before the sides; empty where the heading or the sides say it. */
  label: string
  draw: Drawing
  sides: Side[]
  tone: Tone
  importance: number
  state: 'said' | 'noneKnown' | 'noneCurrent' | 'notRecorded' | 'more' | 'unread' | 'withheld'
  /** Of a medicine's name: why it changes how somebody is treated. */
  mark?: string
  /** What a reader must know before they act on it. */
  caution?: string
  /** Shown or left out together with the fact before it. */
  isWithPrevious?: true
  /** Stands among those of another section. */
  isGuest?: true
  /** The class of the medicine before it, for who does not know its name. */
  isClass?: true
}

/** Words of ours where nobody entered any. */
export const ours = (words: string): Side => ({ words, entry: '', dir: 'auto' })

export interface Reader {
  locale: Locale
  labels: Labels
  /** Without one, entries stand as they were typed. */
  dictionary?: Dictionary | undefined
  /** Every entry that was looked up in it. */
  looked: Looked[]
}

/**
 * The plainest fact of a row, and what is different about it. Its fields are written out: a page makes
 * sixty, and objects that are put together by spreading cost several times as much.
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

/** All that a section or an item says. */
export function sayAll(
  section: Section,
  holder: object | undefined,
  reader: Reader,
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

/** The class of a medicine whose name is not the reader's: behind it, and less worth than it. */
function kindOf({ sides, item, block, tone }: Fact, row: FieldRow): Fact[] {
  const kinds = [...new Set(sides.flatMap(({ kind }) => kind ?? []))]
  if (kinds.length === 0) return []
  const said = { ...row, field: `${row.field}Class`, harm: 'onlineOnly' as const }
  const more = { ...(item !== undefined && { item }), block, tone, isClass: true } as const
  return [factOf(said, kinds.map(ours), more)]
}

/** Words of ours in the place of a value. */
export const instead = (section: Section, state: Fact['state'], words: string): Fact[] =>
  rowsOf(section)
    .slice(0, 1)
    .map(row => factOf(row, [ours(words)], { draw: 'text', state }))

/** What a row says of a section or an item; empty where it says nothing. */
function sidesOf(row: FieldRow, holder: object, reader: Reader): Side[] {
  if (row.draw === 'hidden') return []
  // A choice to say nothing says nothing.
  const said = (value: unknown) => isFilled(value) && value !== 'Prefer not to say'
  const sides = valuesOf(holder, row.field)
    .filter(said)
    .map(value => sideOf(value, row, reader))
  if (sides.length < 2) return sides
  return sides.filter(({ words }, at) => sides.findIndex(side => side.words === words) === at)
}

export const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== false

function sideOf(value: unknown, row: FieldRow, reader: Reader): Side {
  const { draw, around } = row
  const entry = typeof value === 'object' ? '' : String(value)
  const drawn = inWords(value, draw, reader)
  const words = around ? fill(labelAt(around, reader.labels), { date: drawn }) : drawn
  const dir = LEFT_TO_RIGHT.has(draw) ? 'ltr' : 'auto'
  const side: Side = { words, entry: entry || words, dir }
  // What we have chosen the words for is the reader's already.
  if (words === entry) lookUp(side, row, reader)
  return side
}

function lookUp(side: Side, { term, field }: FieldRow, { dictionary, locale, looked }: Reader) {
  if (!dictionary) return
  if (term) {
    const reading = dictionary.read(side.entry, term, locale)
    looked.push({ side, reading })
    if (reading.state !== 'translated') return
    side.called = reading.text
    if (reading.kind) side.kind = reading.kind
  } else if (field === 'notes') {
    looked.push({ side, reading: { state: 'asWritten' } })
  }
}

const LEFT_TO_RIGHT: ReadonlySet<Drawing> = new Set(['figure', 'phone'])

function inWords(value: unknown, draw: Drawing, { labels, locale }: Reader): string {
  if (draw === 'age') return ageText(value as Age, locale) // what the table says of such a field
  const text = String(value)
  if (draw === 'date') return dateOf(text, locale)
  if (draw === 'language') return languageName(text, locale)
  if (draw === 'centimeter' || draw === 'kilogram') return measureOf(Number(text), draw, locale)
  const choices = labels[draw as 'status'] // of a choice, such as this one
  return typeof choices === 'object' ? known<string>(choices, text) : text
}

/** A label by its path; one that a language may leave out is empty. */
export const labelAt = (path: StringLabel, labels: Labels): string =>
  path.split('.').reduce<unknown>((found, key) => Reflect.get(Object(found), key), labels) as string // StringLabel names strings only

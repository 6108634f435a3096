/** One fact of a card: all that is said of one field, and how it comes from the field's row. */
import type { Block, Drawing, Section } from './fields'
import type { Tone } from './grades'
import { type Harm, rankOf } from './harm'
import { rowsOf } from './rows'
import { labelAt, labelOf, ours, type Reader, type Side, sidesOf } from './sides'

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
  state: 'said' | 'noneKnown' | 'noneCurrent' | 'notRecorded' | 'more'
  /** Of a medicine's name: why it changes how somebody is treated. */
  mark?: string
  /** What a reader must know before they act on it. */
  caution?: string
  /** Shown or left out together with the fact before it. */
  isWithPrevious?: true
}

type Named = Pick<Fact, 'section' | 'field' | 'block' | 'draw'> & { harm: Harm }

/**
 * The plainest fact of a row, and what is different about it. Its fields are written out: a page makes
 * sixty, and objects that are put together by spreading cost several times as much.
 */
export function factOf(row: Named, sides: Side[], more: Partial<Fact> = {}): Fact {
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
  holder: object,
  reader: Reader,
  more?: Partial<Fact>,
): Fact[] {
  const facts: Fact[] = []
  for (const row of rowsOf(section)) {
    const sides = sidesOf(row, holder, reader)
    if (sides.length === 0) continue
    const fact = factOf(row, sides, more)
    fact.label = labelOf(row, reader)
    if (row.caution) fact.caution = labelAt(row.caution, reader.labels)
    facts.push(fact)
  }
  return facts
}

/** Words of ours in the place of a value. */
export const instead = (section: Section, state: Fact['state'], words: string): Fact[] =>
  rowsOf(section)
    .slice(0, 1)
    .map(row => factOf(row, [ours(words)], { draw: 'text', state }))

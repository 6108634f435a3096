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

/** The plainest fact of a row, and what is different about it. */
export const factOf = (row: Named, sides: Side[], more: Partial<Fact> = {}): Fact => ({
  ...{ block: row.block, heading: '', section: row.section, field: row.field, label: '' },
  ...{ draw: row.draw, sides, tone: 'plain', importance: rankOf(row.harm), state: 'said' },
  ...more,
})

/** All that a section or an item says. */
export const sayAll = (
  section: Section,
  holder: object,
  reader: Reader,
  more?: Partial<Fact>,
): Fact[] =>
  rowsOf(section).flatMap(row => {
    const sides = sidesOf(row, holder, reader)
    if (sides.length === 0) return []
    const caution = row.caution && { caution: labelAt(row.caution, reader.labels) }
    return [factOf(row, sides, { label: labelOf(row, reader), ...caution, ...more })]
  })

/** Words of ours in the place of a value. */
export const instead = (section: Section, state: Fact['state'], words: string): Fact[] =>
  rowsOf(section)
    .slice(0, 1)
    .map(row => factOf(row, [ours(words)], { draw: 'text', state }))

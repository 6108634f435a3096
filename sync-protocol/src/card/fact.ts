/** One fact of a card: all that is said of one field, and how it comes from the field's row. */
import type { Block, Drawing, Section } from './fields'
import type { Tone } from './grades'
import { rankOf } from './harm'
import { type FieldRow, rowsOf } from './rows'
import { labelAt, labelOf, type Reader, type Side, sidesOf } from './sides'

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

/** One row of a section or an item, if it says anything. */
export function say(
  row: FieldRow,
  holder: object,
  reader: Reader,
  more: Partial<Fact> = {},
): Fact[] {
  const sides = sidesOf(row, holder, reader)
  if (sides.length === 0) return []
  const { section, field, block, draw, harm, caution } = row
  const fact: Fact = {
    block,
    heading: '',
    section,
    field,
    label: labelOf(row, reader),
    draw,
    sides,
    tone: 'plain',
    importance: rankOf(harm),
    state: 'said',
  }
  if (caution) fact.caution = labelAt(caution, reader.labels)
  return [Object.assign(fact, more)]
}

export const sayAll = (
  section: Section,
  holder: object,
  reader: Reader,
  more?: Partial<Fact>,
): Fact[] => rowsOf(section).flatMap(row => say(row, holder, reader, more))

/** Words of ours in the place of a value. */
export function instead(
  section: Section,
  state: Fact['state'],
  words: string,
  more: Partial<Fact> = {},
): Fact[] {
  const [row] = rowsOf(section)
  if (!row) return []
  const { field, block, harm } = row
  const sides: Side[] = [{ words, entry: '', dir: 'auto' }]
  const fact: Fact = {
    ...{ block, heading: '', section, field, label: '', draw: 'text', sides, state },
    ...{ tone: 'plain', importance: rankOf(harm) },
  }
  return [{ ...fact, ...more }]
}

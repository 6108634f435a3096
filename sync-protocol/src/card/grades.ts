/**
 * How much of the reader's attention an item of a list asks for, told from all sides of what was
 * entered for it: an open dispute is read as the worse answer, a word that no table knows as not
 * harmless.
 */
import type { CardLists } from './card'
import type { Block } from './fields'
import type { Harm } from './harm'
import { valuesOf } from './sides'
import {
  isSevereReaction,
  medicineRank,
  severityOf,
  type TreatmentMark,
  treatmentMark,
} from './words'

export type Tone = 'alarm' | 'caution' | 'plain'
export type ListSection = keyof CardLists

export interface Grade {
  block: Block
  tone: Tone
  harm: Harm
  /** Why the medicine changes how somebody is treated. */
  mark?: TreatmentMark
}

/** What is read of one list, in characters, each text once: many times what people write, and soon done. */
const READ_MAX = 20_000

/** Whether another text may be read: who writes thousands of rows must not keep others waiting. */
export function readingRoom(): (...texts: string[]) => boolean {
  const read = new Set<string>()
  let left = READ_MAX
  return (...texts) =>
    texts.every(text => {
      if (read.has(text)) return true
      left -= text.length
      if (left >= 0) read.add(text)
      return left >= 0
    })
}

/** The grades of a whole list. What there is no time to read counts as not understood. */
export function gradesOf(section: ListSection, items: readonly object[]): Grade[] {
  const hasRoom = readingRoom()
  return items.map((item, index) => {
    const unread = Reflect.get(item, 'isSevere') === true ? undefined : UNREAD[section]
    const words = READ[section].flatMap(field => valuesOf(item, field).filter(isText))
    return unread && !hasRoom(...words) ? unread : gradeOf(section, item, index)
  })
}

const READ: Record<ListSection, readonly string[]> = {
  allergies: ['severity', 'reaction'],
  medications: ['name'],
  conditions: [],
  contacts: [],
}
const UNREAD: Partial<Record<ListSection, Grade>> = {
  allergies: { block: 'unclearAllergies', tone: 'caution', harm: 'unclearAllergy' },
  medications: { block: 'medications', tone: 'plain', harm: 'unknownMedicine' },
}

/** `index` is the item's place among those of its list. */
export const gradeOf = (section: ListSection, item: object, index: number): Grade =>
  GRADES[section]((field: string) => valuesOf(item, field).filter(isText), item, index)

const isText = (value: unknown): value is string => typeof value === 'string'

type Said = (field: string) => string[]
const GRADES: Record<ListSection, (said: Said, item: object, index: number) => Grade> = {
  allergies(said, item) {
    const severities = said('severity').map(severityOf)
    const isSevere =
      severities.includes('severe') ||
      said('reaction').some(isSevereReaction) ||
      Reflect.get(item, 'isSevere') === true
    if (isSevere) return { block: 'severeAllergies', tone: 'alarm', harm: 'severeAllergy' }
    const isUnclear = severities.length === 0 || severities.includes('unknown')
    return isUnclear
      ? { block: 'unclearAllergies', tone: 'caution', harm: 'unclearAllergy' }
      : { block: 'allergies', tone: 'plain', harm: 'otherAllergy' }
  },
  medications(said) {
    const mark = said('name')
      .map(treatmentMark)
      .find(found => found !== null)
    if (mark) {
      const harm = 'treatmentChangingMedicine'
      return { block: 'criticalMedicines', tone: 'caution', harm, mark }
    }
    const isHarmless = said('name').every(name => medicineRank(name) === 'harmless')
    const harm = isHarmless ? 'otherMedicine' : 'unknownMedicine'
    return { block: 'medications', tone: 'plain', harm }
  },
  conditions: () => ({ block: 'conditions', tone: 'plain', harm: 'condition' }),
  contacts: (_said, _item, index) => ({
    block: 'contacts',
    tone: 'plain',
    harm: index === 0 ? 'firstContact' : 'otherContact',
  }),
}

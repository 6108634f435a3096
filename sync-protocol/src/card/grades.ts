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

export type Room = (...texts: string[]) => boolean

/** Whether another text may be read: who writes thousands of rows must not keep others waiting. */
export function readingRoom(): Room {
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
  return items.map((item, index) => gradeOf(section, item, index, hasRoom))
}

/** `index` is the item's place among those of its list. */
export function gradeOf(
  section: ListSection,
  item: object,
  index: number,
  hasRoom: Room = () => true,
): Grade {
  const said = (field: string) => valuesOf(item, field).filter(value => typeof value === 'string')
  if (section === 'allergies') {
    const isKnownSevere = Reflect.get(item, 'isSevere') === true
    return isKnownSevere ? SEVERE : allergyGrade(said('severity'), said('reaction'), hasRoom)
  }
  if (section === 'medications') return medicineGrade(said('name'), hasRoom)
  if (section === 'conditions') return { block: section, tone: 'plain', harm: 'condition' }
  return { block: section, tone: 'plain', harm: index === 0 ? 'firstContact' : 'otherContact' }
}

/** Whether an allergy is, by any of its words. */
export const isSevere = (allergy: object): boolean => gradeOf('allergies', allergy, 0) === SEVERE

const SEVERE: Grade = { block: 'severeAllergies', tone: 'alarm', harm: 'severeAllergy' }

function allergyGrade(severities: string[], reactions: string[], hasRoom: Room): Grade {
  const unclear: Grade = { block: 'unclearAllergies', tone: 'caution', harm: 'unclearAllergy' }
  if (!hasRoom(...severities, ...reactions)) return unclear
  const meant = severities.map(severityOf)
  if (meant.includes('severe') || reactions.some(isSevereReaction)) return SEVERE
  const isUnclear = meant.length === 0 || meant.includes('unknown')
  return isUnclear ? unclear : { block: 'allergies', tone: 'plain', harm: 'otherAllergy' }
}

function medicineGrade(names: string[], hasRoom: Room): Grade {
  const unknown: Grade = { block: 'medications', tone: 'plain', harm: 'unknownMedicine' }
  if (!hasRoom(...names)) return unknown
  const mark = names.map(treatmentMark).find(found => found !== null)
  if (mark) {
    return { block: 'criticalMedicines', tone: 'caution', harm: 'treatmentChangingMedicine', mark }
  }
  const isHarmless = names.every(name => medicineRank(name) === 'harmless')
  return isHarmless ? { ...unknown, harm: 'otherMedicine' } : unknown
}

/**
 * How much of the reader's attention an item of a list asks for, told from all sides of what was
 * entered for it: an open dispute is read as the worse answer, a word that no table knows as not
 * harmless.
 */
import { type CardLists, valuesOf } from './card'
import type { Block } from './fields'
import type { Harm } from './harm'
import type { Listed } from './labels'
import {
  isSevereReaction,
  medicineRank,
  severityOf,
  statusOf,
  type TreatmentMark,
  treatmentMark,
} from './words'

export type Tone = 'alarm' | 'caution' | 'plain'
export type ListSection = keyof CardLists

export type Grade = ReturnType<typeof grade>
/** `mark`: why the medicine changes how somebody is treated. */
const grade = (block: Block, harm: Harm, tone: Tone = 'plain', mark?: TreatmentMark) => ({
  block,
  harm,
  tone,
  mark,
})
const SEVERE = grade('severeAllergies', 'severeAllergy', 'alarm')
const UNCLEAR = grade('unclearAllergies', 'unclearAllergy', 'caution')

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
export function gradesOf(section: Listed, items: readonly object[]): Grade[] {
  const hasRoom = readingRoom()
  return items.map((item, index) => gradeOf(section, item, index, hasRoom))
}

/** `index` is the item's place among those of its list. */
export const gradeOf = (
  section: Listed,
  item: object,
  index: number,
  hasRoom: Room = () => true,
): Grade => GRADERS[section](item, hasRoom, index)

/** An allergy of which only a part is shown stays as severe as the whole of it is. */
export function asSevere<T extends object>(part: T, whole: object, hasRoom?: Room): T {
  const isSevere = (item: object) => gradeOf('allergies', item, 0, hasRoom) === SEVERE
  return isSevere(whole) && !isSevere(part) ? { ...part, isSevere: true } : part
}

/** Whether a condition is: what one phone calls over and another does not is not. */
export function isOver(condition: object, hasRoom: Room): boolean {
  const said = textsOf(condition, 'status')
  return hasRoom(...said) && said.every(text => statusOf(text) === 'resolved')
}

const textsOf = (item: object, field: string): string[] =>
  valuesOf(item, field).filter(value => typeof value === 'string')

const GRADERS: { [L in Listed]: (item: object, hasRoom: Room, index: number) => Grade } = {
  allergies(item, hasRoom) {
    if (Reflect.get(item, 'isSevere') === true) return SEVERE
    const [severities, reactions] = [textsOf(item, 'severity'), textsOf(item, 'reaction')]
    if (!hasRoom(...severities, ...reactions)) return UNCLEAR
    const meant = severities.map(severityOf)
    if (meant.includes('severe') || reactions.some(isSevereReaction)) return SEVERE
    const isUnclear = meant.length === 0 || meant.includes('unknown')
    return isUnclear ? UNCLEAR : grade('allergies', 'otherAllergy')
  },
  medications(item, hasRoom) {
    const names = textsOf(item, 'name')
    if (!hasRoom(...names)) return grade('medications', 'unknownMedicine')
    const mark = names.map(treatmentMark).find(found => found !== null)
    if (mark) return grade('criticalMedicines', 'treatmentChangingMedicine', 'caution', mark)
    const isHarmless = names.every(name => medicineRank(name) === 'harmless')
    return grade('medications', isHarmless ? 'otherMedicine' : 'unknownMedicine')
  },
  conditions: () => grade('conditions', 'condition'),
  contacts: (_item, _hasRoom, index) =>
    grade('contacts', index === 0 ? 'firstContact' : 'otherContact'),
  insurance: () => grade('insurance', 'onlineOnly'),
}

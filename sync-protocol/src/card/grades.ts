/** An open conflict is read as its worse answer, and a word that no table knows is not harmless. */
import type { Listed, TreatmentMark } from '../languages'
import { type CardLists, valuesOf } from './card'
import type { Block } from './fields.table'
import type { OmissionRisk } from './harm'
import {
  isSevereReaction,
  medicineRank,
  severityOf,
  statusOf,
  treatmentMarks,
  worstFirst,
} from './words'

export type Tone = 'alarm' | 'caution' | 'plain'
export type ListSection = keyof CardLists

export type Grade = ReturnType<typeof grade>
const grade = (
  block: Block,
  harm: OmissionRisk,
  tone: Tone = 'plain',
  marks: readonly TreatmentMark[] = [],
) => ({ block, harm, tone, marks })
const SEVERE = grade('severeAllergies', 'severeAllergy', 'alarm')
const UNCLEAR = grade('unclearAllergies', 'unclearAllergy', 'caution')

/** Characters read from one list, many times what people write. */
const READ_MAX = 20_000

type Room = (...texts: string[]) => boolean

/** Thousands of rows from one person must not slow the server for others. */
export function createReadingLimit(): Room {
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

/** Text beyond the limit counts as not understood. */
export function gradesOf(section: Listed, items: readonly object[]): Grade[] {
  const hasRoom = createReadingLimit()
  return items.map((item, index) => gradeOf(section, item, index, hasRoom))
}

export const gradeOf = (
  section: Listed,
  item: object,
  index: number,
  hasRoom: Room = () => true,
): Grade => GRADERS[section](item, hasRoom, index)

export function asSevere<T extends object>(part: T, whole: object, hasRoom?: Room): T {
  const isSevere = (item: object) => gradeOf('allergies', item, 0, hasRoom) === SEVERE
  return isSevere(whole) && !isSevere(part) ? { ...part, isSevere: true } : part
}

/** A condition is not over if phones disagree. */
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
    const marks = worstFirst(names.flatMap(treatmentMarks))
    if (marks.length > 0)
      return grade('criticalMedicines', 'treatmentChangingMedicine', 'caution', marks)
    const isHarmless = names.every(name => medicineRank(name) === 'harmless')
    return grade('medications', isHarmless ? 'otherMedicine' : 'unknownMedicine')
  },
  conditions: () => grade('conditions', 'condition'),
  contacts: (_item, _hasRoom, index) =>
    grade('contacts', index === 0 ? 'firstContact' : 'otherContact'),
  insurance: () => grade('insurance', 'onlineOnly'),
}

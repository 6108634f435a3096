/** An open conflict is read as its worse answer, and a word that no table knows is not harmless. */
import type { Listed } from '../languages'
import type { PlanKind } from '../medical/plan-kinds'
import { denied, isTreatmentMark, type TreatmentMark } from '../medical/treatment-marks'
import { type CardLists, conflictingValuesOf } from './card'
import type { Block } from './fields.table'
import { type OmissionRisk, rankOf } from './harm'
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

interface MedicineMarks {
  marks: readonly TreatmentMark[]
  /** Those that only the person says. */
  said: readonly TreatmentMark[]
}

export type Grade = ReturnType<typeof grade>
const grade = (
  block: Block,
  harm: OmissionRisk,
  tone: Tone = 'plain',
  { marks, said }: MedicineMarks = { marks: [], said: [] },
) => ({ block, harm, tone, marks, said })
const SEVERE = grade('severeAllergies', 'severeAllergy', 'alarm')
const UNCLEAR = grade('unclearAllergies', 'unclearAllergy', 'caution')
const INSTRUCTION = grade('instructions', 'instruction', 'caution')
const FURTHER_INSTRUCTION = grade('instructions', 'furtherInstruction', 'caution')
/** More of them would push severe allergies out of an offline copy. */
const FIRST_INSTRUCTIONS = 2

/** Characters read from one list, many times what people write. */
const READ_MAX = 20_000

type ReadingLimit = (...texts: string[]) => boolean

/** Thousands of rows from one person must not slow the server for others. */
export function createReadingLimit(): ReadingLimit {
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
export function gradesOf(
  section: Listed,
  items: readonly object[],
  mayRead: ReadingLimit = createReadingLimit(),
): Grade[] {
  let instructions = 0
  return items.map((item, index) => {
    const found = gradeOf(section, item, index, mayRead)
    if (found !== INSTRUCTION) return found
    return ++instructions > FIRST_INSTRUCTIONS ? FURTHER_INSTRUCTION : found
  })
}

export const gradeOf = (
  section: Listed,
  item: object,
  index: number,
  mayRead: ReadingLimit = () => true,
): Grade => GRADERS[section](item, mayRead, index)

export function asSevere<T extends object>(part: T, whole: object, mayRead?: ReadingLimit): T {
  const isSevere = (item: object) => gradeOf('allergies', item, 0, mayRead) === SEVERE
  return isSevere(whole) && !isSevere(part) ? { ...part, isSevere: true } : part
}

/** A condition is not over if phones disagree. */
export function isConditionOver(condition: object, mayRead: ReadingLimit): boolean {
  const said = textsOf(condition, 'status')
  return mayRead(...said) && said.every(text => statusOf(text) === 'resolved')
}

const textsOf = (item: object, field: string): string[] =>
  conflictingValuesOf(item, field).filter(value => typeof value === 'string')

/** A denial counts only if no device says otherwise. */
function marksOfMedicine(names: readonly string[], effects: readonly unknown[]): MedicineMarks {
  const named = names
    .flatMap(treatmentMarks)
    .filter(mark => !effects.every(effect => effect === denied(mark)))
  const said = effects.filter(isTreatmentMark).filter(mark => !named.includes(mark))
  return { marks: worstFirst([...named, ...said]), said }
}

/** Plans that are no instructions. A kind that this app does not know may be one. */
const OTHER_PLANS: ReadonlyMap<string, Grade> = new Map<PlanKind, Grade>([
  ['normal', grade('conditions', 'implants')],
  ['device', grade('conditions', 'implants')],
  ['reach', grade('reach', 'reachOrDepends')],
  ['depends', grade('depends', 'reachOrDepends')],
])

const GRADERS: { [L in Listed]: (item: object, mayRead: ReadingLimit, index: number) => Grade } = {
  allergies(item, mayRead) {
    if (Reflect.get(item, 'isSevere') === true) return SEVERE
    const [severities, reactions] = [textsOf(item, 'severity'), textsOf(item, 'reaction')]
    if (!mayRead(...severities, ...reactions)) return UNCLEAR
    const meant = severities.map(severityOf)
    if (meant.includes('severe') || reactions.some(isSevereReaction)) return SEVERE
    const isUnclear = meant.length === 0 || meant.includes('unknown')
    return isUnclear ? UNCLEAR : grade('allergies', 'otherAllergy')
  },
  medications(item, mayRead) {
    const written = textsOf(item, 'name')
    const names = mayRead(...written) ? written : []
    const marks = marksOfMedicine(names, conflictingValuesOf(item, 'effect'))
    if (marks.marks.length > 0)
      return grade('criticalMedicines', 'treatmentChangingMedicine', 'caution', marks)
    const isHarmless = names.length > 0 && names.every(name => medicineRank(name) === 'harmless')
    return grade('medications', isHarmless ? 'otherMedicine' : 'unknownMedicine')
  },
  conditions: () => grade('conditions', 'condition'),
  contacts: (_item, _mayRead, index) =>
    grade('contacts', index === 0 ? 'firstContact' : 'otherContact'),
  plans(item) {
    const grades = textsOf(item, 'kind').map(kind => OTHER_PLANS.get(kind) ?? INSTRUCTION)
    return grades.sort((a, b) => rankOf(a.harm) - rankOf(b.harm))[0] ?? INSTRUCTION
  },
  history: () => grade('history', 'onlineOnly'),
  insurance: () => grade('insurance', 'onlineOnly'),
}

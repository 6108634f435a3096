import { treatmentMark as readMark, readMarks } from './marks'
import { learnMedicines, medicineRank as readRank } from './medicine-rank'
import { isSevereReaction as readReaction, readReactions } from './reaction'
import { remembered } from './remembered'
import { readSeverities, severityOf as readSeverity } from './severity'
import { statusOf as readStatus, readStatuses } from './status'

export const severityOf = remembered(readSeverity)
export const isSevereReaction = remembered(readReaction)
export const statusOf = remembered(readStatus)
export const treatmentMark = remembered(readMark)
export const medicineRank = remembered(readRank)

/**
 * Prepares all tables in steps of about a millisecond, on a server before its first scan, on a
 * phone between frames.
 */
export function* learnWords(): Generator<void> {
  yield* learnSeverities()
  for (const read of [readStatuses, readMarks]) yield* read.learn()
  yield* learnMedicines()
}

/** Only the tables that detect a severe allergy. */
export function* learnSeverities(): Generator<void> {
  for (const read of [readReactions, readSeverities]) yield* read.learn()
}

export { TREATMENT_WORDS, type TreatmentMark } from './marks'
export type { MedicineRank } from './medicine-rank'
export type { Severity } from './severity'
export type { Status } from './status'

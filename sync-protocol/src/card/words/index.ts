import { memoize } from '../../text/memoize'
import { readMarks, readTreatmentMarks } from './marks'
import { prepareMedicines, readMedicineRank } from './medicine-rank'
import { readReaction, readReactions } from './reaction'
import { readSeverities, readSeverity } from './severity'
import { readStatus, readStatuses } from './status'

export const severityOf = memoize(readSeverity)
export const isSevereReaction = memoize(readReaction)
export const statusOf = memoize(readStatus)
export const treatmentMarks = memoize(readTreatmentMarks)
export const medicineRank = memoize(readMedicineRank)

/**
 * Prepares all tables in steps of about a millisecond, on a server before its first scan, on a phone between
 * frames.
 */
export function* prepareWords(): Generator<void> {
  yield* prepareSeverities()
  for (const read of [readStatuses, readMarks]) yield* read.prepare()
  yield* prepareMedicines()
}

export function* prepareSeverities(): Generator<void> {
  for (const read of [readReactions, readSeverities]) yield* read.prepare()
}

export { TREATMENT_WORDS, worstFirst } from './marks'
export type { Severity } from './severity'

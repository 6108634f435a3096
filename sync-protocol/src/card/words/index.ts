import { treatmentMark as readMark } from './marks'
import { medicineRank as readRank } from './medicine-rank'
import { isSevereReaction as readReaction } from './reaction'
import { remembered } from './remembered'
import { severityOf as readSeverity } from './severity'
import { statusOf as readStatus } from './status'

export const severityOf = remembered(readSeverity)
export const isSevereReaction = remembered(readReaction)
export const statusOf = remembered(readStatus)
export const treatmentMark = remembered(readMark)
export const medicineRank = remembered(readRank)

/** Builds now what the first text would otherwise wait for: a server does so before its first scan. */
export function learnWords(): void {
  for (const read of [readSeverity, readReaction, readStatus, readMark, readRank]) read('a word')
}

export { TREATMENT_WORDS, type TreatmentMark } from './marks'
export type { MedicineRank } from './medicine-rank'
export type { Severity } from './severity'
export type { Status } from './status'

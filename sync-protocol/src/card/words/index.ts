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

export { TREATMENT_WORDS, type TreatmentMark } from './marks'
export type { MedicineRank } from './medicine-rank'
export type { Severity } from './severity'
export type { Status } from './status'

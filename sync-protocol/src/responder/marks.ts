import { type TreatmentMark, treatmentMark } from '../card/words'

/** The mark of a medicine by its name as the person wrote it, or null. */
export type MarkOf = (medicineName: string) => TreatmentMark | null

export { type TreatmentMark, treatmentMark }

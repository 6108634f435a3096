/**
 * What free words mean, until the tables of words in every language stand beside this: severities,
 * reactions and statuses by their English words, medicines by the dictionary's marks.
 */
import { isResolved, isSevere } from '../medical'
import { type TreatmentMark, treatmentMark } from '../qr/dictionary/treatment-marks'

export const severityOf = (words: string): 'severe' | 'notSevere' | 'unknown' => {
  if (isSevere(words)) return 'severe'
  return /mild|moderate|light|slight/i.test(words) ? 'notSevere' : 'unknown'
}
export const isSevereReaction = (words: string): boolean => /anaphyla|shock/i.test(words)
export const statusOf = (words: string): 'resolved' | 'current' | 'unknown' =>
  isResolved(words) ? 'resolved' : 'unknown'
export const medicineRank = (name: string): 'marked' | 'unknown' | 'harmless' =>
  treatmentMark(name) ? 'marked' : 'unknown'

export { type TreatmentMark, treatmentMark }

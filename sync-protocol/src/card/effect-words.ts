import type { Labels } from '../languages'
import { denied, isTreatmentMark, splitEffect, TREATMENT_MARKS } from '../medical/treatment-marks'
import { fill } from '../text/format'

/** Another text stays as it is, because an offline copy may hold any. */
export function effectWords(stored: string, labels: Labels): string {
  const [effect, of] = splitEffect(stored)
  if (isTreatmentMark(effect)) return fill(labels.effectSaid, { mark: labels.marks[effect] })
  const mark = TREATMENT_MARKS.find(each => effect === denied(each))
  if (!mark) return stored
  const words = fill(labels.effectDenied, { mark: labels.marks[mark] })
  return of === undefined ? words : `${words} (${of})`
}

/** When a phone asks about a record of somebody else. It only asks: nothing is cut off by itself. */
import { ageOn } from 'sync-protocol/card'
import { OF_AGE } from 'sync-protocol/family'
import type { Answered } from '../../stores/reminders-note'

/** Children are let into their own records from about this age on. */
const TEENAGE = 13
/** From then on somebody else looks after them for another reason than their age. */
const LONG_OF_AGE = 21

/**
 * At 13 and at 18 years: which of the two is to be asked about. `birth` and `today` are days,
 * `YYYY-MM-DD`, the second as the phone's clock has it. Who was born on a 29th of February is a year
 * older on the 1st of March.
 */
export function handOverAge(
  birth: string,
  today: string,
  { handOver = 0 }: Answered = {},
): 13 | 18 | undefined {
  const years = ageOn(birth, today)?.years ?? 0
  if (years < TEENAGE || years >= LONG_OF_AGE) return undefined
  const age = years < OF_AGE ? TEENAGE : OF_AGE
  return age > handOver ? age : undefined
}

/** Once a year: whether it is still right who may open it. A day to come is of a clock that was wrong. */
export const isReviewDue = (reviewedOn: string, today: string): boolean =>
  reviewedOn > today || (ageOn(reviewedOn, today)?.years ?? 0) >= 1

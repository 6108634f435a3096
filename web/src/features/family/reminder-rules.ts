/** A phone asks about another person's record, because no access ends by itself. */
import { ageOn } from 'sync-protocol/card'
import { OF_AGE } from 'sync-protocol/family'
import type { Answered } from '../../stores/reminders-note'

/** Children get access to their own records from about this age on. */
const TEENAGE = 13
/** From this age on, the reason for the care is no longer the person's age. */
const LONG_OF_AGE = 21

/**
 * `birth` and `today` are `YYYY-MM-DD`, the second by the phone's clock. A person born on a 29th of February
 * is a year older on the 1st of March.
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

/** A date in the future comes from a wrong clock. */
export const isReviewDue = (reviewedOn: string, today: string): boolean =>
  reviewedOn > today || (ageOn(reviewedOn, today)?.years ?? 0) >= 1

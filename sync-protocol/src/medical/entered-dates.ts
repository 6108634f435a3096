/** Only newly typed dates are refused, and old rows stay readable. */

import type { EmergencyPlan } from './emergency-plan'
import type { Profile } from './profile'
import type { Condition, HistoryItem } from './record'

const DUE_WITHIN_DAYS = 300
/** Hardly any pregnancy lasts longer than this after its due date. */
const DUE_UNTIL_DAYS = 14
const DAY_MS = 86_400_000

/** The oldest known age is 122. */
const OLDEST_YEARS = 130

const BORN_LATER = 'A date of birth cannot be in the future'
const DIAGNOSED_LATER = 'A diagnosis cannot be in the future'
const WRITTEN_LATER = 'The day on which this was written cannot be in the future'
const DONE_LATER = 'This date cannot be in the future'
const DUE_WHEN = `Enter a due date from today to ${DUE_WITHIN_DAYS} days from now`

type Dates = Pick<Profile, 'dateOfBirth' | 'pregnancyDueDate'> &
  Pick<Condition, 'diagnosedDate'> &
  Pick<EmergencyPlan, 'writtenOn'> &
  Pick<HistoryItem, 'onDate'>

/**
 * Returns error texts by field. `today` is `YYYY-MM-DD`. With a known time zone it is one day, otherwise the
 * first and the last possible day.
 */
export function enteredDateFaults(
  {
    dateOfBirth,
    pregnancyDueDate,
    diagnosedDate,
    writtenOn,
    onDate,
  }: { [K in keyof Dates]?: unknown },
  today: string | { first: string; last: string },
): { [K in keyof Dates]?: string } {
  const { first, last } = typeof today === 'string' ? { first: today, last: today } : today
  const isDue = (due: string) => due >= first && due <= addDays(last, DUE_WITHIN_DAYS)
  const isLater = (date: unknown) => isDayOrPart(date) && date > last.slice(0, date.length)
  const years = isDayOrPart(dateOfBirth) ? leastAge(dateOfBirth, first) : 0
  return {
    ...(isLater(dateOfBirth) && { dateOfBirth: BORN_LATER }),
    ...(years > OLDEST_YEARS && {
      dateOfBirth: `This would be an age of ${years} years. Check the year`,
    }),
    ...(isLater(diagnosedDate) && { diagnosedDate: DIAGNOSED_LATER }),
    ...(isLater(writtenOn) && { writtenOn: WRITTEN_LATER }),
    ...(isLater(onDate) && { onDate: DONE_LATER }),
    ...(isDay(pregnancyDueDate) && !isDue(pregnancyDueDate) && { pregnancyDueDate: DUE_WHEN }),
  }
}

export const isDueDatePast = (due: string, today: string): boolean =>
  isDay(due) && Date.parse(today) - Date.parse(due) > DUE_UNTIL_DAYS * DAY_MS

/** The date in the person's time zone, `YYYY-MM-DD`. */
export function todayHere(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** Some engines read 30 February as 2 March. The schema refuses values that are no dates. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const ms = Date.parse(value)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(value)
}

/** A month or a year that has begun is not in the future. */
const isDayOrPart = (value: unknown): value is string =>
  isDay(value) || (typeof value === 'string' && /^\d{4}(-\d\d)?$/.test(value))

/** The age on `today` after a birth on the last day of `born`, which can be a month or a year. */
function leastAge(born: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  const isBeforeBirthday = born.length === 4 || born.slice(5) >= today.slice(5, born.length)
  return isBeforeBirthday && born.slice(5) !== today.slice(5) ? years - 1 : years
}

function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

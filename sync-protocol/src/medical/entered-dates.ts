/** Only newly typed dates are refused, and old rows stay readable. */
import type { Profile } from './profile'

const DUE_WITHIN_DAYS = 300
/** Hardly any pregnancy lasts longer than this after its due date. */
const DUE_UNTIL_DAYS = 14

const BORN_LATER = 'A date of birth cannot be in the future'
const DUE_WHEN = `Enter a due date from today to ${DUE_WITHIN_DAYS} days from now`

type Dates = Pick<Profile, 'dateOfBirth' | 'pregnancyDueDate'>

/**
 * Returns error texts by field. `today` is `YYYY-MM-DD`. With a known time zone it is one day, otherwise the
 * first and the last possible day.
 */
export function enteredDateFaults(
  { dateOfBirth, pregnancyDueDate }: { [K in keyof Dates]?: unknown },
  today: string | { first: string; last: string },
): { [K in keyof Dates]?: string } {
  const { first, last } = typeof today === 'string' ? { first: today, last: today } : today
  const isDue = (due: string) => due >= first && due <= addDays(last, DUE_WITHIN_DAYS)
  return {
    ...(isDayOrPart(dateOfBirth) &&
      dateOfBirth > last.slice(0, dateOfBirth.length) && { dateOfBirth: BORN_LATER }),
    ...(isDay(pregnancyDueDate) && !isDue(pregnancyDueDate) && { pregnancyDueDate: DUE_WHEN }),
  }
}

export const isDueDatePast = (due: string, today: string): boolean =>
  isDay(due) && today > addDays(due, DUE_UNTIL_DAYS)

/** The date in the person's time zone, `YYYY-MM-DD`. */
export function todayHere(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** The schema refuses values that are no dates. */
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))

/** A month or a year that has begun is not in the future. */
const isDayOrPart = (value: unknown): value is string =>
  isDay(value) || (typeof value === 'string' && /^\d{4}(-\d\d)?$/.test(value))

function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

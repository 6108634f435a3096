/**
 * Dates that can be stored and still not be right on the day they are entered. Only what is typed now
 * is refused: a row that has grown old stays readable.
 */
import type { Profile } from './profile'

/** The longest a pregnancy can still have before it, in days. */
export const DUE_WITHIN_DAYS = 300
/** So long after its day a due date no longer speaks of a pregnancy. */
export const DUE_UNTIL_DAYS = 14

const BORN_LATER = 'A date of birth cannot be in the future'
const DUE_WHEN = `Enter a due date from today to ${DUE_WITHIN_DAYS} days from now`

type Dates = Pick<Profile, 'dateOfBirth' | 'pregnancyDueDate'>

/**
 * What is wrong with these dates, by field. `today` is `YYYY-MM-DD`: one day where the person is
 * known to be, else the first and the last that it may be.
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

/** Whether a stored due date lies too far back to say that the person is pregnant. */
export const isDueDatePast = (due: string, today: string): boolean =>
  isDay(due) && today > addDays(due, DUE_UNTIL_DAYS)

/** The day it is where the person is, `YYYY-MM-DD`. */
export function todayHere(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** What is no date is the schema's to refuse. */
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

/** The server reads a record today, and a printed copy may be read years later. */
import { isDay, isDueDatePast } from '../medical/entered-dates'
import {
  type Age,
  type CardBody,
  conflictingValuesOf,
  type Disputed,
  type ResponderCard,
  withSides,
} from './card'

/**
 * The age on `today` (`YYYY-MM-DD`) of a person born on `birth`. `birth` is a day, a month
 * (`YYYY-MM`, as in an offline copy, read as its first day) or a year (read as its middle). Returns
 * undefined if `birth` is later than `today` or is no date.
 */
export function ageOn(birth: string, today: string): Age | undefined {
  const born = birthMonthOf(birth)
  if (!isDay(born.length === 7 ? `${born}-01` : born)) return undefined
  const [bornYear, bornMonth, bornDay] = parts(born)
  const [year, month, day] = parts(today)
  if (bornYear === undefined || bornMonth === undefined || !year || !month || !day) return undefined
  const isDayReached = day >= (bornDay ?? 1)
  const months = (year - bornYear) * 12 + month - bornMonth - (isDayReached ? 0 : 1)
  if (months < 0) return undefined
  const age = { years: Math.floor(months / 12), months: months % 12 }
  if (bornDay === undefined) return { ...age, isAbout: true }
  const isInfant = months < DAYS_BELOW_MONTHS
  return isInfant ? { ...age, days: daysBetween(birth, today) } : age
}

export const birthMonthOf = (birth: string): string =>
  /^\d{4}$/.test(birth) ? `${birth}-07` : birth

/** Younger children get an age with days. */
const DAYS_BELOW_MONTHS = 2
const DAY_MS = 86_400_000

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

export function readOn({ identity, body, ...rest }: ResponderCard, today: string): ResponderCard {
  const born = conflictingValuesOf(identity, 'birthMonth')
  const [age, ...others] = born.map(month => ageOn(String(month), today))
  const current = withoutPastPregnancy(body ?? {}, today)
  return {
    ...rest,
    identity: withSides(identity, 'age', [age ?? identity.age, ...others.filter(Boolean)]),
    ...(Object.keys(current).length > 0 && { body: current }),
  }
}

/** Another phone's due date that has not passed replaces a past one. */
export function withoutPastPregnancy(body: Disputed<CardBody>, today: string): Disputed<CardBody> {
  const dates = conflictingValuesOf(body, 'pregnancyDueDate').filter(due => due !== undefined)
  if (dates.length === 0) return body
  const current = dates.filter(due => !isDueDatePast(String(due), today))
  return withSides(body, 'pregnancyDueDate', current)
}

const parts = (date: string): number[] =>
  (/^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(date) ?? []).slice(1).filter(Boolean).map(Number)

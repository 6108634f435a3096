/**
 * What of a card depends on the day it is read: ages, and whether a due date has passed. The server
 * reads a record today, a printed copy is read years later: both ask here.
 */
import {
  type Age,
  type CardBody,
  type Disputed,
  type ResponderCard,
  valuesOf,
  withSides,
} from './card'

/**
 * The age on `today` (`YYYY-MM-DD`) of a person born on `birth`: a day, a month (`YYYY-MM`, as in an
 * offline copy, read as its first day) or a year (read as its middle). Undefined before the birth and
 * for no date at all.
 */
export function ageOn(birth: string, today: string): Age | undefined {
  const [bornYear, bornMonth, bornDay] = parts(birthMonthOf(birth))
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

/** A year alone is read as its middle, so that the age is at most half a year off. */
export const birthMonthOf = (birth: string): string =>
  /^\d{4}$/.test(birth) ? `${birth}-07` : birth

/** Below it, ages are told in days. */
const DAYS_BELOW_MONTHS = 2
const DAY_MS = 86_400_000
/** After the due date: hardly any pregnancy is longer. */
const OVERDUE_DAYS = 14

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** Whether a due date (`YYYY-MM-DD`) is so long past that it speaks of no pregnancy any more. */
export const isPregnancyOver = (dueDate: string, today: string): boolean =>
  daysBetween(dueDate, today) > OVERDUE_DAYS

/** A printed copy's card as it is read on `today`: with its age, without a pregnancy long past. */
export function readOn({ identity, body, ...rest }: ResponderCard, today: string): ResponderCard {
  const born = valuesOf(identity, 'birthMonth')
  const [age, ...others] = born.map(month => ageOn(String(month), today))
  const current = withoutPastPregnancy(body ?? {}, today)
  return {
    ...rest,
    identity: withSides(identity, 'age', [age ?? identity.age, ...others.filter(Boolean)]),
    ...(Object.keys(current).length > 0 && { body: current }),
  }
}

/** A due date that another phone entered and that has not passed takes the place of one that has. */
export function withoutPastPregnancy(body: Disputed<CardBody>, today: string): Disputed<CardBody> {
  const dates = valuesOf(body, 'pregnancyDueDate').filter(due => due !== undefined)
  if (dates.length === 0) return body
  const current = dates.filter(due => !isPregnancyOver(String(due), today))
  return withSides(body, 'pregnancyDueDate', current)
}

/** Year, month and, where it is told, day. */
const parts = (date: string): number[] =>
  (/^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(date) ?? []).slice(1).filter(Boolean).map(Number)

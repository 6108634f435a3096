/**
 * What of a card depends on the day it is read: ages, and whether a due date has passed. The server
 * reads a record today, a printed copy is read years later: both ask here.
 */
import type { Age, CardBody, Disputed, ResponderCard } from './card'

/**
 * The age on `today` (`YYYY-MM-DD`) of somebody born on `birth` (`YYYY-MM-DD`, or `YYYY-MM` from an
 * offline copy, read as the first of the month). Undefined before the birth and for no date at all.
 */
export function ageOn(birth: string, today: string): Age | undefined {
  const born = parts(birth)
  const now = parts(today)
  if (!born || !now?.day) return undefined
  const isDayReached = now.day >= (born.day ?? 1)
  const months = (now.year - born.year) * 12 + now.month - born.month - (isDayReached ? 0 : 1)
  if (months < 0) return undefined
  const age = { years: Math.floor(months / 12), months: months % 12 }
  if (born.day === undefined) return { ...age, isAbout: true }
  const isInfant = months < DAYS_BELOW_MONTHS
  return isInfant ? { ...age, days: daysBetween(birth, today) } : age
}

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
export function readOn(card: ResponderCard, today: string): ResponderCard {
  const { identity, body, ...rest } = card
  const current = body && withoutPastPregnancy(body, today)
  const age = identity.birthMonth === undefined ? undefined : ageOn(identity.birthMonth, today)
  const others = (identity.others?.birthMonth ?? []).flatMap(month => ageOn(month, today) ?? [])
  return {
    ...rest,
    identity: {
      ...identity,
      ...(age && { age }),
      ...(others.length > 0 && { others: { ...identity.others, age: others } }),
    },
    ...(current && Object.keys(current).length > 0 && { body: current }),
  }
}

/** A due date that another phone entered and that has not passed takes the place of one that has. */
export function withoutPastPregnancy(body: Disputed<CardBody>, today: string): Disputed<CardBody> {
  const {
    pregnancyDueDate,
    others: { pregnancyDueDate: otherDates, ...others } = {},
    ...rest
  } = body
  const [date, ...more] = [pregnancyDueDate, ...(otherDates ?? [])].filter(
    due => due !== undefined && !isPregnancyOver(due, today),
  ) as string[] // those that are defined
  const left = { ...others, ...(more.length > 0 && { pregnancyDueDate: more }) }
  return {
    ...rest,
    ...(date !== undefined && { pregnancyDueDate: date }),
    ...(Object.keys(left).length > 0 && { others: left }),
  }
}

function parts(date: string): { year: number; month: number; day: number | undefined } | undefined {
  const match = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(date)
  if (!match) return undefined
  const day = match[3] === undefined ? undefined : Number(match[3])
  return { year: Number(match[1]), month: Number(match[2]), day }
}

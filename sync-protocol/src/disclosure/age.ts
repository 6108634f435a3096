/** Ages as responders need them: completed years, and the months within them. */
import type { Age } from './card'

/**
 * The age on `today` (`YYYY-MM-DD`) of somebody born on `birth` (`YYYY-MM-DD`, or `YYYY-MM` from an
 * offline copy, read as the first of the month). Undefined before the birth and for no date at all.
 */
export function ageOn(birth: string, today: string): Age | undefined {
  const born = parts(birth)
  const now = parts(today)
  if (!born || !now) return undefined
  const isDayReached = now.day >= born.day
  const months = (now.year - born.year) * 12 + now.month - born.month - (isDayReached ? 0 : 1)
  return months < 0 ? undefined : { years: Math.floor(months / 12), months: months % 12 }
}

function parts(date: string): { year: number; month: number; day: number } | undefined {
  const match = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(date)
  if (!match) return undefined
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3] ?? 1) }
}

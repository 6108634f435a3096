import { utcDayWords } from '../../../ui/date-words'

/** " on Nov 20, 2026", of when a summary says that it was made: a day, or what is known of it, as it stands there. */
export function madeWords(madeAt: string): string {
  const day = madeAt.slice(0, 10)
  if (day === '') return ''
  const isWhole = day.length === 10 && !Number.isNaN(Date.parse(day))
  return ` on ${isWhole ? utcDayWords(day) : day}`
}

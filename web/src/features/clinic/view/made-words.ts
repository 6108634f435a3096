import { utcDayWords } from '../../../ui/date-words'

/** Returns " on Nov 20, 2026" for the date of a summary, or a partial date unchanged. */
export function madeWords(madeAt: string): string {
  const day = madeAt.slice(0, 10)
  if (day === '') return ''
  const isWhole = day.length === 10 && !Number.isNaN(Date.parse(day))
  return ` on ${isWhole ? utcDayWords(day) : day}`
}

import { inWesternDigits } from 'sync-protocol/medical'
import { partialDateWords } from '../../ui/date-words'
import { medicalTexts } from './texts'

const { dates: texts } = medicalTexts

type Parts = [year: string, month: string, day: string]

/**
 * Returns `YYYY-MM-DD`, `YYYY-MM` or `YYYY` of what a `DateField` contains. Anything else is returned
 * unchanged, so that the schema refuses it.
 */
export function readDate(typed: string): string {
  const [year, month, day] = partsOf(typed)
  const date = [year, month, day === '' ? '' : day.padStart(2, '0')].join('-').replace(/-+$/, '')
  return dateFault('partialDate', typed) ? typed : date
}

/** Says what is wrong with a text that the schema refuses. */
export function dateFault(kind: 'date' | 'partialDate', typed: string): string | undefined {
  const [year, month, day] = partsOf(typed)
  if (!year && !month && !day) return undefined
  if (day && !month) return texts.noMonth
  if (!year) return texts.noYear
  if (!/^\d{4}$/.test(year) || year === '0000') return texts.shortYear
  if (kind === 'date' && !day) return texts.noDay
  const lastDay = daysIn(year, month)
  const isDay = /^\d{1,2}$/.test(day) && Number(day) >= 1 && Number(day) <= lastDay
  return day && !isDay
    ? texts.noSuchDay({ month: partialDateWords(`${year}-${month}`), lastDay })
    : undefined
}

function partsOf(typed: string): Parts {
  const [year = '', month = '', day = ''] = typed
    .split('-')
    .map(part => inWesternDigits(part).trim())
  return [year, month, day]
}

/** The day before the first of the next month. `setUTCFullYear` accepts years before 100. */
function daysIn(year: string, month: string): number {
  const last = new Date(0)
  last.setUTCFullYear(Number(year), Number(month), 0)
  return last.getUTCDate()
}

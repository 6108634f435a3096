import { partialDateWords } from '../../ui/date-words'

const EXAMPLE = 'For example 27 March 1958. The year alone is enough.'
const UNCLEAR = 'Write the month as a word, as in 27 March 1958, or the year alone.'

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
]

/**
 * Returns `YYYY-MM-DD`, `YYYY-MM` or `YYYY` for "27 March 1958", "27.3.1958", "March 1958" or "1958". Any
 * other text is returned unchanged, so that the schema refuses it, because 3/4/1958 means different days in
 * London and New York.
 */
export function readPartialDate(typed: string): string {
  const text = typed.trim()
  const parts = text
    .replace(/(\d)(st|nd|rd|th)\b/gi, '$1')
    .split(/[\s,./-]+/)
    .filter(part => part !== '')
  const yearAt = parts.findIndex(part => /^\d{4}$/.test(part))
  const year = parts[yearAt]
  if (year === undefined || parts.length > 3) return text
  const [first, second] = parts.toSpliced(yearAt, 1)
  if (first === undefined) return year
  if (second === undefined) return joined(year, readMonth(first)) ?? text
  if (yearAt === 0) return joined(year, readMonth(first), readDay(second)) ?? text
  if (isDayFirst(first, second, text)) {
    return joined(year, readMonth(second), readDay(first)) ?? text
  }
  const isMonthFirst = isWord(first) || Number(second) > 12
  return (isMonthFirst && joined(year, readMonth(first), readDay(second))) || text
}

export function partialDateHint(typed: string): string {
  const date = readPartialDate(typed)
  const words = partialDateWords(date)
  if (words !== date) return words === typed.trim() ? EXAMPLE : `That is ${words}`
  return /\d{4}/.test(date) && !/^\d{4}$/.test(date) ? UNCLEAR : EXAMPLE
}

const isWord = (part: string) => !/\d/.test(part)

/** In dates with points, the day always comes first. */
const isDayFirst = (first: string, second: string, text: string): boolean =>
  isWord(second) ||
  (!isWord(first) && (text.includes('.') || Number(first) > 12 || first === second))

function readMonth(part: string): number | undefined {
  if (!isWord(part)) return readFigures(part, 12)
  const at = MONTHS.findIndex(month => month.startsWith(part.toLowerCase()))
  return part.length < 3 || at < 0 ? undefined : at + 1
}

const readDay = (part: string) => readFigures(part, 31)

function readFigures(part: string, most: number): number | undefined {
  const figures = Number(part)
  return /^\d{1,2}$/.test(part) && figures > 0 && figures <= most ? figures : undefined
}

function joined(year: string, ...parts: (number | undefined)[]): string | undefined {
  if (parts.includes(undefined)) return undefined
  return [year, ...parts.map(part => String(part).padStart(2, '0'))].join('-')
}

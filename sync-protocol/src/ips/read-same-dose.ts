/**
 * Checks whether the text of a dose already says its coded fields, so that nothing is written twice. In
 * doubt the answer is no, because a repetition is better than a lost dose.
 */
import { terms as en } from '../languages/en/terms'
import { type DosePart, dosePartsOf, isQuantity, phrasesWithin } from '../terms/dosing/read-dosing'
import { memoize } from '../text/memoize'
import { readRate } from './read-rate'

/** Doses a day. */
const RATES: Readonly<Record<string, (number: number) => number>> = {
  daily: () => 1,
  'every-morning': () => 1,
  'every-evening': () => 1,
  'every-night': () => 1,
  'day-1': () => 1,
  'day-2': () => 2,
  'day-3': () => 3,
  'day-4': () => 4,
  'day-n': number => number,
  'every-hours': hours => 24 / hours,
  'every-other-day': () => 1 / 2,
  'every-days': days => 1 / days,
  'week-1': () => 1 / 7,
  'week-2': () => 2 / 7,
  'week-3': () => 3 / 7,
  'week-n': number => number / 7,
  'every-weeks': weeks => 1 / (7 * weeks),
  'month-1': () => 1 / 30,
  'every-months': months => 1 / (30 * months),
  'year-1': () => 1 / 365,
}
const TIMES = ['morning', 'noon', 'afternoon', 'evening', 'night', 'bedtime']

function rateOf({ meaning, number = '' }: DosePart): string | undefined {
  const rate = RATES[meaning]
  if (!rate) return undefined
  return /^[\d.,]*$/.test(number)
    ? rate(Number(number.replace(',', '.'))).toFixed(4)
    : `${meaning} ${number}`
}

const timeOf = ({ meaning, number }: DosePart): string | undefined => {
  if (meaning.startsWith('at-')) return number === '0' ? undefined : meaning.slice('at-'.length)
  const time = meaning.replace(/^every-/, '')
  return TIMES.includes(time) ? time : undefined
}

const keyOf = (part: DosePart): string =>
  rateOf(part) ??
  timeOf(part) ??
  `${part.meaning} ${(part.number ?? '').replaceAll(' ', '').replace(',', '.')}`

/** Remembered, because a text is compared with each coded field of its dose. */
const phrasesIn = memoize((text: string) => phrasesWithin(text, en))

/** English is read by the phrases that the app itself writes. */
function ratesIn(text: string): readonly string[] {
  const rates = phrasesIn(text)
    .map(rateOf)
    .filter(rate => rate !== undefined)
  return rates.length > 0 ? rates : readRate(text).rates
}

const keysIn = memoize((text: string): Set<string> => {
  const parts = phrasesIn(text)
  const rates = ratesIn(text)
  const { timesOfDay, isAsNeeded, isDaily } = readRate(text)
  const english = parts.map(timeOf).filter(time => time !== undefined)
  const times = new Set([...english, ...timesOfDay])
  const keys = new Set([...parts.map(keyOf), ...rates, ...times])
  if (isAsNeeded) keys.add(keyOf({ meaning: 'as-needed' }))
  // "In the morning and in the evening" is twice a day.
  const implied = times.size > 0 ? times.size : isDaily ? 1 : 0
  if (rates.length === 0 && implied > 0) keys.add(implied.toFixed(4))
  return keys
})

const folded = (text: string) => text.toLowerCase().replace(/(?<=\d) (?=\p{L})/gu, '')

function isWithin(words: string, text: string): boolean {
  const wanted = folded(words).replace(/ (?:use|route|administration)$/, '')
  const [before, at] = [folded(text), folded(text).indexOf(wanted)]
  if (at < 0) return false
  const end = before.slice(at + wanted.length)
  return !/[\p{L}\p{N}.,]$/u.test(before.slice(0, at)) && /^(?:ly|s)?(?![\p{L}\p{N}/])/u.test(end)
}

export function saysAlready(text: string, words: string): boolean {
  if (words === '' || isWithin(words, text)) return true
  const said = keysIn(text)
  const parts = dosePartsOf(words, en)
  if (parts) return parts.every(part => said.has(keyOf(part)))
  const { rates, isWhole } = readRate(words)
  return isWhole && rates.length > 0 && rates.every(rate => said.has(rate))
}

export const withoutRepeats = (words: string, text: string): string =>
  words
    .split(', ')
    .filter(part => !saysAlready(text, part))
    .join(', ')

export function contradictsRate(text: string, often: string): boolean {
  const [said, coded] = [ratesIn(text), ratesIn(often)]
  return said.length > 0 && coded.length > 0 && !coded.some(rate => said.includes(rate))
}

export const hasOnlyQuantities = (text: string): boolean =>
  dosePartsOf(text, en)?.every(({ meaning }) => isQuantity(meaning)) ??
  (/^[\d.,/½¼¾–-]+ ?\p{L}+\.?$/u.test(text) &&
    phrasesIn(text).length === 0 &&
    readRate(text).rates.length === 0)

/**
 * How often something is taken, in words, from FHIR's Timing. All of it is said, or nothing: words that
 * leave out one part of it ("10 mg" for "10 mg on Mondays") are another instruction.
 */
import { codeIn, hasWords } from './read-concept'
import type { Reading } from './read-context'
import { holder, inTable, type Loose, listOf, textOf } from './read-json'
import { quantityWords } from './read-quantity'

const UNITS: Readonly<Record<string, string>> = {
  min: 'minute',
  h: 'hour',
  d: 'day',
  wk: 'week',
  mo: 'month',
  a: 'year',
}
const DAYS: Readonly<Record<string, string>> = {
  ...{ mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday', fri: 'Friday' },
  ...{ sat: 'Saturday', sun: 'Sunday' },
}
/** FHIR's events of a day. */
const EVENTS: Readonly<Record<string, string>> = {
  ...{ MORN: 'in the morning', 'MORN.early': 'in the early morning' },
  ...{ 'MORN.late': 'in the late morning', NOON: 'at noon', AFT: 'in the afternoon' },
  ...{ 'AFT.early': 'in the early afternoon', 'AFT.late': 'in the late afternoon' },
  ...{ EVE: 'in the evening', 'EVE.early': 'in the early evening' },
  ...{ 'EVE.late': 'in the late evening', NIGHT: 'at night', HS: 'at bedtime' },
  ...{ WAKE: 'after waking', C: 'with meals', CM: 'with breakfast', CD: 'with lunch' },
  ...{ CV: 'with dinner', AC: 'before meals', ACM: 'before breakfast', ACD: 'before lunch' },
  ...{ ACV: 'before dinner', PC: 'after meals', PCM: 'after breakfast', PCD: 'after lunch' },
  PCV: 'after dinner',
}
/** HL7's abbreviations (v3-GTSAbbreviation), which often come without words. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  ...{ QD: 'once a day', BID: 'twice a day', TID: '3 times a day', QID: '4 times a day' },
  ...{ QOD: 'every 2 days', Q1H: 'every hour', Q2H: 'every 2 hours', Q3H: 'every 3 hours' },
  ...{ Q4H: 'every 4 hours', Q6H: 'every 6 hours', Q8H: 'every 8 hours', BED: 'at bedtime' },
  ...{ WK: 'once a week', MO: 'once a month', AM: 'in the morning', PM: 'in the afternoon' },
}
const GTS = 'http://terminology.hl7.org/CodeSystem/v3-GTSAbbreviation'

type Context = Pick<Reading, 'wordsOf' | 'today'>

/** Empty where nothing is said; undefined where it cannot all be said. */
export function timingInWords(value: unknown, context: Context): string | undefined {
  const timing = holder(value)
  if (timing.modifierExtension !== undefined) return undefined
  const repeat = holder(timing.repeat)
  const coded = codeInWords(timing.code, context)
  // A code says all but how long; a time of the clock alone does not say on which days.
  if (coded !== '' && !CLOCK_TIMES.test(coded)) return all([coded, ...boundsOf(repeat, context)])
  if (timing.event !== undefined) return undefined
  const parts = partsOf(repeat, context)
  const bare = coded === '' && parts?.length === 0 ? context.wordsOf(timing.code) : coded
  return parts && all([...parts, bare])
}

/** Empty for a code without words: what is told in numbers may say it. */
function codeInWords(code: unknown, { wordsOf }: Context): string {
  if (!hasWords(code)) return inTable(ABBREVIATIONS, codeIn(code, GTS)) ?? ''
  const words = wordsOf(code)
  return MILITARY_TIMES.test(words)
    ? `at ${words
        .replace(/(\d\d):?(\d\d)/g, '$1:$2')
        .split(/[\s,;]+/)
        .join(' and ')}`
    : words
}
const MILITARY_TIMES = /^(?:[01]\d|2[0-3]):?[0-5]\d(?:[\s,;]+(?:[01]\d|2[0-3]):?[0-5]\d)*$/
const CLOCK_TIMES = /^at \d\d:\d\d/

const all = (parts: readonly (string | undefined)[]): string | undefined =>
  parts.includes(undefined) ? undefined : parts.filter(Boolean).join(', ')

const SAID = ['frequency', 'frequencyMax', 'period', 'periodMax', 'periodUnit', 'dayOfWeek'].concat(
  ['timeOfDay', 'when', 'count', 'boundsDuration', 'boundsPeriod', 'id'],
)

/** Undefined where one of them has no words. */
function partsOf(repeat: Loose, context: Context): string[] | undefined {
  if (!Object.keys(repeat).every(name => SAID.includes(name))) return undefined
  const parts = [
    rateOf(repeat),
    listed(repeat.dayOfWeek, day => on(inTable(DAYS, day))),
    listed(repeat.timeOfDay, clockTime),
    listed(repeat.when, event => inTable(EVENTS, event)),
    countOf(repeat.count),
    ...boundsOf(repeat, context),
  ]
  const isSaid = (part: string | undefined): part is string => part !== undefined
  if (!parts.every(isSaid)) return undefined
  // "On Monday and on Friday" is said shorter.
  return parts.filter(Boolean).map(part => part.replace(/ and (on|at) (?=[A-Z\d])/g, ' and '))
}

const boundsOf = (repeat: Loose, { today }: Context) => [
  durationOf(repeat.boundsDuration),
  periodOf(repeat.boundsPeriod, today),
  repeat.boundsRange === undefined ? '' : undefined,
]

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0

/** Empty where it names no period: then days or times of day say when. */
function rateOf({ frequency, frequencyMax, period, periodMax, periodUnit }: Loose) {
  const numbers = [frequency, frequencyMax, period, periodMax].filter(each => each !== undefined)
  if (numbers.length === 0 && periodUnit === undefined) return ''
  const unit = inTable(UNITS, periodUnit)
  if (!unit || !numbers.every(isCount) || !isCount(period)) return undefined
  const times = timesOf(Number(frequency ?? 1), frequencyMax)
  const isOnce = times === 'once'
  if (periodMax !== undefined)
    return `${isOnce ? '' : `${times} `}every ${period} to ${periodMax} ${unit}s`
  if (period > 1) return `${isOnce ? '' : `${times} `}every ${period} ${unit}s`
  return `${times} ${unit === 'hour' ? 'an' : 'a'} ${unit}`
}

function timesOf(frequency: number, most: unknown): string {
  if (most !== undefined && most !== frequency) return `${frequency} to ${most} times`
  return ['', 'once', 'twice'][frequency] ?? `${frequency} times`
}

/** Undefined where one of them has no words. */
function listed(value: unknown, inWords: (each: unknown) => string | undefined) {
  if (value === undefined) return ''
  const words = listOf(value).map(inWords)
  return words.length === 0 || words.includes(undefined) ? undefined : words.join(' and ')
}

const on = (day: string | undefined) => day && `on ${day}`

function clockTime(value: unknown): string | undefined {
  const [, time] = /^(\d\d:\d\d)(:00)?$/.exec(textOf(value)) ?? []
  return time && `at ${time}`
}

function countOf(count: unknown): string | undefined {
  if (count === undefined) return ''
  return isCount(count) ? `${timesOf(count, undefined)} in all` : undefined
}

function durationOf(value: unknown): string | undefined {
  if (value === undefined) return ''
  const words = quantityWords(value)
  return words && `for ${words}`
}

/** A beginning matters only before it is reached. */
function periodOf(value: unknown, today: string): string | undefined {
  if (value === undefined) return ''
  const [start, end] = [holder(value).start, holder(value).end].map(day => textOf(day).slice(0, 10))
  const begins = start && start > today ? `from ${start}` : ''
  const ends = end && `until ${end}`
  return [begins, ends].filter(Boolean).join(' ')
}

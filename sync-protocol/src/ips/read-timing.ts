/**
 * Parts of a Timing without words are named, because the other parts alone ("10 mg" for "10 mg on Mondays")
 * may be a different instruction.
 */
import { codeIn, hasWords } from './read-concept'
import { type DocumentReading, dayIn } from './read-context'
import { asObject, inTable, type JsonObject, listOf, textOf } from './read-json'
import { quantityWords, rangeWords } from './read-quantity'

const UNITS: Readonly<Record<string, string>> = {
  s: 'second',
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
/** These HL7 abbreviations (v3-GTSAbbreviation) often come without words. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  ...{ QD: 'once a day', BID: 'twice a day', TID: '3 times a day', QID: '4 times a day' },
  ...{ QOD: 'every 2 days', Q1H: 'every hour', Q2H: 'every 2 hours', Q3H: 'every 3 hours' },
  ...{ Q4H: 'every 4 hours', Q6H: 'every 6 hours', Q8H: 'every 8 hours', BED: 'at bedtime' },
  ...{ WK: 'once a week', MO: 'once a month', AM: 'in the morning', PM: 'in the afternoon' },
}
const GTS = 'http://terminology.hl7.org/CodeSystem/v3-GTSAbbreviation'

type Context = Pick<DocumentReading, 'wordsOf' | 'today'>

export interface TimingWords {
  words: string
  missing: readonly string[]
}

/** A part in words: empty if the file lacks it, undefined if it has no words. */
type Part = readonly [name: string, words: string | undefined]

export function timingInWords(value: unknown, context: Context): TimingWords {
  const timing = asObject(value)
  if (timing.modifierExtension !== undefined) return { words: '', missing: ['timing'] }
  const repeat = asObject(timing.repeat)
  const coded = codeInWords(timing.code, context)
  const events: Part = ['dates', listed(timing.event, dayWords)]
  // A code says everything except the duration. A clock time alone does not say the days.
  if (coded !== '' && !CLOCK_TIMES.test(coded)) {
    return joined([['code', coded], events, ...boundsOf(repeat, context)])
  }
  const parts = [...partsOf(repeat), events, ...boundsOf(repeat, context), ...unknownOf(repeat)]
  const isSilent = parts.every(([, words]) => words === '')
  const bare = coded === '' && isSilent ? context.wordsOf(timing.code) : coded
  return joined([...parts, ['code', bare]])
}

function joined(parts: readonly Part[]): TimingWords {
  const words = parts.map(([, part]) => part).filter(part => part !== undefined && part !== '')
  return {
    words: words.map(part => part?.replace(/ and (on|at) (?=[A-Z\d])/g, ' and ')).join(', '),
    missing: parts.filter(([, part]) => part === undefined).map(([name]) => name),
  }
}

/** Returns an empty text for a code without words, because the numbers may say it. */
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

const SAID = ['frequency', 'frequencyMax', 'period', 'periodMax', 'periodUnit', 'dayOfWeek'].concat(
  ['timeOfDay', 'when', 'offset', 'count', 'countMax', 'duration', 'durationMax', 'durationUnit'],
  ['boundsDuration', 'boundsPeriod', 'boundsRange', 'id'],
)

const partsOf = (repeat: JsonObject): Part[] => [
  ['rate', isSaidByTimes(repeat) ? '' : rateOf(repeat)],
  ['days', listed(repeat.dayOfWeek, day => on(inTable(DAYS, day)))],
  ['times of day', listed(repeat.timeOfDay, clockTime)],
  ['times of day', momentsOf(repeat)],
  ['length of a dose', lengthOf(repeat)],
  ['number of doses', countOf(repeat)],
]

/** "Once a day" at two times of day is one dose at each time, so the times are enough. */
function isSaidByTimes({
  frequency = 1,
  frequencyMax,
  period,
  periodMax,
  ...rest
}: JsonObject): boolean {
  const isDaily = period === 1 && rest.periodUnit === 'd' && periodMax === undefined
  const times = listOf(rest.when).length + listOf(rest.timeOfDay).length
  return isDaily && frequency === 1 && frequencyMax === undefined && times > 1
}

/** Fields from a later edition or from a vendor. */
const unknownOf = (repeat: JsonObject): Part[] =>
  Object.keys(repeat)
    .filter(name => !SAID.includes(name))
    .map(name => [name, undefined])

const boundsOf = (repeat: JsonObject, { today }: Context): Part[] => [
  ['duration', durationOf(repeat.boundsDuration)],
  ['duration', periodOf(repeat.boundsPeriod, today)],
  ['duration', repeat.boundsRange === undefined ? '' : rangeOf(repeat.boundsRange)],
]

function momentsOf({ when, offset }: JsonObject): string | undefined {
  if (offset === undefined) return listed(when, event => inTable(EVENTS, event))
  // An offset counts from a meal, from waking or from bedtime.
  const apart = isCount(offset) ? offsetWords(offset) : undefined
  return apart && listed(when ?? [], event => offsetFrom(apart, inTable(EVENTS, event)))
}

function offsetWords(minutes: number): string {
  const isHours = minutes % 60 === 0
  const count = isHours ? minutes / 60 : minutes
  return `${count} ${isHours ? 'hour' : 'minute'}${count === 1 ? '' : 's'}`
}

function offsetFrom(apart: string, event: string | undefined): string | undefined {
  if (event && /^(before|after) /.test(event)) return `${apart} ${event}`
  // FHIR counts an offset to bedtime backwards.
  return event === EVENTS.HS ? `${apart} before bedtime` : undefined
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0

/** Returns an empty text if there is no period, because days or times of day then say when. */
function rateOf({ frequency, frequencyMax, period, periodMax, periodUnit }: JsonObject) {
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

function listed(value: unknown, inWords: (each: unknown) => string | undefined) {
  if (value === undefined) return ''
  const words = listOf(value).map(inWords)
  return words.length === 0 || words.includes(undefined) ? undefined : words.join(' and ')
}

function dayWords(value: unknown): string | undefined {
  const read = dayIn(value)
  if (!read || 'why' in read) return undefined
  const time = /T(\d\d:\d\d)/.exec(textOf(value))?.[1]
  return `on ${read.day}${time ? ` at ${time}` : ''}`
}

const on = (day: string | undefined) => day && `on ${day}`

function clockTime(value: unknown): string | undefined {
  const [, time] = /^(\d\d:\d\d)(:00)?$/.exec(textOf(value)) ?? []
  return time && `at ${time}`
}

function countOf({ count, countMax }: JsonObject): string | undefined {
  if (count === undefined && countMax === undefined) return ''
  return isCount(count) && (countMax === undefined || isCount(countMax))
    ? `${timesOf(count, countMax)} in all`
    : undefined
}

function lengthOf({ duration, durationMax, durationUnit }: JsonObject): string | undefined {
  if (duration === undefined && durationMax === undefined) return ''
  const unit = inTable(UNITS, durationUnit)
  if (!unit || !isCount(duration)) return undefined
  if (durationMax === undefined) return `over ${duration} ${unit}${duration === 1 ? '' : 's'}`
  return isCount(durationMax) ? `over ${duration} to ${durationMax} ${unit}s` : undefined
}

function durationOf(value: unknown): string | undefined {
  if (value === undefined) return ''
  const words = quantityWords(value)
  return words && `for ${words}`
}

function rangeOf(value: unknown): string | undefined {
  const { low, high } = asObject(value)
  if (low !== undefined && high !== undefined) {
    const words = rangeWords(value)
    return words && `for ${words}`
  }
  const [least, most] = [quantityWords(low), quantityWords(high)]
  if (low !== undefined) return least && `for at least ${least}`
  return most && `for at most ${most}`
}

/** A start matters only while it is in the future. */
function periodOf(value: unknown, today: string): string | undefined {
  if (value === undefined) return ''
  const [start, end] = [asObject(value).start, asObject(value).end].map(day =>
    textOf(day).slice(0, 10),
  )
  const begins = start && start > today ? `from ${start}` : ''
  const ends = end && `until ${end}`
  return [begins, ends].filter(Boolean).join(' ')
}

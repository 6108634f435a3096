/**
 * Reads how often a dose is taken, in the words and abbreviations of the app's languages: "2x tgl.", "2
 * veces al día", "1日2回". The result serves to compare two texts and is never shown. A text that two
 * languages read differently gives no result.
 */
import { memoize } from '../text/memoize'
import { type Count, isOf, isSlash, rateTokens, type Token } from './rate-tokens'

interface ReadRate {
  /** Keys for comparison: `2.0000` doses a day, `day-n 3-4` for a range. */
  rates: readonly string[]
  timesOfDay: readonly string[]
  isAsNeeded: boolean
  /** A bare "daily", which leaves the number of doses open. */
  isDaily: boolean
  isWhole: boolean
}

const UNIT_DAYS = { hour: 1 / 24, day: 1, daily: 1, week: 7, month: 30 } as const
type Unit = keyof typeof UNIT_DAYS

const TIMES_OF_DAY = ['morning', 'evening'] as const

export const readRate = memoize((text: string): ReadRate => {
  const all = rateTokens(text).map(tokens => ({
    tokens,
    known: tokens.filter(({ kind }) => kind !== 'other').length,
  }))
  const most = Math.max(...all.map(({ known }) => known))
  const best = all.filter(({ known }) => known === most).map(({ tokens }) => tokens)
  return {
    rates: agreed(best.map(ratesOf)),
    timesOfDay: agreed(best.map(timesOf)),
    isAsNeeded: best.some(tokens => tokens.some(token => isOf(token, 'asNeeded'))),
    isDaily: best.some(isDaily),
    isWhole: best.some(tokens => tokens.every(({ kind }) => kind !== 'other')),
  }
})

function agreed(all: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = all.filter(each => each.length > 0)
  return others.every(each => each.join() === first.join()) ? first : []
}

const unitOf = (token: Token | undefined): Unit | undefined =>
  (Object.keys(UNIT_DAYS) as Unit[]).find(unit => isOf(token, unit)) // the keys of a constant

function ratesOf(tokens: readonly Token[]): string[] {
  const rates: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const found =
      saidTwice(tokens, at) ??
      countThenUnit(tokens, at) ??
      unitThenCount(tokens, at) ??
      interval(tokens, at)
    if (found) rates.push(found.rate)
    at = found?.end ?? at + 1
  }
  return rates
}

interface Found {
  rate: string
  end: number
}

const ONCE: Count = { least: 1, most: 1 }

/** "2 x", "x 2", "twice", or "raz", which means once. */
function countAt(tokens: readonly Token[], at: number): { count: Count; end: number } | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]]
  if (first?.kind === 'adverb') return { count: first, end: at + 1 }
  if (first?.kind === 'number' && isOf(second, 'times')) return { count: first, end: at + 2 }
  // The "x" of "3 x 5 days" belongs to the number before it.
  if (!isOf(first, 'times') || tokens[at - 1]?.kind === 'number') return undefined
  const isNumber = second?.kind === 'number'
  return isNumber ? { count: second, end: at + 2 } : { count: ONCE, end: at + 1 }
}

const pastJoints = (tokens: readonly Token[], from: number): number => {
  let at = from
  while (isOf(tokens[at], 'per') || isOf(tokens[at], 'every') || isSlash(tokens[at])) at++
  return at
}

/** "2 x 1 tablet a day": the amount may come between the count and the unit. */
function pastAmount(tokens: readonly Token[], from: number): number {
  if (tokens[from]?.kind !== 'number' || tokens[from + 1]?.kind !== 'other') return from
  return tokens[from + 2]?.kind === 'other' ? from + 3 : from + 2
}

function countThenUnit(tokens: readonly Token[], from: number): Found | undefined {
  const counted = countAt(tokens, from) ?? barePerUnit(tokens, from)
  if (!counted) return undefined
  // Dutch "2 dd" is complete: twice a day.
  if (isOf(tokens[counted.end - 1], 'daily')) {
    return { rate: rateKey(counted.count, UNIT_DAYS.daily), end: counted.end }
  }
  const behind = pastAmount(tokens, counted.end)
  const at = pastJoints(tokens, behind)
  // Without a word in between, "3 x 5 days" is a duration.
  return at > behind ? unitAt(tokens, at, counted.count) : bareUnitAt(tokens, at, counted.count)
}

/** "2/j" is twice a day, but "2 j" is two days. */
function barePerUnit(tokens: readonly Token[], from: number) {
  const number = tokens[from]
  const isCount = number?.kind === 'number' && number.most <= BARE_COUNT_MAX
  return isCount && isSlash(tokens[from + 1]) ? { count: number, end: from + 1 } : undefined
}
const BARE_COUNT_MAX = 12

function bareUnitAt(tokens: readonly Token[], at: number, count: Count): Found | undefined {
  const isAmount = tokens[at]?.kind === 'number' && isOf(tokens[at + 1], 'daily')
  const place = isAmount ? at + 1 : at
  const unit = unitOf(tokens[place])
  return unit && { rate: rateKey(count, UNIT_DAYS[unit]), end: place + 1 }
}

function unitAt(tokens: readonly Token[], at: number, count: Count): Found | undefined {
  const number = numberAt(tokens, at)
  const place = number ? at + 1 : at
  const unit = unitOf(tokens[place])
  return unit && { rate: rateKey(count, UNIT_DAYS[unit] * (number?.least ?? 1)), end: place + 1 }
}

function numberAt(tokens: readonly Token[], at: number): Count | undefined {
  const token = tokens[at]
  return token?.kind === 'number' && token.least === token.most ? token : undefined
}

/** "1日2回", "günde 2 kez". */
function unitThenCount(tokens: readonly Token[], from: number): Found | undefined {
  const number = numberAt(tokens, from)
  const place = number ? from + 1 : from
  const unit = unitOf(tokens[place])
  const countPlace = pastJoints(tokens, place + 1)
  const counted = unit && countAt(tokens, countPlace)
  // In "at 8 h 2 x a day" the count has its own unit.
  if (!counted || countThenUnit(tokens, countPlace)) return undefined
  return { rate: rateKey(counted.count, UNIT_DAYS[unit] * (number?.least ?? 1)), end: counted.end }
}

/** "alle 12 Stunden", "12時間ごと", "12 saatte bir". */
function interval(tokens: readonly Token[], from: number): Found | undefined {
  if (isOf(tokens[from], 'every')) {
    const at = pastJoints(tokens, from)
    const number = tokens[at]
    if (number?.kind === 'number' && isOf(tokens[at + 1], 'hour') && number.least < number.most) {
      return { rate: `every-hours ${number.least}-${number.most}`, end: at + 2 }
    }
    return unitThenCount(tokens, at) ?? unitAt(tokens, at, ONCE)
  }
  const number = numberAt(tokens, from)
  const unit = number && unitOf(tokens[from + 1])
  if (!unit || !isOf(tokens[from + 2], 'each')) return undefined
  return { rate: rateKey(ONCE, UNIT_DAYS[unit] * number.least), end: from + 3 }
}

/** "de 12 em 12 horas", "12/12h". */
function saidTwice(tokens: readonly Token[], from: number): Found | undefined {
  const [one, two] = [numberAt(tokens, from), numberAt(tokens, from + 2)]
  if (!one || one.least !== two?.least || !isOf(tokens[from + 3], 'hour')) return undefined
  return { rate: rateKey(ONCE, one.least / 24), end: from + 4 }
}

/** Ranges are compared as they are written. */
function rateKey({ least, most }: Count, days: number): string {
  return least < most ? `day-n ${least}-${most}` : (least / days).toFixed(4)
}

const timesOf = (tokens: readonly Token[]): string[] =>
  TIMES_OF_DAY.filter(time => tokens.some(token => isOf(token, time)))

const isDaily = (tokens: readonly Token[]): boolean =>
  !tokens.some(isCounted) && tokens.some((_, at) => isDailyAt(tokens, at))

/** "täglich" and "al día" are daily, "7 días" is not. */
const isDailyAt = (tokens: readonly Token[], at: number): boolean =>
  isOf(tokens[at], 'daily') ||
  (isOf(tokens[at], 'day') &&
    (isOf(tokens[at - 1], 'per') || isSlash(tokens[at - 1])) &&
    tokens[at + 1]?.kind !== 'number')

const isCounted = (token: Token): boolean => token.kind === 'adverb' || isOf(token, 'times')

import { inventRecord } from '../../../sync-protocol/bench/invented-record'
import { seededRandom } from '../../../sync-protocol/bench/random'
import { LANGUAGE_STOCKS } from '../../../sync-protocol/bench/stocks'
import { makeSummary } from '../../src/features/clinic/summary/make-summary'

const NOW_MS = Date.UTC(2026, 2, 1)
const ITEMS_A_LIST = 50

export interface Times {
  firstMs: number
  eachMs: number[]
  items: number
  bytes: number
}

function measure(count: number): Times {
  // Each record is new, because results for known terms are cached.
  const records = Array.from({ length: count }, (_, at) => largeRecord(at + 1))
  const times = records.map(record => {
    const started = performance.now()
    const { content } = makeSummary(record, 'healthcare', { nowMs: NOW_MS })
    return { ms: performance.now() - started, bytes: content.length }
  })
  const [first, ...others] = times
  return {
    firstMs: first?.ms ?? 0,
    eachMs: others.map(({ ms }) => ms),
    items: ITEMS_A_LIST * 4,
    bytes: first?.bytes ?? 0,
  }
}

function largeRecord(seed: number): ReturnType<typeof inventRecord> {
  const random = seededRandom(seed)
  const people = Array.from({ length: 400 }, () =>
    inventRecord(random, random.pick(LANGUAGE_STOCKS), NOW_MS),
  )
  const [one] = people
  if (!one) throw new Error('nobody was invented')
  const first = <T extends object>(rows: T[]): T[] =>
    rows.slice(0, ITEMS_A_LIST).map((row, at) => ({ ...row, id: String(at) }))
  return {
    ...one,
    contacts: first(people.flatMap(({ contacts }) => contacts)),
    allergies: first(people.flatMap(({ allergies }) => allergies)),
    medications: first(people.flatMap(({ medications }) => medications)),
    conditions: first(people.flatMap(({ conditions }) => conditions)),
  }
}

Object.assign(window, { measure })

/** The steps a history is made of, as data: what a person does, and what befalls them. */
import fc from 'fast-check'
import type { Blow } from './disk'
import { LINE_FAULTS, type Weather } from './line'

export const BLOWS: readonly Blow[] = ['kill', 'abort', 'full']

/** `nth` chooses among what is there: a row, a conflict, a field. */
const nth = fc.nat({ max: 5 })
const blow = fc.option(fc.record({ what: fc.constantFrom(...BLOWS), after: fc.nat({ max: 12 }) }), {
  freq: 4,
})
const deeds = fc.constantFrom(
  'add',
  'edit',
  'edit',
  'edit',
  'edit',
  'address',
  'address',
  'dnr',
  'remove',
  'remove',
  'undo',
  'settle',
  'discard',
  'keep revived',
  'add code',
  'remove code',
  'edit code',
  'add poison',
  'add with taken token',
)
const deed = fc.record({ do: deeds, nth, field: fc.nat({ max: 2 }), blow })
export type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never

const weather: fc.Arbitrary<Weather> = fc.record({
  fault: fc.constantFrom(...LINE_FAULTS),
  after: fc.nat({ max: 3 }),
  times: fc.integer({ min: 1, max: 3 }),
})
const drains = fc.record({
  do: fc.constant('drain' as const),
  weather: fc.option(weather, { freq: 2 }),
  kill: fc.option(fc.nat({ max: 60 }), { freq: 5 }),
})
/** Every phone does it, none having seen the others' doing: where conflicts come from. */
const atOnce = fc.record({
  do: fc.constant('all at once' as const),
  deeds: fc.array(deed, { minLength: 2, maxLength: 3 }),
})
const together = fc.record({
  do: fc.constantFrom(
    'drain all at once' as const,
    'drain in two tabs' as const,
    'add while draining' as const,
    'deliver late' as const,
  ),
})
const upheavals = fc.record({
  do: fc.constantFrom(
    'backup' as const,
    'restore' as const,
    'new epoch' as const,
    'forget deletions' as const,
    'copy profile' as const,
    'change person' as const,
    'clock a year on' as const,
    'clock a year back' as const,
  ),
})
export type Step =
  | Deed
  | (typeof drains extends fc.Arbitrary<infer D> ? D : never)
  | (typeof atOnce extends fc.Arbitrary<infer D> ? D : never)
  | (typeof together extends fc.Arbitrary<infer D> ? D : never)
  | (typeof upheavals extends fc.Arbitrary<infer D> ? D : never)

export interface Story {
  /** Which phone's clock is wrong from the start, and how. */
  skewYears: [number, number]
  /** Rows that both phones have when the history begins. */
  shared: number
  steps: [phone: number, step: Step][]
}

/** `withUpheavals`: also what befalls servers, profiles and clocks, not only lines and disks. */
export function stories(withUpheavals: boolean): fc.Arbitrary<Story> {
  const weighted: fc.WeightedArbitrary<Step>[] = [
    { weight: 8, arbitrary: deed },
    { weight: 3, arbitrary: atOnce },
    { weight: 6, arbitrary: drains },
    { weight: 2, arbitrary: together },
  ]
  if (withUpheavals) weighted.push({ weight: 3, arbitrary: upheavals })
  const year = fc.constantFrom(0, 0, 0, 1, -1)
  return fc.record({
    skewYears: fc.tuple(year, year),
    shared: fc.nat({ max: 2 }),
    steps: fc.array(fc.tuple(fc.nat({ max: 2 }), fc.oneof(...weighted)), {
      minLength: 5,
      maxLength: 25,
      size: 'max',
    }),
  })
}

import fc from 'fast-check'
import { MAX_PHONES } from './phone'
import { scenarios } from './scenarios'
import {
  action,
  busyDrains,
  clash,
  disruptions,
  drains,
  events,
  fileDrains,
  type Step,
  type Turn,
  together,
  writes,
} from './steps'

export interface Story {
  skewYears: [number, number]
  shared: number
  steps: Turn[]
}

/** `withDisruptions` adds faults of servers, profiles and clocks to those of lines and disks. */
export function stories(withDisruptions: boolean): fc.Arbitrary<Story> {
  const weighted: fc.WeightedArbitrary<Step>[] = [
    { weight: 8, arbitrary: action },
    { weight: 4, arbitrary: clash },
    { weight: 4, arbitrary: drains },
    { weight: 2, arbitrary: busyDrains },
    { weight: 1, arbitrary: fileDrains },
    { weight: 2, arbitrary: together },
    { weight: 3, arbitrary: events },
  ]
  if (withDisruptions) weighted.push({ weight: 4, arbitrary: disruptions })
  const anything = fc
    .tuple(fc.nat({ max: MAX_PHONES - 1 }), fc.oneof(...weighted))
    .map((turn): Turn[] => [turn])
  const turns = withDisruptions
    ? fc.oneof({ weight: 20, arbitrary: anything }, { weight: 1, arbitrary: scenarios(writes) })
    : anything
  const year = fc.constantFrom(0, 0, 0, 1, -1)
  return fc.record({
    skewYears: fc.tuple(year, year),
    shared: fc.nat({ max: 3 }),
    steps: fc.array(turns, { minLength: 4, maxLength: 18, size: 'max' }).map(each => each.flat()),
  })
}

import fc from 'fast-check'
import type { Role } from 'sync-protocol/family'
import { action, busyDrains, clash, drains, events, fileDrains, type Step } from '../steps'

/**
 * The time of a role change: `now`, so that a phone notices at its next request; `in the transaction` of a
 * push of the member; or `before the answer` to the push arrives.
 */
const MOMENTS = ['now', 'in the transaction', 'before the answer'] as const

const roleChange = fc.record({
  do: fc.constant('change role' as const),
  member: fc.constantFrom(1 as const, 2 as const),
  to: fc.constantFrom<Role | null>(null, null, 'viewer', 'viewer', 'carer', 'carer', 'guardian'),
  moment: fc.constantFrom(...MOMENTS),
  isUnsent: fc.boolean(),
})
export type RoleChange = typeof roleChange extends fc.Arbitrary<infer D> ? D : never

const ofAll = fc.record({
  do: fc.constantFrom(
    'drain others' as const,
    'drain in two tabs' as const,
    'deliver late' as const,
  ),
})
const closing = fc.record({
  do: fc.constant('kill while closing' as const),
  /** Counts the phone's uses of the disk while it closes the record. */
  after: fc.nat({ max: 1 }),
})

type FamilyStep =
  | Extract<Step, { do: 'clash' | 'drain' | 'receive an event' }>
  | (typeof action extends fc.Arbitrary<infer D> ? D : never)
  | RoleChange
  | (typeof ofAll extends fc.Arbitrary<infer D> ? D : never)
  | (typeof closing extends fc.Arbitrary<infer D> ? D : never)

export interface Turn {
  phone: number
  record: number
  step: FamilyStep
}

export interface FamilyStory {
  skewYears: number[]
  /** Entries in the child's record that both parents' phones have when the history begins. */
  shared: number
  turns: Turn[]
}

const quietly = <S extends { conditions: unknown; diskFault: unknown }>(step: S): S => ({
  ...step,
  conditions: null,
  diskFault: null,
})

export function familyStories({ withFaults }: { withFaults: boolean }): fc.Arbitrary<FamilyStory> {
  const sent = withFaults ? drains : drains.map(quietly)
  const busy = withFaults ? busyDrains : busyDrains.map(quietly)
  const done = withFaults ? action : action.map(step => ({ ...step, diskFault: null }))
  const weighted: fc.WeightedArbitrary<FamilyStep>[] = [
    { weight: 6, arbitrary: done },
    { weight: 4, arbitrary: sent },
    { weight: 2, arbitrary: busy },
    { weight: 2, arbitrary: clash },
    { weight: 2, arbitrary: events },
    { weight: 3, arbitrary: ofAll },
    { weight: 8, arbitrary: roleChange },
  ]
  if (withFaults)
    weighted.push({ weight: 1, arbitrary: fileDrains }, { weight: 2, arbitrary: closing })
  const turn = fc.record({
    phone: fc.constantFrom(0, 0, 1, 1, 2),
    record: fc.constantFrom(0, 1, 1),
    step: fc.oneof(...weighted),
  })
  const year = fc.constantFrom(0, 0, 0, 0, 1, -1)
  return fc.record({
    skewYears: fc.array(year, { minLength: 3, maxLength: 3 }),
    shared: fc.nat({ max: 2 }),
    turns: fc.array(turn, { minLength: 5, maxLength: 16, size: 'max' }),
  })
}

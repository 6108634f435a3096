/** The turns of a family's history, as data. */
import fc from 'fast-check'
import type { Role } from 'sync-protocol/family'
import { action, busyDrains, clash, drains, events, fileDrains, type Step } from '../steps'

/**
 * When a role changes: `now`, of which a phone hears when it next asks; `in the transaction` of a push of
 * the one whose role it is; or `before the answer` to it is there.
 */
export const MOMENTS = ['now', 'in the transaction', 'before the answer'] as const

const roleChange = fc.record({
  do: fc.constant('change role' as const),
  /** Father or aunt. */
  member: fc.constantFrom(1 as const, 2 as const),
  to: fc.constantFrom<Role | null>(null, null, 'viewer', 'viewer', 'carer', 'carer', 'guardian'),
  moment: fc.constantFrom(...MOMENTS),
  /** Something is written before, and not sent, on the phone of the one whose role it is. */
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
/** Something is written while the phone is closing the record. */
const closing = fc.record({
  do: fc.constant('kill while closing' as const),
  /** At the nth time it opens the database for that. */
  after: fc.nat({ max: 1 }),
})

export type FamilyStep =
  | Extract<Step, { do: 'clash' | 'drain' | 'hear an event' }>
  | (typeof action extends fc.Arbitrary<infer D> ? D : never)
  | RoleChange
  | (typeof ofAll extends fc.Arbitrary<infer D> ? D : never)
  | (typeof closing extends fc.Arbitrary<infer D> ? D : never)

export interface Turn {
  phone: number
  /** The mother’s, or the child’s. */
  record: number
  step: FamilyStep
}

export interface FamilyStory {
  skewYears: number[]
  /** Entries in the child's record that are on both parents' phones when the history begins. */
  shared: number
  turns: Turn[]
}

const quietly = <S extends { conditions: unknown; diskFault: unknown }>(step: S): S => ({
  ...step,
  conditions: null,
  diskFault: null,
})

/** `withFaults`: lines and disks fail, too. */
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

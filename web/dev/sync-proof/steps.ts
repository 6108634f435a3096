import fc from 'fast-check'
import { DISK_FAULTS, type DiskFault } from './disk'
import { LINE_FAULTS, type NetworkConditions } from './network-conditions'

/** `nth` picks one of the present rows, conflicts or fields. */
const nth = fc.nat({ max: 5 })
/**
 * A fault at some use of the disk. An action uses the disk about a dozen times, a drain forty to fifty times.
 * Only a third of the uses are writes, and only a write can meet a full disk.
 */
const diskFaultWithin = (uses: number, freq: number) => {
  const diskFault = (what: DiskFault, max: number) =>
    fc.record({ what: fc.constant(what), after: fc.nat({ max }) })
  const diskFaults = DISK_FAULTS.map(what =>
    diskFault(what, what === 'full' ? Math.ceil(uses / 3) : uses),
  )
  return fc.option(fc.oneof(...diskFaults), { freq })
}
const actions = fc.constantFrom(
  'add',
  'edit',
  'edit',
  'edit',
  'edit',
  'address',
  'address',
  'dnr',
  'dnr',
  'add policy',
  'edit policy',
  'remove policy',
  'name a file nobody sent',
  'remove',
  'remove',
  'undo',
  'settle',
  'settle',
  'discard',
  'discard',
  'keep revived',
  'add code',
  'remove code',
  'edit code',
  'add poison',
  'add with taken token',
)
export const action = fc.record({
  do: actions,
  nth,
  field: fc.nat({ max: 2 }),
  diskFault: diskFaultWithin(12, 4),
})
export type Action = typeof action extends fc.Arbitrary<infer D> ? D : never

const conditions: fc.Arbitrary<NetworkConditions> = fc.record({
  fault: fc.constantFrom(...LINE_FAULTS),
  call: fc.constantFrom('push', 'push', 'pull'),
  after: fc.constantFrom(0, 0, 0, 1),
  times: fc.integer({ min: 1, max: 3 }),
})
/** Most drains send what was just done. */
export const writes = fc.record({
  do: fc.constantFrom('add', 'add', 'edit', 'edit', 'address', 'remove', 'add code'),
  nth,
  field: fc.nat({ max: 2 }),
  diskFault: fc.constant(null),
})
export const drains = fc.record({
  do: fc.constant('drain' as const),
  action: fc.option(writes, { freq: 3 }),
  meanwhile: fc.constant(null),
  conditions: fc.option(conditions, { freq: 4 }),
  diskFault: diskFaultWithin(30, 3),
})
export const busyDrains = fc.record({
  do: fc.constant('drain' as const),
  action: fc.option(writes, { freq: 2 }),
  meanwhile: fc.record({
    call: fc.constantFrom('push' as const, 'push' as const, 'pull' as const),
    action: fc.record({
      do: actions,
      nth,
      field: fc.nat({ max: 2 }),
      diskFault: fc.constant(null),
    }),
  }),
  conditions: fc.option(conditions, { freq: 4 }),
  diskFault: fc.constant(null),
})
export type Drain = typeof drains | typeof busyDrains extends fc.Arbitrary<infer D> ? D : never
export const fileDrains = fc.record({
  do: fc.constant('drain' as const),
  action: fc.record({
    do: fc.constantFrom('dnr', 'add policy'),
    nth,
    field: fc.constant(1),
    diskFault: fc.constant(null),
  }),
  meanwhile: fc.constant(null),
  conditions: fc.record({
    fault: fc.constantFrom(...LINE_FAULTS),
    call: fc.constant('file' as const),
    after: fc.constant(0),
    times: fc.constantFrom(1, 2),
  }),
  diskFault: fc.constant(null),
})
export const clash = fc.record({
  do: fc.constant('clash' as const),
  nth,
  actions: fc.array(
    fc.record({
      do: fc.constantFrom('edit', 'edit', 'edit', 'remove', 'address', 'dnr', 'edit policy'),
      field: fc.nat({ max: 1 }),
    }),
    { minLength: 2, maxLength: 3 },
  ),
})
/** An event has the changes after a version, mostly after the phone's own version. */
export const events = fc.record({
  do: fc.constant('receive an event' as const),
  /** More than 0 is a gap. */
  ahead: fc.constantFrom(0, 0, 0, 1, 2, -1),
  isLate: fc.boolean(),
  diskFault: diskFaultWithin(12, 3),
})
export type Hearing = typeof events extends fc.Arbitrary<infer D> ? D : never
export const together = fc.record({
  do: fc.constantFrom(
    'drain all at once' as const,
    'drain in two tabs' as const,
    'one tab overtakes another' as const,
    'an event overtakes an answer' as const,
    'add while draining' as const,
    'deliver late' as const,
  ),
})
export const disruptions = fc.record({
  do: fc.constantFrom(
    'backup' as const,
    'restore' as const,
    'new epoch' as const,
    'forget deletions' as const,
    'copy profile' as const,
    'app update' as const,
    'lose files' as const,
    'change person' as const,
    'clock a year on' as const,
    'clock a year back' as const,
  ),
})
export type Step =
  | Action
  | Drain
  | (typeof fileDrains extends fc.Arbitrary<infer D> ? D : never)
  | Hearing
  | (typeof clash extends fc.Arbitrary<infer D> ? D : never)
  | (typeof together extends fc.Arbitrary<infer D> ? D : never)
  | (typeof disruptions extends fc.Arbitrary<infer D> ? D : never)

export type Turn = [phone: number, step: Step]

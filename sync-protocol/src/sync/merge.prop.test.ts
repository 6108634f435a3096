/**
 * Tests the law of the merge against a model that knows nothing about its implementation. Some devices
 * write offline, push and pull in any order. Every accepted value is the winner or is in the conflicts,
 * unless it was overwritten or deleted by an author who had seen it.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COLLECTIONS, type FieldValue } from './collections'
import { mergeMutation } from './merge'
import type { Mutation } from './mutation'
import { type RecordState, recordStateSchema, valuesOf } from './record-state'

const ROW = '0190a000-0000-7000-8000-0000000000f1'
const NOW = 1_000_000
const DEVICES = ['phone', 'tablet', 'watch']

type Step =
  | { kind: 'look'; device: string }
  | { kind: 'push'; device: string }
  | { kind: 'put'; device: string; at: number; values: Record<string, FieldValue> }
  | { kind: 'remove'; device: string; at: number }

/** An accepted write of one value, or a deletion (`field` undefined). */
interface Written {
  field: string | undefined
  value: FieldValue
  device: string
  /** Version of the row that its author looked at. */
  base: number
  version: number
}

const word = fc.constantFrom('a', 'b', 'c', 'd', '')
const device = fc.constantFrom(...DEVICES)
const at = fc.integer({ min: -10, max: NOW + 10 })
const partOf = (shape: Record<string, fc.Arbitrary<FieldValue>>) =>
  fc.record(shape, { requiredKeys: [] }) as fc.Arbitrary<Record<string, FieldValue>> // an absent key is absent, not undefined

const steps = (values: fc.Arbitrary<Record<string, FieldValue>>): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('look' as const), device }),
      fc.record({ kind: fc.constant('push' as const), device }),
      {
        weight: 3,
        arbitrary: fc.record({ kind: fc.constant('put' as const), device, at, values }),
      },
      fc.record({ kind: fc.constant('remove' as const), device, at }),
    ),
    { maxLength: 30 },
  )

const allergy = partOf({ allergen: word, severity: word, reaction: word })
const profile = partOf({
  fullName: word,
  dnrStatus: fc.constantFrom('DNR', 'POLST', 'None', ''),
  dnrDocumentUrl: word,
  dnrDocumentName: word,
  streetAddress: word,
  city: word,
})

/** Plays the steps and returns every accepted write in the server's order, and the final state. */
function play(collection: 'allergies' | 'profile', steps: Step[]) {
  let state: RecordState | undefined
  let version = 0
  const seen = new Map<string, number>()
  const queues = new Map<string, Mutation[]>(DEVICES.map(name => [name, []]))
  const accepted: Written[] = []

  const push = (name: string) => {
    const queue = queues.get(name) ?? []
    queues.set(name, [])
    if (queue.length > 0) version += 1
    for (const mutation of queue) {
      const before = structuredClone(state)
      const result = mergeMutation(deepFreeze(state), mutation, {
        version,
        clientId: name,
        userId: ROW,
        nowMs: NOW,
        lastPullMs: 0,
      })
      expect(state).toEqual(before)
      if (result.status === 'rejected') continue
      const written = writtenBy(mutation, name, version)
      const isDeletion = result.record?.deletedAt !== null
      if (mutation.kind === 'put' || isDeletion) accepted.push(...written)
      state = result.record
    }
  }
  for (const step of steps) {
    if (step.kind === 'look') seen.set(step.device, version)
    else if (step.kind === 'push') push(step.device)
    else queues.get(step.device)?.push(mutationOf(collection, step, seen.get(step.device) ?? 0))
  }
  for (const name of DEVICES) push(name)
  return { state, accepted }
}

function mutationOf(
  collection: 'allergies' | 'profile',
  step: Step & { at: number },
  base: number,
): Mutation {
  const head = { id: 1, hash: 'h', at: step.at, collection, rowId: ROW }
  if (step.kind === 'remove') return { ...head, kind: 'remove', baseVersion: base }
  const values = step.kind === 'put' ? Object.entries(step.values) : []
  const fields = Object.fromEntries(values.map(([name, value]) => [name, [value, base] as const]))
  return { ...head, kind: 'put', fields: fields as Mutation['fields'] } as Mutation // literal tuples widen in fromEntries
}

function writtenBy(mutation: Mutation, device: string, version: number): Written[] {
  if (mutation.kind === 'remove') {
    return [{ field: undefined, value: null, device, base: mutation.baseVersion ?? 0, version }]
  }
  return Object.entries(mutation.fields ?? {}).map(([field, [value, base]]) => ({
    field,
    value,
    device,
    base,
    version,
  }))
}

function deepFreeze<T>(value: T): T {
  if (value !== null && typeof value === 'object') {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}

const isKept = (state: RecordState | undefined, { field = '', value }: Written) =>
  state?.fields[field]?.value === value ||
  (state?.conflicts?.[field] ?? []).some(entry => entry.value === value)

const isWrittenOver = (accepted: Written[], index: number, { field, device, version }: Written) =>
  accepted
    .slice(index + 1)
    .some(
      later =>
        (later.field === field || later.field === undefined) &&
        (later.base >= version || later.device === device),
    )

test.each([
  ['allergies', allergy],
  ['profile', profile],
] as const)('no accepted value of %s is lost, whatever the order', (collection, values) => {
  fc.assert(
    fc.property(steps(values), script => {
      const { state, accepted } = play(collection, script)
      const writes = accepted.entries()
      for (const [index, write] of writes) {
        if (write.field === undefined) continue
        const isSafe = isKept(state, write) || isWrittenOver(accepted, index, write)
        if (!isSafe) throw new Error(`lost ${JSON.stringify(write)}`)
      }
    }),
    { numRuns: 600 },
  )
})

test.each([
  ['allergies', allergy],
  ['profile', profile],
] as const)('a record of %s always satisfies its schema, and so does its state', (name, values) => {
  fc.assert(
    fc.property(steps(values), script => {
      const { state } = play(name, script)
      if (!state) return
      expect(recordStateSchema.safeParse(state).error).toBeUndefined()
      // A row has no fields if only its deletion is known.
      if (state.deletedAt !== null && Object.keys(state.fields).length === 0) return
      expect(COLLECTIONS[name].schema.safeParse(valuesOf(state)).error).toBeUndefined()
    }),
    { numRuns: 300 },
  )
})

test('an address is never made of two towns', () => {
  const whole = fc
    .constantFrom('Graz', 'Wien', 'Linz')
    .map(town => ({ streetAddress: `in ${town}`, city: town, state: town, zipCode: town }))
  fc.assert(
    fc.property(steps(whole), script => {
      const { streetAddress, city, ...rest } = valuesOf(
        play('profile', script).state ?? ({ fields: {} } as RecordState), // nothing written: no address
      )
      expect(streetAddress).toBe(city && `in ${city}`)
      for (const value of Object.values(rest)) expect(value).toBe(city)
    }),
    { numRuns: 300 },
  )
})

test('the same steps always give the same record', () => {
  fc.assert(
    fc.property(steps(allergy), script => {
      expect(play('allergies', script)).toEqual(play('allergies', script))
    }),
    { numRuns: 100 },
  )
})

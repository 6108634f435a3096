import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { depth } from '../../dev/test-depth'
import { type ComparedRow, planRows } from './plan-rows'

const row = (values: Record<string, string>, more: Partial<ComparedRow> = {}): ComparedRow => ({
  keys: ['insulin'],
  values: Object.fromEntries(Object.entries(values).map(([field, value]) => [field, [value]])),
  ...more,
})
const [morning, evening] = [
  row({ dosage: '4 IU', frequency: 'mornings' }),
  row({ dosage: '10 IU', frequency: 'evenings' }),
]

describe('a row of a name that the record has', () => {
  it('is the same as the row that has all its values, whichever comes first', () => {
    const changed = row({ dosage: '6 IU', frequency: 'mornings' })
    expect(planRows([changed, morning], [morning], 'closest')).toEqual([
      { kind: 'new' },
      { kind: 'same', at: 0 },
    ])
  })

  it('changes the row that differs least', () => {
    const changed = row({ dosage: '12 IU', frequency: 'evenings' })
    expect(planRows([changed], [morning, evening], 'closest')).toEqual([
      { kind: 'different', at: 1 },
    ])
  })

  it('is kept once, however often it comes', () => {
    expect(planRows([morning, morning], [morning], 'closest')).toEqual([
      { kind: 'same', at: 0 },
      { kind: 'same', at: 0 },
    ])
  })

  it('is certain only if each side has one row of this name', () => {
    const changed = row({ dosage: '6 IU' })
    expect(planRows([changed], [morning], 'certain')).toEqual([{ kind: 'different', at: 0 }])
    expect(planRows([changed], [morning, evening], 'certain')).toEqual([{ kind: 'new' }])
    expect(planRows([changed, row({ dosage: '8 IU' })], [morning], 'certain')).toEqual([
      { kind: 'new' },
      { kind: 'new' },
    ])
  })

  it('is new if the only such row is about to become another entry', () => {
    const known = row({ name: 'insulin' }, { id: 'a' })
    const renamed = row({ name: 'metformin' }, { id: 'a', keys: ['metformin'] })
    expect(planRows([renamed, row({ name: 'insulin' }, { id: 'b' })], [known], 'certain')).toEqual([
      { kind: 'different', at: 0 },
      { kind: 'new' },
    ])
  })
})

/** What `planRows` promises, without an index: equal rows first, then the row that differs least. */
function planOneByOne(incoming: readonly ComparedRow[], known: readonly ComparedRow[]) {
  const taken = new Set<number>()
  const differing = (one: ComparedRow, at: number) =>
    Object.entries(one.values).filter(
      ([field, said]) => !(known[at]?.values[field] ?? ['']).includes(said[0] ?? ''),
    ).length
  const all = known.map((_, at) => at)
  const plans = incoming.map(each => {
    const equal = all.filter(at => differing(each, at) === 0)
    const at = equal.find(found => !taken.has(found)) ?? equal[0]
    if (at === undefined) return { kind: 'new' }
    taken.add(at)
    return { kind: 'same', at }
  })
  return plans.map((plan, nth) => {
    const each = incoming[nth]
    if (plan.kind === 'same' || !each) return plan
    const free = all.filter(at => !taken.has(at))
    const [at] = free.toSorted((a, b) => differing(each, a) - differing(each, b) || a - b)
    if (at === undefined) return plan
    taken.add(at)
    return { kind: 'different', at }
  })
}

it('finds the same rows as comparing each with each', () => {
  const value = fc.constantFrom('', 'a', 'b', 'c')
  const values = fc.record({ dosage: value, frequency: value, since: value }, { requiredKeys: [] })
  const rows = fc.array(
    values.map(each => row(each)),
    { maxLength: 8 },
  )
  const known = fc.array(
    fc.tuple(values, values).map(([own, written]): ComparedRow => {
      const fields = Object.keys({ ...own, ...written }) as (keyof typeof own)[]
      const said = fields.map(field => [field, [own[field] ?? '', written[field] ?? '']])
      return { keys: ['insulin'], values: Object.fromEntries(said) }
    }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(rows, known, (incoming, here) => {
      expect(planRows(incoming, here, 'closest')).toEqual(planOneByOne(incoming, here))
    }),
    { numRuns: depth(200, 2000) },
  )
})

/** Counts how often the values of a row are read. */
function reads(count: number, pairing: 'closest' | 'certain', valuesOf: (at: number) => object) {
  let seen = 0
  const counted = (at: number): ComparedRow => ({
    ...row({}),
    values: new Proxy(row({ ...valuesOf(at) }).values, {
      get: (target, field, receiver) => {
        seen++
        return Reflect.get(target, field, receiver)
      },
    }),
  })
  const known = Array.from({ length: count }, (_, at) => counted(at))
  const incoming = Array.from({ length: count }, (_, at) => counted(count + at))
  planRows(incoming, known, pairing)
  return seen
}

it.each([
  ['all different', (at: number) => ({ dosage: `${at} IU`, frequency: `${at} a day` })],
  ['all but one field equal', (at: number) => ({ dosage: `${at} IU`, frequency: 'daily' })],
  ['all equal', () => ({ dosage: '4 IU', frequency: 'daily' })],
  ['of few values', (at: number) => ({ dosage: `${at % 3} IU`, frequency: `${at % 7} a day` })],
])('reads values in proportion to the number of rows of one name: %s', (_, valuesOf) => {
  for (const pairing of ['closest', 'certain'] as const) {
    const once = reads(400, pairing, valuesOf)
    expect(once).toBeLessThan(400 * 50)
    expect(reads(800, pairing, valuesOf)).toBeLessThan(2.1 * once)
  }
})

/**
 * The reader's work grows no faster than the size of a file, so that a hostile file cannot block a phone.
 * The test counts reads of the file's fields, because a measured time depends on the machine.
 */
import { describe, expect, it, vi } from 'vitest'
import { allergy, bundleAbout, bundleOf, SNOMED, statement, TODAY } from '../../dev/clinic-file'
import { readBundle } from './read-ips'

/** The value, and how often any of its fields was read. */
function counted(value: object): { value: object; reads: () => number } {
  let count = 0
  const copies = new WeakMap<object, object>()
  const wrap = (part: object): object => {
    const known = copies.get(part)
    if (known) return known
    const copy = new Proxy(part, {
      get(target, name) {
        count++
        const inner: unknown = Reflect.get(target, name)
        return typeof inner === 'object' && inner !== null ? wrap(inner) : inner
      },
    })
    copies.set(part, copy)
    return copy
  }
  return { value: wrap(value), reads: () => count }
}

function readsOf(bundle: object): number {
  const { value, reads } = counted(bundle)
  expect(readBundle(value, { today: TODAY })).toMatchObject({ ok: true })
  return reads()
}

const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at))
const product = (ingredients: number) => ({
  ...{ resourceType: 'Medication', id: 'm', code: { text: 'Karvexa' } },
  ingredient: many(ingredients, at => ({ itemCodeableConcept: { text: `Substance ${at}` } })),
})
const ofProduct = () =>
  statement({
    medicationCodeableConcept: undefined,
    medicationReference: { reference: 'Medication/m' },
  })
const person = { name: [{ text: 'Ana' }], birthDate: '1990-01-01' }

const FILES: readonly (readonly [string, (count: number) => object])[] = [
  ['entries', count => bundleOf(many(count, at => allergy({ code: { text: `Pollen ${at}` } })))],
  ['entries of one name', count => bundleOf(many(count, () => allergy()))],
  [
    'codes without words',
    count => {
      const coding = many(count, at => ({ system: SNOMED, code: `${at}`, display: `${at}` }))
      return bundleOf([allergy({ code: { coding } })])
    },
  ],
  [
    'reactions',
    count => {
      const reaction = many(count, at => ({ manifestation: [{ text: `Sign ${at}` }] }))
      return bundleOf([allergy({ reaction })])
    },
  ],
  [
    'instructions',
    count => {
      const additionalInstruction = many(count, at => ({ text: `${at} mg` }))
      return bundleOf([statement({ dosage: [{ text: 'once daily', additionalInstruction }] })])
    },
  ],
  ['ingredients', count => bundleOf([ofProduct(), product(count)])],
  ['entries of one product', count => bundleOf([...many(count, ofProduct), product(count)])],
  [
    'copies of the patient',
    count =>
      bundleAbout(
        person,
        many(count, at => ({ resourceType: 'Patient', id: `q${at}`, ...person })),
      ),
  ],
  [
    'references of a section',
    count =>
      bundleOf([], {}, { section: [{ entry: many(count, at => ({ reference: `a/${at}` })) }] }),
  ],
]

describe('twice the file is at most twice the work', () => {
  it.each(FILES)('%s', (_, fileOf) => {
    const [once, twice] = [readsOf(fileOf(200)), readsOf(fileOf(400))]
    expect(twice / once).toBeLessThan(2.1)
  })
})

it('a person is serialized once, however many entries name them', () => {
  const entries = many(100, () => allergy({ patient: { reference: 'Patient/q' } }))
  const file = bundleAbout(person, [{ resourceType: 'Patient', id: 'q', ...person }, ...entries])
  const stringify = vi.spyOn(JSON, 'stringify')
  try {
    readBundle(file, { today: TODAY })
    const people = stringify.mock.calls.filter(
      ([value]) => Array.isArray(value) && value[0] === 'Patient',
    )
    expect(people).toHaveLength(2)
  } finally {
    stringify.mockRestore()
  }
})

it('ingredients after the hundredth are left out and listed', () => {
  const read = readBundle(bundleOf([ofProduct(), product(101)]), { today: TODAY })
  expect(read).toMatchObject({
    summary: {
      rows: [{ fields: { name: 'Karvexa' } }],
      skipped: expect.arrayContaining([{ what: 'Further ingredients of Karvexa', why: 'noPlace' }]),
    },
  })
})

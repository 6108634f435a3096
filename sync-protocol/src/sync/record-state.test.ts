import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type RecordState, stateHash } from './record-state'

const entry = { value: 'Penicillin', version: 3, at: 1_700_000_000_000, client: 'phone' }
const ALLERGY: RecordState = {
  fields: { allergen: entry, severity: { ...entry, value: 'Severe' } },
  conflicts: { severity: [{ ...entry, value: 'Mild' }] },
  deletedAt: null,
  deletedVersion: 0,
  createdAt: 1,
  updatedAt: 2,
}

it('is the same for any order of keys and after a round trip through JSON', () => {
  const { fields, ...rest } = ALLERGY
  const turned = { ...Object.fromEntries(Object.entries(rest).reverse()), fields } as RecordState
  expect(stateHash(turned)).toBe(stateHash(ALLERGY))
  expect(stateHash({ ...ALLERGY, deletedBy: undefined } as never)).toBe(stateHash(ALLERGY))
  expect(stateHash(JSON.parse(JSON.stringify(ALLERGY)))).toBe(stateHash(ALLERGY))
  expect(stateHash(ALLERGY)).toMatch(/^[\da-f]{16}$/)
})

it.each<[string, Partial<RecordState>]>([
  ['a value', { fields: { ...ALLERGY.fields, allergen: { ...entry, value: 'penicillin' } } }],
  ['a field’s version', { fields: { ...ALLERGY.fields, allergen: { ...entry, version: 4 } } }],
  ['a field’s name', { fields: { Allergen: entry, severity: entry } }],
  ['a conflict', { conflicts: { severity: [] } }],
  ['a deletion', { deletedAt: 3 }],
  ['a time', { updatedAt: 3 }],
  ['a mark', { revived: 1 }],
])('changes with %s', (_, change) => {
  expect(stateHash({ ...ALLERGY, ...change })).not.toBe(stateHash(ALLERGY))
})

it('differs for any two values, text as well as numbers', () => {
  const withValue = (value: RecordState['fields'][string]['value']) =>
    stateHash({ ...ALLERGY, fields: { allergen: { ...entry, value } } })
  const anyValue = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.boolean())
  fc.assert(
    fc.property(anyValue, anyValue, (a, b) => {
      expect(withValue(a) === withValue(b)).toBe(a === b)
    }),
  )
})

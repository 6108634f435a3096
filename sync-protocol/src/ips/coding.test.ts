import { expect, it } from 'vitest'
import { allergySchema, withCodesCleared } from '../medical'
import { codingsOfRow, writeCodes } from './coding'

const PENICILLIN = { system: 'http://snomed.info/sct', code: '764146007', display: 'Penicillin' }
const row = (more: object = {}) => ({
  allergen: 'Penicillin',
  severity: 'Severe',
  coding: writeCodes('Penicillin', [PENICILLIN]),
  ...more,
})

it('codes are exported unchanged, at most four', () => {
  const many = Array.from({ length: 6 }, (_, at) => ({
    system: 'urn:oid:1.2.3',
    code: `c ${at}`,
    version: '2',
    userSelected: at === 0,
  }))
  const coding = writeCodes('Penicillin', many)
  expect(codingsOfRow('allergies', row({ coding }))).toEqual(many.slice(0, 4))
})

it('codes of another name are not those of the entry', () => {
  expect(codingsOfRow('allergies', row())).toEqual([PENICILLIN])
  expect(codingsOfRow('allergies', row({ allergen: 'Ibuprofen' }))).toEqual([])
})

it('an entry has no codes if devices disagree about its name or codes', () => {
  expect(codingsOfRow('allergies', row({ conflicts: { allergen: ['Latex'] } }))).toEqual([])
  expect(codingsOfRow('allergies', row({ conflicts: { coding: [''] } }))).toEqual([])
  expect(codingsOfRow('allergies', row({ conflicts: { severity: ['Mild'] } }))).toHaveLength(1)
})

it('a new name removes the codes, and any other change keeps them', () => {
  const current = row()
  const cleared = (fields: object) => withCodesCleared('allergies', fields, current)
  expect(cleared({ allergen: 'Latex' })).toEqual({ allergen: 'Latex', coding: '' })
  expect(cleared({ allergen: 'Penicillin' })).toEqual({ allergen: 'Penicillin' })
  expect(cleared({ severity: 'Mild' })).toEqual({ severity: 'Mild' })
  expect(withCodesCleared('allergies', { allergen: 'Latex' }, {})).toEqual({ allergen: 'Latex' })
  expect(withCodesCleared('contacts', { name: 'Ana' }, { coding: 'x' })).toEqual({ name: 'Ana' })
})

it.each([
  'x',
  '{}',
  '[]',
  'null',
  '{"of":"a","coding":{}}',
  '{"of":"a","coding":[null]}',
  '{"of":1,"coding":[]}',
  JSON.stringify({ of: 'a', coding: [{ system: 'a' }] }),
  JSON.stringify({ of: 'a', coding: Array.from({ length: 5 }, () => PENICILLIN) }),
])('%s is refused as codes', coding => {
  expect(allergySchema.safeParse(row({ coding })).success).toBe(false)
})

it.each([
  [],
  [{ system: 'a b', code: 'c' }],
  [{ system: 'a', code: ' c' }],
  [{ ...PENICILLIN, display: '' }],
  [{ ...PENICILLIN, more: 1 }],
])('%j is never exported, however it was stored', (...coding) => {
  const kept = JSON.stringify({ of: 'Penicillin', coding })
  expect(codingsOfRow('allergies', row({ coding: kept }))).toEqual([])
})

it('an invalid code, or one that does not fit, is left out', () => {
  const long = { ...PENICILLIN, display: 'é'.repeat(3000) }
  expect(writeCodes('a', [{ system: '', code: '1' }])).toBe('')
  expect(JSON.parse(writeCodes('a', [PENICILLIN, long, long])).coding).toEqual([PENICILLIN, long])
  expect(allergySchema.safeParse(row({ coding: '' })).success).toBe(true)
})

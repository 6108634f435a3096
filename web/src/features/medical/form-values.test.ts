import { expect, it } from 'vitest'
import type { FieldSpec } from './field-spec'
import { changedValues, textOf } from './form-values'

const fields: FieldSpec[] = [
  { name: 'city', label: 'City', kind: 'line' },
  { name: 'weightKg', label: 'Weight', kind: 'number' },
]

it.each([
  ['nothing typed', {}, {}],
  ['the same but for blanks', { city: ' Oslo ' }, {}],
  ['another text', { city: 'Bergen' }, { city: 'Bergen' }],
  ['a cleared text', { city: '' }, { city: '' }],
  ['the same number', { weightKg: '72' }, {}],
  ['another number', { weightKg: '73' }, { weightKg: 73 }],
  ['a cleared number', { weightKg: ' ' }, { weightKg: null }],
  ['no number at all', { weightKg: 'heavy' }, { weightKg: Number.NaN }],
  ['a name that is no field', { mood: 'good' }, {}],
])('%s', (_, typed, changed) => {
  expect(changedValues(fields, typed, { city: 'Oslo', weightKg: 72 })).toEqual(changed)
})

it('what was never filled in, cleared and null all show as nothing', () => {
  expect([undefined, null, ''].map(textOf)).toEqual(['', '', ''])
  expect(textOf(0)).toBe('0')
})

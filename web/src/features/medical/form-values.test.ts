import { expect, it } from 'vitest'
import type { FieldSpec } from './field-spec'
import { changedValues, textOf } from './form-values'

const fields: FieldSpec[] = [
  { name: 'city', label: 'City', kind: 'line' },
  { name: 'weightKg', label: 'Weight', kind: 'number' },
  { name: 'dateOfBirth', label: 'Date of birth', kind: 'partialDate' },
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
  ['the same date in words', { dateOfBirth: '27 March 1958' }, {}],
  ['a year alone', { dateOfBirth: '1958' }, { dateOfBirth: '1958' }],
  ['another date in words', { dateOfBirth: '3 May 1960' }, { dateOfBirth: '1960-05-03' }],
  ['a cleared date', { dateOfBirth: '' }, { dateOfBirth: '' }],
  ['a name that is no field', { mood: 'good' }, {}],
])('%s', (_, typed, changed) => {
  const stored = { city: 'Oslo', weightKg: 72, dateOfBirth: '1958-03-27' }
  expect(changedValues(fields, typed, stored)).toEqual(changed)
})

it('undefined, an empty text and null are all shown as an empty field', () => {
  for (const field of fields) {
    expect([undefined, null, ''].map(value => textOf(field, value))).toEqual(['', '', ''])
  }
  expect(textOf(undefined, 0)).toBe('0')
})

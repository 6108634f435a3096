import { expect, it } from 'vitest'
import type { FieldSpec } from './field-spec'
import { changedValues, textOf, typingFaults } from './form-values'

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
  ['the same date', { dateOfBirth: '1958-03-27' }, {}],
  ['the same date in other digits', { dateOfBirth: '١٩٥٨-03-٢٧' }, {}],
  ['a year alone', { dateOfBirth: '1958' }, { dateOfBirth: '1958' }],
  ['another date', { dateOfBirth: '1960-05-3' }, { dateOfBirth: '1960-05-03' }],
  ['a day without a month', { dateOfBirth: '1960--3' }, { dateOfBirth: '1960--3' }],
  ['a cleared date', { dateOfBirth: '' }, { dateOfBirth: '' }],
  ['a name that is no field', { mood: 'good' }, {}],
])('%s', (_, typed, changed) => {
  const stored = { city: 'Oslo', weightKg: 72, dateOfBirth: '1958-03-27' }
  expect(changedValues(fields, typed, stored)).toEqual(changed)
})

it('undefined, an empty text and null are all shown as an empty field', () => {
  expect([undefined, null, '', 0].map(textOf)).toEqual(['', '', '', '0'])
})

it('a date that is not one has an error of its own', () => {
  expect(typingFaults(fields, { city: '--3', dateOfBirth: '1960--3' })).toEqual({
    dateOfBirth: 'Choose the month too, or leave the day empty',
  })
  expect(typingFaults(fields, { dateOfBirth: '1960' })).toEqual({})
})

import { expect, it } from 'vitest'
import type { ViewRow } from '../../db/tables'
import { medicalRecordFrom, rowOf } from './rows'

const row = (more: Partial<ViewRow>): ViewRow => ({
  collection: 'allergies',
  id: 'a',
  values: { allergen: 'Latex', severity: 'Mild' },
  conflicts: {},
  flags: [],
  createdAt: 1,
  updatedAt: 1,
  ...more,
})

it('returns the values of a row and its state', () => {
  const entry = { value: 'Severe', version: 3, at: 1, client: 'c' }
  const found = rowOf<'allergies'>(
    row({
      conflicts: { severity: [entry, { ...entry, client: 'd' }] },
      flags: ['conflict', 'revived'],
      refusal: { code: 'invalid', fields: {} },
      updatedAt: 5,
    }),
    true,
  )
  expect(found).toEqual({
    id: 'a',
    allergen: 'Latex',
    severity: 'Mild',
    conflicts: { severity: ['Severe'] },
    revived: true,
    createdAtMs: 1,
    updatedAtMs: 5,
    isUnsent: true,
    refusal: { code: 'invalid', fields: {} },
  })
})

it('lists the rows of a record oldest first and ignores codes, even for the time of change', () => {
  const record = medicalRecordFrom(
    [
      row({ id: 'b', createdAt: 2, updatedAt: 4 }),
      row({ id: 'a', createdAt: 2 }),
      row({ id: 'c', createdAt: 1 }),
      row({ collection: 'qr-codes', id: 'q', values: {}, updatedAt: 99 }),
      row({ collection: 'account', id: 'u', values: { firstName: 'Ada' } }),
    ],
    0,
  )
  expect(record.allergies.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  expect(record).toMatchObject({
    account: { firstName: 'Ada' },
    profile: undefined,
    changedAtMs: 4,
  })
})

it('counts a deletion as a change of the record', () => {
  expect(medicalRecordFrom([row({ updatedAt: 4 })], 7).changedAtMs).toBe(7)
})

import { expect, it } from 'vitest'
import { type LivingRow, MEDICAL_COLLECTIONS, medicalRecordOf } from './medical-record'

const row = (more: Partial<LivingRow>): LivingRow => ({
  collection: 'allergies',
  id: 'a',
  values: { allergen: 'Latex', severity: 'Mild' },
  isRevived: false,
  createdAt: 1,
  updatedAt: 1,
  ...more,
})

it('a record lists its rows oldest first and leaves out codes', () => {
  const rows = [
    row({ id: 'b', createdAt: 2 }),
    row({ id: 'a', createdAt: 2 }),
    row({ id: 'c', createdAt: 1 }),
    row({ collection: 'qr-codes', id: 'q', values: {} }),
    row({ collection: 'account', id: 'u', values: { firstName: 'Ada' } }),
  ]
  expect(medicalRecordOf(rows, 4)).toEqual({
    account: { firstName: 'Ada' },
    profile: undefined,
    contacts: [],
    allergies: ['c', 'a', 'b'].map(id => ({ id, allergen: 'Latex', severity: 'Mild' })),
    medications: [],
    conditions: [],
    plans: [],
    history: [],
    policies: [],
    changedAtMs: 4,
  })
})

it('a row has its values, each losing value once, and whether it was revived', () => {
  const conflicts = { severity: [{ value: 'Severe' }, { value: 'Severe' }] }
  const { allergies } = medicalRecordOf([row({ conflicts, isRevived: true })], 0)
  expect(allergies).toEqual([
    {
      id: 'a',
      allergen: 'Latex',
      severity: 'Mild',
      conflicts: { severity: ['Severe'] },
      revived: true,
    },
  ])
})

it('each part of a record is one of its collections', () => {
  const { changedAtMs, ...parts } = medicalRecordOf([], 0)
  expect([changedAtMs, Object.keys(parts).sort()]).toEqual([0, [...MEDICAL_COLLECTIONS].sort()])
})

it('a record changes with its rows and their removal, but not with a code or a repeated name', () => {
  const profile = row({ collection: 'profile', values: { fullName: 'Ada Lovelace' } })
  const code = row({ collection: 'qr-codes', id: 'q', values: {}, updatedAt: 9 })
  const account = (values: LivingRow['values']) =>
    row({ collection: 'account', id: 'u', values, updatedAt: 8 })
  const changedAt = (...rows: LivingRow[]) =>
    medicalRecordOf([profile, code, ...rows], 3).changedAtMs
  expect(changedAt()).toBe(3)
  expect(changedAt(row({ updatedAt: 7 }))).toBe(7)
  expect(changedAt(account({ firstName: 'Ada', lastName: 'Lovelace' }))).toBe(3)
  expect(changedAt(account({ firstName: 'Ada', lastName: 'King' }))).toBe(8)
})

it('a record without rows is empty', () => {
  expect(medicalRecordOf([], 0)).toMatchObject({ account: {}, profile: undefined, allergies: [] })
})

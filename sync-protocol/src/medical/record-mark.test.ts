import { expect, it } from 'vitest'
import type { MedicalRecord } from './record'
import { recordMarkOf } from './record-mark'

const record: MedicalRecord = {
  account: { firstName: 'Amélie', lastName: 'Østergård' },
  profile: { id: 'p', fullName: 'Amélie Østergård', bloodType: 'A-' },
  contacts: [],
  allergies: [{ id: 'a', allergen: 'Penicillin', severity: 'Severe' }],
  medications: [],
  conditions: [],
  plans: [],
  history: [],
  policies: [],
  changedAtMs: 5,
}
const markOf = (changed: Partial<MedicalRecord>) => recordMarkOf({ ...record, ...changed })
const profile = { id: 'p', fullName: 'Amélie Østergård', bloodType: 'A-' } as const
const allergy = { id: 'a', allergen: 'Penicillin', severity: 'Severe' }

it.each<[string, Partial<MedicalRecord>]>([
  ['another time', { changedAtMs: 9 }],
  ['a sign-up that repeats the name', { account: {} }],
  ['a confirmation', { profile: { ...profile, confirmedAt: '2026-06-02T00:00:00Z' } }],
  ['an emptied field', { profile: { ...profile, phoneNumber: '' } }],
  [
    'fields in another order',
    { allergies: [{ severity: 'Severe', allergen: 'Penicillin', id: 'b' }] },
  ],
])('stays the same after %s', (_, changed) => {
  expect(markOf(changed)).toBe(recordMarkOf(record))
})

it.each<[string, Partial<MedicalRecord>]>([
  ['an allergy more', { allergies: [allergy, { ...allergy, id: 'b', allergen: 'Latex' }] }],
  ['an allergy less', { allergies: [] }],
  ['another value', { allergies: [{ ...allergy, severity: 'Mild' }] }],
  ['a conflict', { allergies: [{ ...allergy, conflicts: { severity: ['Mild'] } }] }],
  ['another name of the account', { account: { firstName: 'Ana' } }],
  [
    'the same words in another list',
    {
      allergies: [],
      conditions: [{ id: 'a', condition: 'Penicillin', status: 'Severe' }],
    },
  ],
])('changes with %s', (_, changed) => {
  expect(markOf(changed)).not.toBe(recordMarkOf(record))
})

it('does not depend on the order of the values in a conflict', () => {
  const disputed = (severity: string[]) =>
    markOf({ allergies: [{ ...allergy, conflicts: { severity } }] })
  expect(disputed(['Mild', 'Moderate'])).toBe(disputed(['Moderate', 'Mild']))
})

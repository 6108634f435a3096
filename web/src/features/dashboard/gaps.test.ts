import type { MedicalRecord } from 'sync-protocol/medical'
import { medicalRecordOf } from 'sync-protocol/sync'
import { expect, it } from 'vitest'
import { gapsOf } from './gaps'

const whole: MedicalRecord = {
  ...medicalRecordOf([], 1),
  profile: { id: 'p', fullName: 'Ada', dateOfBirth: '1990-01-01', conditionsState: 'noneKnown' },
  contacts: [{ id: 'c', name: 'Bo', relationship: 'Friend', phoneNumber: '1' }],
  allergies: [{ id: 'a', allergen: 'Latex', severity: 'Mild' }],
  medications: [{ id: 'm', name: 'Warfarin' }],
}
const placesOf = (record: Partial<MedicalRecord>, codeCount = 1) =>
  gapsOf({ ...whole, ...record }, codeCount, '2026-11-22').map(gap => gap.at)

it('a record with an entry or a "none known" in each list has no gap', () => {
  expect(placesOf({})).toEqual([])
})

it.each<[string, Partial<MedicalRecord>, string[]]>([
  ['contacts', { contacts: [] }, ['contacts']],
  ['an empty list', { allergies: [] }, ['allergies']],
  ['a name', { profile: { id: 'p', dateOfBirth: '1990-01-01' } }, ['personal', 'conditions']],
  [
    'everything',
    { profile: undefined, contacts: [], allergies: [], medications: [] },
    ['personal', 'personal', 'contacts', 'allergies', 'medications', 'conditions'],
  ],
])('a record without %s says so', (_, record, places) => {
  expect(placesOf(record)).toEqual(places)
})

it.each([
  ['2026-11-07', ['personal']],
  ['2026-11-08', []],
  ['2027-03-01', []],
])('a person who was due on %s is asked about it: %j', (pregnancyDueDate, places) => {
  expect(placesOf({ profile: { ...whole.profile, id: 'p', pregnancyDueDate } })).toEqual(places)
})

it('a record without a code has a gap', () => {
  expect(gapsOf(whole, 0, '2026-11-22')).toEqual([
    {
      says: 'No code yet: nobody can open this record in an emergency',
      fix: 'Make a code',
      at: 'codes',
    },
  ])
})

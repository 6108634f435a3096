import type { MedicalRecord } from 'sync-protocol/medical'
import { expect, it } from 'vitest'
import { firstLook } from './first-look'

const empty: MedicalRecord = {
  account: {},
  profile: undefined,
  contacts: [],
  allergies: [],
  medications: [],
  conditions: [],
  policies: [],
  changedAtMs: 0,
}
const look = (record: Partial<MedicalRecord>) => firstLook({ ...empty, ...record }, '2026-06-15')

it('an empty record says of each part that it is not recorded', () => {
  const notRecorded = [{ what: 'Not recorded', about: '' }]
  expect(look({})).toEqual({
    name: 'No name yet',
    age: 'Age not recorded',
    blocks: ['Allergies', 'Medications', 'Conditions', 'Call'].map(heading => ({
      heading,
      lines: notRecorded,
    })),
  })
})

it.each([
  ['1961-04-02', '65 years'],
  ['2025-05-20', '12 months'],
  ['', 'Age not recorded'],
])('somebody born on %j is of %s', (dateOfBirth, age) => {
  expect(look({ profile: { id: 'p', dateOfBirth } }).age).toBe(age)
})

it('severe allergies stand first and alone, the others after them', () => {
  const allergies = [
    { id: '1', allergen: 'Latex', severity: 'Mild' },
    { id: '2', allergen: 'Penicillin', severity: 'Life-threatening', reaction: 'Anaphylaxis' },
  ]
  expect(look({ allergies }).blocks.slice(0, 2)).toEqual([
    {
      heading: 'Severe allergies',
      lines: [{ what: 'Penicillin', about: 'Anaphylaxis' }],
      isAlarm: true,
    },
    { heading: 'Other allergies', lines: [{ what: 'Latex', about: 'Mild' }] },
  ])
})

it('what two devices say differently is shown with both, and the worse is what alarms', () => {
  const allergies = [
    { id: '1', allergen: 'Latex', severity: 'Mild', conflicts: { severity: ['Severe'] } },
    { id: '2', allergen: 'Pollen', severity: 'Mild', conflicts: { severity: ['Moderate'] } },
  ]
  const medications = [
    { id: '3', name: 'Warfarin', dosage: '5 mg', conflicts: { dosage: ['7.5 mg'] } },
  ]
  expect(look({ allergies, medications }).blocks.slice(0, 3)).toEqual([
    { heading: 'Severe allergies', lines: [{ what: 'Latex', about: '' }], isAlarm: true },
    { heading: 'Other allergies', lines: [{ what: 'Pollen', about: 'Mild or Moderate' }] },
    { heading: 'Medications', lines: [{ what: 'Warfarin', about: '5 mg or 7.5 mg' }] },
  ])
})

it('"none known" is told apart from "not recorded"', () => {
  const { blocks } = look({ profile: { id: 'p', allergiesState: 'noneKnown' } })
  expect(blocks[0]).toEqual({ heading: 'Allergies', lines: [{ what: 'None known', about: '' }] })
})

it('what a glance cannot take in is counted', () => {
  const medications = Array.from({ length: 8 }, (_, i) => ({ id: `${i}`, name: `Medicine ${i}` }))
  const lines = look({ medications }).blocks.find(block => block.heading === 'Medications')?.lines
  expect(lines?.map(line => line.what)).toEqual([
    'Medicine 0',
    'Medicine 1',
    'Medicine 2',
    'Medicine 3',
    'Medicine 4',
    'and 3 more',
  ])
})

it('resolved conditions are left to the whole record', () => {
  const conditions = [
    { id: '1', condition: 'Appendectomy', status: 'Resolved' },
    { id: '2', condition: 'Asthma', status: 'Chronic' },
  ]
  const block = look({ conditions }).blocks.find(({ heading }) => heading === 'Conditions')
  expect(block?.lines).toEqual([{ what: 'Asthma', about: '' }])
})

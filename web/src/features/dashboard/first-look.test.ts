import type { MedicalRecord } from 'sync-protocol/medical'
import { medicalRecordOf } from 'sync-protocol/sync'
import { afterEach, expect, it } from 'vitest'
import { language } from '../../i18n/define-texts'
import { firstLook } from './first-look'

afterEach(() => language.set('en'))

const look = (record: Partial<MedicalRecord>) =>
  firstLook({ ...medicalRecordOf([], 0), ...record }, '2026-06-15')
const blocksIn = (record: Partial<MedicalRecord>, heading: string | RegExp) =>
  look(record).blocks.filter(block => block.heading.match(heading))

it('what is not recorded is one line of an empty record', () => {
  const what = 'Resuscitation, Conditions, Allergies, Medicines, Emergency contacts'
  expect(look({})).toEqual({
    name: 'Name not recorded',
    age: 'Age not recorded',
    blocks: [{ heading: 'Not recorded', lines: [{ what, about: '' }] }],
  })
})

it('what is recorded comes before what is not', () => {
  const contacts = [{ id: '1', name: 'Bo', relationship: 'Friend', phoneNumber: '112' }]
  const headings = look({ contacts, profile: { id: 'p', allergiesState: 'noneKnown' } }).blocks.map(
    ({ heading }) => heading,
  )
  expect(headings).toEqual(['Allergies', 'Emergency contacts', 'Not recorded'])
})

it.each([
  ['1961-04-02', '65 years'],
  ['2025-05-20', '12 months'],
  ['2023-09-01', '33 months'],
  ['2026-05-20', '26 days'],
  ['', 'Age not recorded'],
])('a person born on %j is %s', (dateOfBirth, age) => {
  expect(look({ profile: { id: 'p', dateOfBirth } }).age).toBe(age)
})

it('severe allergies come first in their own block, the others after them', () => {
  const allergies = [
    { id: '1', allergen: 'Latex', severity: 'Mild' },
    { id: '2', allergen: 'Penicillin', severity: 'Life-threatening', reaction: 'Anaphylaxis' },
  ]
  expect(blocksIn({ allergies }, 'llergies')).toEqual([
    {
      heading: 'Severe allergies',
      lines: [{ what: 'Penicillin', about: 'Life-threatening, Anaphylaxis' }],
      isAlarm: true,
    },
    { heading: 'Other allergies', lines: [{ what: 'Latex', about: 'Mild' }] },
  ])
})

it('conflicting values are both shown, and the worse one sets the alarm', () => {
  const allergies = [
    { id: '1', allergen: 'Latex', severity: 'Mild', conflicts: { severity: ['Severe'] } },
    { id: '2', allergen: 'Pollen', severity: 'Mild', conflicts: { severity: ['Moderate'] } },
  ]
  const medications = [
    {
      id: '3',
      name: 'Warfarin',
      dosage: '5 mg',
      frequency: 'daily',
      conflicts: { dosage: ['7.5 mg'] },
    },
  ]
  expect(blocksIn({ allergies, medications }, /llergies|thinner/)).toEqual([
    {
      heading: 'Severe allergies',
      lines: [{ what: 'Latex', about: 'Mild or Severe' }],
      isAlarm: true,
    },
    {
      heading: 'Blood thinner (anticoagulant)',
      lines: [{ what: 'Warfarin', about: '5\u00a0mg or 7.5\u00a0mg, daily' }],
    },
    { heading: 'Other allergies', lines: [{ what: 'Pollen', about: 'Mild or Moderate' }] },
  ])
})

it('"none known" is distinguished from "not recorded"', () => {
  const [block] = blocksIn({ profile: { id: 'p', allergiesState: 'noneKnown' } }, 'Allergies')
  expect(block?.lines).toEqual([{ what: 'None known', about: '' }])
})

it('entries beyond the limit are counted', () => {
  const medications = Array.from({ length: 8 }, (_, i) => ({ id: `${i}`, name: `Medicine ${i}` }))
  const lines = blocksIn({ medications }, 'Medicines')[0]?.lines
  expect(lines?.map(line => line.what)).toEqual([
    'Medicine 0',
    'Medicine 1',
    'Medicine 2',
    'Medicine 3',
    'Medicine 4',
    '3 more medicines',
  ])
})

it('resolved conditions appear only in the whole record', () => {
  const conditions = [
    { id: '1', condition: 'Appendectomy', status: 'Resolved' },
    { id: '2', condition: 'Asthma', status: 'Chronic' },
  ]
  const [block] = blocksIn({ conditions }, 'Conditions')
  expect(block?.lines).toEqual([{ what: 'Asthma', about: '' }])
})

it('a number after Arabic text keeps its order, with the plus first', () => {
  const contacts = [
    { id: '1', name: 'عبد الله', relationship: 'زوج', phoneNumber: '+966 50 765 4321' },
  ]
  const [block] = blocksIn({ contacts }, 'Emergency contacts')
  expect(block?.lines[0]?.about).toBe(
    '\u2067زوج\u2069, \u2066+966\u00a050\u00a0765\u00a04321\u2069',
  )
})

it('keeps the order of a phone number on a page from right to left', () => {
  language.set('ar')
  const contacts = [{ id: '1', name: 'Søren', relationship: 'Kammerat', phoneNumber: '+45 20' }]
  const [line] = look({ contacts }).blocks[0]?.lines ?? []
  expect(line?.about).toContain('\u2066+45\u00a020\u2069')
})

it('a dose is not broken over two lines, and a sentence may be', () => {
  const medicine = { id: 'm', name: 'Levothyroxine' }
  const about = (dosage: string) =>
    blocksIn({ medications: [{ ...medicine, dosage }] }, /medicines/i)[0]?.lines[0]?.about
  expect(about('75 mcg')).toMatch(/^75\u00a0mcg,/)
  expect(about('2 tablets if in pain')).toMatch(/^2\u00a0tablets if in pain,/)
})

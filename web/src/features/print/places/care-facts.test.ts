import { factsOf, LOCALES } from 'sync-protocol/card'
import { PLACE_WORDS } from 'sync-protocol/languages/places'
import type { MedicalRecord } from 'sync-protocol/medical'
import { medicalRecordOf } from 'sync-protocol/sync'
import { describe, expect, it } from 'vitest'
import { printedCard } from '../printed-code'
import { type CareChoices, careFacts, careItems } from './care-facts'
import { calledByFirstName } from './school-sheet'

const NOW = Date.UTC(2026, 10, 23)
const CODE = { type: 'emergency', accessLevel: 'emergency', revision: 1, expiresAt: '' } as const

const bare = {
  ...medicalRecordOf([], 5),
  profile: { id: 'p', fullName: 'Léo Đặng', dateOfBirth: '2017-01-01', gender: 'male' },
  contacts: [{ id: 'c', name: 'Ana', relationship: 'Mother', phoneNumber: '+33 1' }],
} as unknown as MedicalRecord // the fields that are read

const leo = {
  ...bare,
  profile: { ...bare.profile, additionalNotes: 'Give the pen into his thigh.', bloodType: 'A-' },
  allergies: [{ id: 'a', allergen: 'Peanuts', severity: 'Severe' }],
  conditions: [{ id: 'k', condition: 'Asthma', status: 'Active' }],
  medications: [
    { id: 'm', name: 'EpiPen', dosage: '0.15 mg', frequency: 'once' },
    { id: 'n', name: 'Salbutamol', dosage: '2 puffs', frequency: 'as needed' },
    { id: 'o', name: 'Methylphenidate', dosage: '10 mg', frequency: 'in the morning' },
  ],
} as unknown as MedicalRecord // the fields that are read

const factsFor = (record: MedicalRecord) =>
  factsOf(printedCard(calledByFirstName(record), CODE, NOW), 'en')
const printed = (record: MedicalRecord, choices?: CareChoices) =>
  careFacts(factsFor(record), 'en', choices)
    .filter(({ section }) => section !== 'record')
    .map(({ heading, sides }) => [heading, sides.map(({ words }) => words).join()])

describe('a card for a teacher or a sitter', () => {
  it('says what to do, the rescue medicines and whom to call, and no more of the record', () => {
    expect(printed(leo)).toEqual([
      ['', 'Léo'],
      ['Severe allergies', 'Peanuts'],
      ['Severe allergies', 'Severe'],
      ['What to do', 'Give the pen into his thigh.'],
      ['Medicines that change treatment', 'EpiPen'],
      ['Medicines that change treatment', '0.15 mg'],
      ['Medicines that change treatment', 'once'],
      ['Rescue medicines', 'Salbutamol'],
      ['Rescue medicines', '2 puffs'],
      ['Rescue medicines', 'as needed'],
      ['Conditions', 'Asthma'],
      ['Emergency contacts', 'Ana'],
      ['Emergency contacts', 'Mother'],
      ['Emergency contacts', '+33 1'],
    ])
  })

  it.each(LOCALES)('has a rescue medicine that is entered in %s', locale => {
    const forms = PLACE_WORDS[locale].asNeeded.split(' | ')
    for (const frequency of forms.flatMap(form => [form, `Max. 2 × ${form}`])) {
      const medications = [{ id: 'm', name: 'Xylo', dosage: '5 mg', frequency }]
      expect(printed({ ...bare, medications })).toContainEqual(['Rescue medicines', frequency])
    }
  })

  it('keeps a rescue medicine rather than a condition or a contact', () => {
    const facts = careFacts(factsFor(leo), 'en')
    const importanceOf = (heading: string) =>
      facts.filter(fact => fact.heading === heading).map(({ importance }) => importance)
    const others = [...importanceOf('Conditions'), ...importanceOf('Emergency contacts')]
    expect(Math.max(...importanceOf('Rescue medicines'))).toBeLessThan(Math.min(...others))
  })

  it('has no medicine that is taken at home', () => {
    for (const frequency of ['prnx', 'Sosa', 'zweimal täglich', '毎朝']) {
      const medications = [{ id: 'm', name: 'Xylo', dosage: '5 mg', frequency }]
      expect(printed({ ...bare, medications })).not.toContainEqual(['Rescue medicines', 'Xylo'])
    }
  })

  it('has a switch for each condition and medicine', () => {
    const items = careItems(factsFor(leo)).map(({ name, isUsual }) => [name, isUsual])
    expect(items).toEqual([
      ['EpiPen', true],
      ['Salbutamol', true],
      ['Methylphenidate', false],
      ['Asthma', true],
    ])
    expect(careItems(factsFor(bare))).toEqual([])
    const switched = printed(leo, { switched: ['Asthma', 'EpiPen', 'Methylphenidate'] })
    const words = switched.map(([, said]) => said)
    expect(words).toEqual(expect.arrayContaining(['Salbutamol', 'Methylphenidate', '10 mg']))
    for (const off of ['Asthma', 'EpiPen', '0.15 mg']) expect(words).not.toContain(off)
  })

  it('says what the person wrote instead of the notes, and no heading for nothing', () => {
    expect(printed(leo, { text: 'Call me first.' })).toContainEqual([
      'What to do',
      'Call me first.',
    ])
    expect(printed(leo, { text: ' ' }).map(([heading]) => heading)).not.toContain('What to do')
  })

  it.each(['noneKnown', 'notRecorded'])('never has “%s” as its only medical words', state => {
    const states = { allergiesState: state, medicationsState: state, conditionsState: state }
    const record = { ...bare, profile: { ...bare.profile, ...states } } as MedicalRecord
    expect(printed(record).map(([heading]) => heading)).toEqual([
      '',
      'Emergency contacts',
      'Emergency contacts',
      'Emergency contacts',
    ])
    expect(printed({ ...record, conditions: leo.conditions })).toContainEqual([
      'Conditions',
      'Asthma',
    ])
  })
})

it("a school card has the child's name from the record, or else the announced name", () => {
  const nameOf = (record: MedicalRecord, announced?: string) =>
    calledByFirstName(record, announced).profile?.fullName
  expect(nameOf({ ...leo, account: { firstName: 'Leonhard' } }, 'Leo')).toBe('Leonhard')
  expect(nameOf(leo, 'Leo Maria')).toBe('Leo Maria')
  expect(nameOf(leo)).toBe('Léo')
})

it.each([
  ['山田 はなこ', 'ja', 'はなこ'],
  ['山田はなこ', 'ja', ''],
  ['Nagy János', 'hu', 'János'],
  ['Ana García López', 'es', 'Ana'],
])('a school card of %s shows no family name', (fullName, primaryLanguage, shown) => {
  const record = { ...leo, profile: { ...leo.profile, fullName, primaryLanguage } } as MedicalRecord
  expect(calledByFirstName(record).profile?.fullName).toBe(shown)
})

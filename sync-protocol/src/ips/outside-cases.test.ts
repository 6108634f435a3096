/** The expected result of each summary in `dev/outside-cases`. */
import { describe, expect, it } from 'vitest'
import { TODAY } from '../../dev/clinic-file'
import { outsideSummary } from '../../dev/outside-cases'
import type { MedicalRecord } from '../medical'
import { medicalRecordOf } from '../sync'
import { planImport } from './read-plan'

const rowsOf = (name: string) => outsideSummary(name).rows.map(({ fields }) => fields)

describe('doses', () => {
  it.each([
    [
      'dose-beside-words',
      [
        { name: 'Amoxicillin', dosage: '250 mg', frequency: 'Take twice a day' },
        { name: 'Furosemide', dosage: '40 mg', frequency: 'Take with food, twice a day' },
      ],
    ],
    [
      'dose-in-steps',
      [{ name: 'Prednisolone', frequency: '40 mg a day for 2 days; 20 mg a day for 4 days' }],
    ],
    ['medicine-without-a-statement', [{ name: 'Warfarin 5 mg' }]],
    [
      'numbers-as-computers-write-them',
      [
        { name: 'Levothyroxine', dosage: '0.0000005 g' },
        { name: 'Digoxin', dosage: '0.3 mg' },
      ],
    ],
    ['strength-of-the-ingredient', [{ name: 'Karvexa (irbesartan 75 mg)', dosage: 'Oral' }]],
    [
      'words-and-timing-say-the-same',
      [
        { name: 'Metformin', frequency: '500mg twice daily' },
        { name: 'Zyloprim 300 mg', dosage: '1 (unit not stated)', frequency: 'once daily' },
        { name: 'Ferrous gluconate', frequency: '240 mg, oral, daily, at 09:00' },
      ],
    ],
  ])('%s', (file, medicines) => {
    const { rows, skipped } = outsideSummary(file)
    expect(rows.map(({ fields }) => fields)).toEqual(medicines)
    expect(skipped).toEqual([])
  })
})

describe('words for “none” or “not known” are no entry', () => {
  it.each([
    ['none-known-in-words', ['noneInWords']],
    ['unknown-is-no-allergen', ['notKnown']],
  ])('%s', (file, whys) => {
    const { rows, noneKnown, skipped } = outsideSummary(file)
    expect([rows, noneKnown]).toEqual([[], []])
    expect([...new Set(skipped.map(({ why }) => why))]).toEqual(whys)
  })
})

it('a newborn is weighed in grams', () => {
  expect(outsideSummary('newborn-in-grams')).toMatchObject({
    profile: { weightKg: 2.4 },
    skipped: [],
  })
})

it('a year of birth alone is kept', () => {
  expect(outsideSummary('year-of-birth-alone')).toMatchObject({
    profile: { dateOfBirth: '1951' },
    skipped: [],
  })
})

it('telephone numbers are read without their address scheme', () => {
  expect(outsideSummary('telephone-as-uri')).toMatchObject({
    profile: { phoneNumber: '+64-7-555-0100' },
    rows: [
      {
        fields: {
          name: 'Max Sample',
          relationship: 'Emergency contact',
          phoneNumber: '+64-7-555-0101',
        },
      },
    ],
    skipped: [],
  })
})

describe('reading a summary of another system', () => {
  it('keeps a note that begins like a field as a note', () => {
    expect(rowsOf('note-that-begins-severity')).toEqual([
      {
        allergen: 'Penicillin',
        severity: 'Severe',
        reaction: 'Hives. Severity: mild at the first dose in 1999',
      },
    ])
  })

  it('takes an entry without its subject as one about the only person', () => {
    expect(rowsOf('subject-not-in-file')).toEqual([
      { allergen: 'Iodine contrast', severity: 'Severe' },
      { name: 'Atorvastatin 40 mg' },
    ])
    expect(outsideSummary('subject-not-in-file').skipped).toEqual([])
  })

  it('accepts a status in another spelling', () => {
    expect(rowsOf('statuses-in-capitals')).toEqual([{ allergen: 'Wasp venom', severity: 'Severe' }])
    expect(outsideSummary('statuses-in-capitals').skipped).toEqual([
      { what: 'Penicillin', why: 'refuted', list: 'allergies' },
      { what: 'Latex', why: 'enteredInError', list: 'allergies' },
      { what: 'Peanut', why: 'inactive', list: 'allergies' },
    ])
  })

  it('keeps four entries with the same placeholder code after two visits', () => {
    const first = outsideSummary('same-code-first-visit')
    const empty = medicalRecordOf([], 0)
    const allergies = first.rows.map(({ fields }, at) => ({ ...fields, id: `${at}` }))
    const after = { ...empty, allergies } as unknown as MedicalRecord // as the reader checked it
    const { items } = planImport(outsideSummary('same-code-next-visit'), after, TODAY)
    const kinds = items.filter(({ collection }) => collection === 'allergies')
    expect(kinds.map(({ kind, fields }) => [kind, fields.allergen])).toEqual([
      ['add', 'Aspirin'],
      ['add', 'X-ray contrast'],
    ])
  })

  it('leaves out and lists an entry with a changed meaning', () => {
    expect(rowsOf('stopped-by-modifier')).toEqual([{ name: 'Metformin 500 mg' }])
    expect(outsideSummary('stopped-by-modifier').skipped).toEqual([
      { what: 'Lisinopril 10 mg', why: 'modified', list: 'medications' },
    ])
  })

  it('accepts the result of a search', () => {
    expect(rowsOf('searchset-with-composition')).toEqual([
      { allergen: 'Ampicillin', severity: 'Severe', reaction: 'Hives' },
      { condition: 'Rejection of a kidney transplant', status: 'Active' },
    ])
  })

  it('names a code without words by its system and value', () => {
    const names = rowsOf('codes-of-a-country-without-words').map(row => row.condition ?? row.name)
    expect(names).toEqual(['ICD-10 J03', 'NDC 00000000000'])
  })
})

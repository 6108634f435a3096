/** Summaries of other systems (dev/outside-cases): what has to be true after each. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TODAY } from '../../dev/clinic-file'
import { readIps } from './read-ips'

function read(file: string) {
  const url = new URL(`../../dev/outside-cases/summaries/${file}.json`, import.meta.url)
  const read = readIps(readFileSync(url, 'utf8'), { today: TODAY })
  if (!read.ok) throw new Error(read.why)
  return read.summary
}

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
    const { rows, skipped } = read(file)
    expect(rows.map(({ fields }) => fields)).toEqual(medicines)
    expect(skipped).toEqual([])
  })
})

describe('no entry is made of what says that there is none, or that nothing is known', () => {
  it.each([
    ['none-known-in-words', ['noneInWords']],
    ['unknown-is-no-allergen', ['notKnown']],
  ])('%s', (file, whys) => {
    const { rows, noneKnown, skipped } = read(file)
    expect([rows, noneKnown]).toEqual([[], []])
    expect([...new Set(skipped.map(({ why }) => why))]).toEqual(whys)
  })
})

it('a newborn is weighed in grams', () => {
  expect(read('newborn-in-grams')).toMatchObject({ profile: { weightKg: 2.4 }, skipped: [] })
})

it('a year of birth alone is kept', () => {
  expect(read('year-of-birth-alone')).toMatchObject({
    profile: { dateOfBirth: '1951' },
    skipped: [],
  })
})

it('telephone numbers come without the address that they are behind', () => {
  expect(read('telephone-as-uri')).toMatchObject({
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

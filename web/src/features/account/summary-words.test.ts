import { COLLECTIONS, MEDICAL_COLLECTIONS, medicalRecordOf } from 'sync-protocol/sync'
import { expect, it } from 'vitest'
import { utcDayWords } from '../../ui/date-words'
import { summarise } from './summary-words'

const empty = { ...medicalRecordOf([], 0), account: { firstName: '', lastName: '' } }

it('a summary has every part of the record, and names the parts without entries', () => {
  expect(summarise(empty).map(({ title, none, entries }) => [title, none, entries])).toEqual([
    ['Personal information', 'Not recorded.', []],
    ['Allergies', 'Not recorded.', []],
    ['Medications', 'Not recorded.', []],
    ['Medical conditions', 'Not recorded.', []],
    ['Emergency contacts', 'Not recorded.', []],
    ['Insurance policies', 'Not recorded.', []],
  ])
})

it('“none known” is not “not recorded”', () => {
  const [, allergies, medications] = summarise({
    ...empty,
    profile: { id: 'p', allergiesState: 'noneKnown', medicationsState: 'notRecorded' },
  })
  expect([allergies?.none, medications?.none]).toEqual(['None known.', 'Not recorded.'])
})

it('fields have readable names, and internal codes are left out', () => {
  const [personal] = summarise({
    ...empty,
    account: { firstName: 'Ada', lastName: '' },
    profile: {
      id: 'p',
      dateOfBirth: '1990-02-03',
      dnrStatus: 'DNR',
      dnrDocumentUrl: '/api/files/1',
      bloodType: 'AB-',
      organDonor: 'yes',
      primaryLanguage: 'da',
      zipCode: '1370',
    },
  })
  expect(personal?.entries).toEqual([
    [
      ['First name', 'Ada'],
      ['Date of birth', utcDayWords('1990-02-03')],
      ['DNR status', 'Do Not Resuscitate'],
      ['Blood type', 'AB-'],
      ['Organ donor', 'Yes'],
      ['Primary language', 'Danish'],
      ['ZIP or postal code', '1370'],
    ],
  ])
})

it('conflicting values of two devices are both listed', () => {
  const [, allergies] = summarise({
    ...empty,
    allergies: [
      { id: 'a', allergen: 'Penicillin', severity: 'Mild', conflicts: { severity: ['Severe'] } },
    ],
  })
  expect(allergies?.entries).toEqual([
    [
      ['Allergen', 'Penicillin'],
      ['Severity', 'Mild (or: Severe)'],
    ],
  ])
})

it('no field of the record is left out, except links to files and internal codes', () => {
  for (const collection of MEDICAL_COLLECTIONS) {
    const fields = Object.keys(COLLECTIONS[collection].schema.shape)
    const row = Object.fromEntries([['id', 'x'], ...fields.map(field => [field, '2026-01-01'])])
    const record = {
      ...empty,
      ...(collection === 'account' || collection === 'profile'
        ? { [collection]: row }
        : { [collection]: [row] }),
    }
    const printed = summarise(record).flatMap(({ entries }) => entries.flat())
    const left = fields.filter(field => /Url$|State$/.test(field))
    expect({ collection, printed: printed.length }).toEqual({
      collection,
      printed: fields.length - left.length,
    })
  }
})

import { COLLECTIONS, MEDICAL_COLLECTIONS, medicalRecordOf } from 'sync-protocol/sync'
import { expect, it } from 'vitest'
import { partialDateWords } from '../../ui/date-words'
import { summarise } from './summary-words'

const empty = { ...medicalRecordOf([], 0), account: { firstName: '', lastName: '' } }

const TITLES = [
  'Personal information',
  'Allergies',
  'Medicines',
  'Medical conditions',
  'Emergency contacts',
  'Instructions',
  'Procedures and vaccinations',
  'Insurance policies',
]

it('a summary names the parts without entries in one line', () => {
  expect(summarise(empty).map(({ title, none }) => [title, none])).toEqual([
    ['Not recorded', TITLES.join(', ')],
  ])
})

it('a summary has every part of the record, and what is not recorded comes last', () => {
  const profile = { id: 'p', fullName: 'Ada', allergiesState: 'noneKnown' as const }
  const titles = summarise({ ...empty, profile }).map(({ title }) => title)
  expect(titles).toEqual(['Personal information', 'Allergies', 'Not recorded'])
})

it('medicines are a table of name, dose, how often and since, in this order', () => {
  const medicine = { id: 'm', startDate: '2019-05-01', frequency: 'daily', name: 'Warfarin' }
  const summary = summarise({ ...empty, medications: [{ ...medicine, dosage: '5 mg' }] })
  const medicines = summary.find(({ title }) => title === 'Medicines')
  expect(medicines?.layout).toBe('table')
  expect(medicines?.entries).toEqual([
    [
      ['Name', 'Warfarin'],
      ['Dose', '5\u00a0mg'],
      ['How often', 'daily'],
      ['Since', partialDateWords('2019-05-01')],
    ],
  ])
})

it('a phone number is not broken over two lines', () => {
  const contact = { id: 'c', name: 'Bo', relationship: 'Friend', phoneNumber: '+45 20 98' }
  const summary = summarise({ ...empty, contacts: [contact] })
  const contacts = summary.find(({ title }) => title === 'Emergency contacts')
  expect(contacts?.entries[0]).toContainEqual(['Phone number', '+45\u00a020\u00a098'])
})

it('“none known” is not “not recorded”', () => {
  const [allergies, gaps] = summarise({
    ...empty,
    profile: { id: 'p', allergiesState: 'noneKnown', medicationsState: 'notRecorded' },
  })
  expect(allergies).toMatchObject({ title: 'Allergies', none: 'None known.' })
  expect(gaps?.none).toContain('Medicines')
  expect(gaps?.none).not.toContain('Allergies')
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
      ['Date of birth', partialDateWords('1990-02-03')],
      ['DNR status', 'Do Not Resuscitate'],
      ['Blood type', 'AB-'],
      ['Organ donor', 'Yes'],
      ['Best spoken language', 'Danish'],
      ['ZIP or postal code', '1370'],
    ],
  ])
})

it('an effect that the person entered has the words that responders see', () => {
  const [medications] = summarise({
    ...empty,
    medications: [{ id: 'm', name: 'Zyxo', effect: 'opioid' }],
  })
  expect(medications?.entries).toEqual([
    [
      ['Name', 'Zyxo'],
      ['Effect', 'Opioid, as the person says'],
    ],
  ])
})

it('conflicting values of two devices are both listed', () => {
  const [allergies] = summarise({
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

import { COLLECTIONS, MEDICAL_COLLECTIONS } from 'sync-protocol/sync'
import { expect, it } from 'vitest'
import { language } from '../i18n/define-texts'
import type { Language } from '../i18n/languages'
import { fieldValueWords, fieldWords, rowWords, valueWords } from './record-words'

it('a row has its kind and its own name', () => {
  expect(rowWords('allergies', { allergen: 'Latex', severity: 'Mild' })).toBe('Allergy: Latex')
  expect(rowWords('profile', { fullName: 'Ada' })).toBe('Personal information')
})

it.each([
  ['severity', 'Severity'],
  ['bloodType', 'Blood type'],
  ['dnrDocumentUrl', 'DNR document'],
])('the field %s has the name %s', (name, words) => {
  expect(fieldWords(name)).toBe(words)
})

it.each([
  [{ severity: 'Severe' }, 'Severe'],
  [{ severity: '' }, 'Empty'],
  [{ diagnosedDate: '2014-03' }, 'March 2014'],
  [{ startDate: '2014' }, '2014'],
  [{ allergiesState: 'noneKnown' }, 'None known'],
  [{ relationship: 'self' }, 'Self'],
  [{ relationship: 'Brother' }, 'Brother'],
  [{ heightCm: null }, 'Empty'],
  [{ city: 'Oslo', zipCode: '' }, 'City: Oslo'],
  [{ city: 'Oslo', zipCode: '0150' }, 'City: Oslo, ZIP or postal code: 0150'],
  [{ cardFrontPhotoUrl: '/api/files/1' }, 'This file'],
  [{ effect: 'not opioid: Zyxo' }, 'Not: Opioid, as the person says (Zyxo)'],
  [{ name: 'Zyxo', effect: 'opioid' }, 'Name: Zyxo, Effect: Opioid, as the person says'],
  [
    { dnrStatus: 'DNR', dnrDocumentUrl: '/api/files/1', dnrDocumentName: 'dnr.pdf' },
    'DNR status: Do Not Resuscitate, DNR document: dnr.pdf',
  ],
])('%j reads %s', (fields, words) => {
  expect(valueWords(fields)).toBe(words)
})

it('every field of the record has a name', () => {
  const fields = MEDICAL_COLLECTIONS.flatMap(name => Object.keys(COLLECTIONS[name].schema.shape))
  expect(fields.filter(field => fieldWords(field) === 'Another field')).toEqual([])
})

it.each(['fromANewerApp', 'toString', 'constructor'])('a field named %s has a name', field => {
  expect(fieldWords(field)).toBe('Another field')
  expect(fieldValueWords(field, 'name')).toBe('name')
})

it('a measure has the decimal mark of the language', () => {
  language.set('fr' as Language)
  expect(fieldValueWords('weightKg', 72.5)).toBe('72,5')
  language.set('en')
})

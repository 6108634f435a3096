import { expect, it } from 'vitest'
import { fieldWords, rowWords, valueWords } from './words'

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
  [{ heightCm: null }, 'Empty'],
  [{ city: 'Oslo', zipCode: '' }, 'City: Oslo'],
  [{ city: 'Oslo', zipCode: '0150' }, 'City: Oslo, ZIP code: 0150'],
  [{ cardFrontPhotoUrl: '/api/files/1' }, 'This file'],
  [
    { dnrStatus: 'DNR', dnrDocumentUrl: '/api/files/1', dnrDocumentName: 'dnr.pdf' },
    'DNR status: DNR, DNR document: dnr.pdf',
  ],
])('%j reads %s', (fields, words) => {
  expect(valueWords(fields)).toBe(words)
})

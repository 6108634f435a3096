import type { ResponderCard } from 'sync-protocol/disclosure'
import { expect, it } from 'vitest'
import { contentsOf } from './card-contents'
import { omittedWords } from './omitted'

const BARE: ResponderCard = {
  type: 'emergency',
  level: 'emergency',
  revision: 1,
  changedAtMs: 0,
  expiresAt: '',
  identity: {},
}

it('every value of an offline copy is listed, in the responder’s order', () => {
  const card: ResponderCard = {
    ...BARE,
    identity: {
      fullName: 'Ana Sol',
      age: { years: 39, months: 5 },
      gender: 'Female',
      language: 'es',
    },
    dnr: { status: 'DNR', hasDocument: true },
    allergies: {
      state: 'listed',
      items: [{ allergen: 'Nuts', severity: 'Mild', others: { severity: ['Severe'] } }],
    },
    medications: { state: 'listed', items: [{ name: 'Warfarin', dosage: '5 mg' }] },
    conditions: { state: 'noneKnown', items: [] },
    contacts: { state: 'notRecorded', items: [] },
    body: { bloodType: 'A+', weightKg: 61, others: { bloodType: ['O-'] } },
    notes: { notes: 'Hearing aid' },
  }
  expect(contentsOf(card)).toEqual([
    { heading: 'You', lines: ['Ana Sol', '39 years', 'Female'] },
    {
      heading: 'Resuscitation',
      lines: ['Do not resuscitate (DNR)', 'Document uploaded by the person, not checked.'],
    },
    { heading: 'Severe allergies', lines: ['Nuts (Mild or Severe)'] },
    {
      heading: 'Blood thinner (anticoagulant)',
      lines: ['Warfarin (5 mg, how often: not recorded)'],
    },
    { heading: 'Conditions', lines: ['None known'] },
    { heading: 'Language spoken', lines: ['Spanish'] },
    { heading: 'Emergency contacts', lines: ['Not recorded'] },
    { heading: 'Notes', lines: ['Hearing aid'] },
    { heading: 'Other details', lines: ['Weight: 61 kg', 'Blood type: A+ or O-'] },
  ])
})

it('a section that a code does not disclose has no heading', () => {
  expect(contentsOf({ ...BARE, type: 'allergies', identity: { firstName: 'Ana' } })).toEqual([
    { heading: 'You', lines: ['Ana'] },
  ])
})

it('sections that only a healthcare view discloses are listed as well', () => {
  const card: ResponderCard = {
    ...BARE,
    level: 'healthcare',
    identity: { birthDate: '1980-02-03', address: 'Main St 1', phoneNumber: '12' },
    conditions: { state: 'listed', items: [{ condition: 'Asthma', status: 'Active' }] },
    insurance: {
      policies: [{ provider: 'Acme', policyNumber: '7', cardFrontPhotoUrl: '/api/files/1' }],
      legacy: 'Old plan',
    },
  }
  expect(contentsOf(card)).toEqual([
    { heading: 'You', lines: ['Name not recorded', 'Born: February 3, 1980'] },
    { heading: 'Resuscitation', lines: ['Not recorded'] },
    { heading: 'Conditions', lines: ['Asthma (Active)'] },
    { heading: 'Own phone', lines: ['12'] },
    { heading: 'Address', lines: ['Main St 1'] },
    {
      heading: 'Insurance',
      lines: ['Acme (Policy number: 7, Photo of the insurance card)', 'Old plan'],
    },
  ])
})

it('an infant’s age is given in months', () => {
  const identity = { fullName: 'Bo', age: { years: 1, months: 2 } }
  expect(contentsOf({ ...BARE, identity })[0]?.lines).toEqual(['Bo', '14 months'])
})

it('left-out items are named, and a left-out medicine does not mention its dose', () => {
  expect(
    omittedWords([
      { section: 'medications', index: 1, label: 'Metformin', reason: 'no_room' },
      { section: 'medications', index: 1, field: 'dosage', label: 'Metformin', reason: 'no_room' },
      { section: 'allergies', index: 0, field: 'reaction', label: 'Nuts', reason: 'no_room' },
      { section: 'notes', label: 'Hearing aid', reason: 'no_room' },
      { section: 'identity', field: 'photoUrl', label: '', reason: 'online_only' },
    ]),
  ).toEqual([
    'No room for this in the offline copy: the medicine Metformin, the reaction to Nuts and your notes.',
    'Shown only with a connection: your photo.',
  ])
})

it('the same omission in several items is named once for all of them', () => {
  const dose = { section: 'medications', field: 'dosage', reason: 'no_room' } as const
  expect(
    omittedWords([
      { ...dose, index: 0, label: 'Apixaban' },
      { ...dose, index: 1, label: 'Ramipril' },
      { section: 'notes', label: 'Hearing aid', reason: 'no_room' },
    ]),
  ).toEqual([
    'No room for this in the offline copy: the dose of Apixaban and Ramipril; your notes.',
  ])
})

it('no omission gives no sentence', () => {
  expect(omittedWords([])).toEqual([])
  const sentence = (part: number) =>
    ({ section: 'notes', part, label: 'Deaf.', reason: 'no_room' }) as const
  const left = 'No room for this in the offline copy:'
  expect(omittedWords([sentence(1), sentence(2)])).toEqual([`${left} the rest of your notes.`])
  expect(omittedWords([sentence(0), sentence(1)])).toEqual([`${left} your notes.`])
})

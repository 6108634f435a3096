import type { ResponderCard } from 'sync-protocol/disclosure'
import { labelsOf } from 'sync-protocol/responder'
import { expect, it } from 'vitest'
import { contactWords, wordsOf } from './card-words'

const BARE: ResponderCard = {
  type: 'emergency',
  level: 'emergency',
  revision: 1,
  changedAtMs: 0,
  expiresAt: '',
  identity: {},
}
/** Each word as one line, `!` before the critical ones. */
const lines = (card: Partial<ResponderCard>) =>
  wordsOf({ ...BARE, ...card }, 'en').map(
    ({ label, text, isCritical }) => `${isCritical ? '!' : ''}${label && `${label}: `}${text}`,
  )

it('what kills comes first, the blood type last', () => {
  const card: Partial<ResponderCard> = {
    body: { bloodType: 'A-', weightKg: 71, implants: 'Pacemaker', pregnancyDueDate: '2027-02-11' },
    notes: { notes: 'Hearing aid' },
    medications: {
      state: 'listed',
      items: [{ name: 'Metformin' }, { name: 'Apixaban', dosage: '5 mg', frequency: 'daily' }],
    },
    allergies: {
      state: 'listed',
      items: [
        { allergen: 'Pollen', severity: 'Mild' },
        { allergen: 'Penicillin', severity: 'Severe', reaction: 'Shock' },
      ],
    },
    conditions: { state: 'listed', items: [{ condition: 'Epilepsy' }] },
    dnr: { status: 'DNR', hasDocument: true },
  }
  expect(lines(card)).toEqual([
    '!Do not resuscitate (DNR)',
    '!Severe allergies: Penicillin (Shock)',
    '!Blood thinner (anticoagulant): Apixaban 5 mg daily',
    'Pregnant, due February 11, 2027',
    'Implants and devices: Pacemaker',
    'Conditions: Epilepsy',
    'Other allergies: Pollen',
    'Other medicines (as entered): Metformin',
    'Notes: Hearing aid',
    'Weight: 71 kg',
    'Blood type: A-',
  ])
})

it('an empty list says whether none is known or nothing was recorded', () => {
  const card: Partial<ResponderCard> = {
    allergies: { state: 'noneKnown', items: [] },
    medications: { state: 'notRecorded', items: [] },
  }
  expect(lines(card)).toEqual(['Allergies: None known', 'Medicines: Not recorded'])
})

it('all sides of a dispute are printed', () => {
  const card: Partial<ResponderCard> = {
    dnr: { status: 'None', hasDocument: false, others: { status: ['DNR'] } },
    body: { bloodType: 'A+', others: { bloodType: ['A-'] } },
    allergies: {
      state: 'listed',
      items: [{ allergen: 'Nuts', severity: 'Mild', others: { severity: ['Severe'] } }],
    },
  }
  expect(lines(card)).toEqual([
    '!No DNR order or Do not resuscitate (DNR)',
    '!Severe allergies: Nuts',
    'Blood type: A+ or A-',
  ])
})

it('what a code does not disclose leaves no word', () => {
  expect(lines({})).toEqual([])
})

it('contacts are numbers by who they are; a contacts card has them on its front as well', () => {
  const contacts: ResponderCard['contacts'] = {
    state: 'listed',
    items: [
      { name: 'Marta', relationship: 'Daughter', phoneNumber: '+34 611' },
      { relationship: 'Doctor', phoneNumber: '954' },
    ],
  }
  const words = contactWords({ ...BARE, contacts }, labelsOf('en'))
  expect(words).toEqual([
    { label: 'Marta · Daughter', text: '+34 611', isCritical: false, isNumber: true },
    { label: 'Doctor', text: '954', isCritical: false, isNumber: true },
  ])
  expect(wordsOf({ ...BARE, type: 'contacts', contacts }, 'en')).toEqual(words)
  expect(wordsOf({ ...BARE, contacts }, 'en')).toEqual([])
})

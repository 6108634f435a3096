import { expect, test } from 'vitest'
import type { MedicalRecord } from '../medical'
import { disclose } from './disclose'

const TODAY = '2026-11-21'
const CODE = { type: 'emergency', accessLevel: 'emergency', revision: 2, expiresAt: '' } as const
const EMPTY: MedicalRecord = {
  account: {},
  profile: undefined,
  contacts: [],
  allergies: [],
  medications: [],
  conditions: [],
  policies: [],
  changedAtMs: 5,
}
const cardOf = (changes: Partial<MedicalRecord>) => disclose({ ...EMPTY, ...changes }, CODE, TODAY)

test('an empty record says not recorded, never none', () => {
  expect(cardOf({})).toEqual({
    type: 'emergency',
    level: 'emergency',
    revision: 2,
    changedAtMs: 5,
    expiresAt: '',
    identity: {},
    allergies: { state: 'notRecorded', items: [] },
    medications: { state: 'notRecorded', items: [] },
    conditions: { state: 'notRecorded', items: [] },
    contacts: { state: 'notRecorded', items: [] },
  })
})

test('none known is said only where the owner said it, and items outrank it', () => {
  const card = cardOf({
    profile: { id: 'p', allergiesState: 'noneKnown', medicationsState: 'noneKnown' },
    medications: [{ id: 'm', name: 'Warfarin' }],
  })
  expect([card.allergies?.state, card.medications?.state, card.conditions?.state]).toEqual([
    'noneKnown',
    'listed',
    'notRecorded',
  ])
})

test('rows keep the owner’s order, with what is disputed about each', () => {
  const card = cardOf({
    allergies: [
      { id: '1', allergen: 'Dust', severity: 'Mild' },
      { id: '2', allergen: 'Nuts', severity: 'life-threatening' },
      { id: '3', allergen: 'Milk', severity: 'Mild', conflicts: { severity: ['Severe'] } },
    ],
  })
  expect(card.allergies?.items).toEqual([
    { allergen: 'Dust', severity: 'Mild' },
    { allergen: 'Nuts', severity: 'life-threatening' },
    { allergen: 'Milk', severity: 'Mild', others: { severity: ['Severe'] } },
  ])
})

test('a disputed value of a field that is not disclosed stays hidden', () => {
  const record: MedicalRecord = {
    ...EMPTY,
    medications: [{ id: '1', name: 'Warfarin', conflicts: { prescribingDoctor: ['Dr Secret'] } }],
    conditions: [{ id: '2', condition: 'Asthma', status: 'Active', conflicts: { notes: ['x'] } }],
  }
  const card = disclose(record, CODE, TODAY)
  expect(card.medications?.items).toEqual([{ name: 'Warfarin' }])
  expect(card.conditions?.items).toEqual([{ condition: 'Asthma' }])
})

test('a DNR cleared on one device and set on another shows as unknown beside the other value', () => {
  const conflicts = { dnrStatus: ['DNR', ''] }
  const card = cardOf({ profile: { id: 'p', dnrStatus: '', conflicts } })
  expect(card.dnr).toEqual({ status: 'Unknown', hasDocument: false, others: { status: ['DNR'] } })
})

test('both blood types of a dispute are on the card', () => {
  const card = cardOf({
    profile: { id: 'p', bloodType: 'A+', conflicts: { bloodType: ['0-', 'A+'] } },
  })
  expect(card.body).toEqual({ bloodType: 'A+', others: { bloodType: ['0-'] } })
})

test('resolved conditions show, with their status, only where the level tells the status', () => {
  const conditions = [
    { id: '1', condition: 'Asthma', status: 'Chronic' },
    { id: '2', condition: 'Appendicitis', status: 'resolved 2011' },
  ]
  const items = (accessLevel: 'emergency' | 'healthcare') =>
    disclose({ ...EMPTY, conditions }, { ...CODE, accessLevel }, TODAY).conditions?.items
  expect(items('emergency')).toEqual([{ condition: 'Asthma' }])
  expect(items('healthcare')).toEqual([
    { condition: 'Asthma', status: 'Chronic' },
    { condition: 'Appendicitis', status: 'resolved 2011' },
  ])
})

test('a name is told by the account where the profile has none, the family name only with it', () => {
  const account = { firstName: 'Ana', lastName: 'Sol' }
  const at = (accessLevel: 'public' | 'emergency') =>
    disclose({ ...EMPTY, account }, { ...CODE, accessLevel }, TODAY).identity
  expect(at('public')).toEqual({ firstName: 'Ana' })
  expect(at('emergency')).toEqual({ firstName: 'Ana', fullName: 'Ana Sol' })
})

test('cleared fields are absent, not empty', () => {
  const profile = {
    id: 'p',
    fullName: ' ',
    gender: '',
    heightCm: null,
    additionalNotes: '\n',
  } as const
  expect(cardOf({ profile })).toEqual(cardOf({}))
})

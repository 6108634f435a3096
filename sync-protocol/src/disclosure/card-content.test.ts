import { describe, expect, test } from 'vitest'
import { denialOf, type MedicalRecord } from '../medical'
import { medicalRecordOf } from '../sync'
import { disclose } from './disclose'

const TODAY = '2026-11-21'
const CODE = { type: 'emergency', accessLevel: 'emergency', revision: 2, expiresAt: '' } as const
const EMPTY = medicalRecordOf([], 5)
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

test('none known is shown only if the owner said it, and never with items', () => {
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

test('rows keep the owner’s order and their disputed values', () => {
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

describe('the effect of a medicine', () => {
  const itemOf = (medicine: object) =>
    cardOf({ medications: [{ id: 'm', name: 'Marevan', ...medicine }] }).medications?.items[0]
  const effect = denialOf('anticoagulant', 'Marevan')

  test('is on the card, without the name that a denial is stored with', () => {
    expect(itemOf({ effect: 'opioid' })).toEqual({ name: 'Marevan', effect: 'opioid' })
    expect(itemOf({ effect })).toEqual({ name: 'Marevan', effect: 'not anticoagulant' })
  })

  test('is not a denial that was about another name', () => {
    expect(itemOf({ effect, name: 'Warfarin' })).toEqual({ name: 'Warfarin' })
  })

  test('is disputed if a device has another name or takes the denial back', () => {
    const disputed = { effect: 'not anticoagulant', others: { effect: [''] } }
    expect(itemOf({ effect, conflicts: { effect: [''] } })).toEqual({
      name: 'Marevan',
      ...disputed,
    })
    expect(itemOf({ effect, conflicts: { name: ['Warfarin'] } })).toEqual({
      name: 'Marevan',
      effect: 'not anticoagulant',
      others: { name: ['Warfarin'], effect: [''] },
    })
    expect(itemOf({ effect: '', conflicts: { effect: [effect] } })).toEqual({
      name: 'Marevan',
      others: { effect: ['not anticoagulant'] },
    })
  })
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

test('a DNR cleared on one device and set on another is unknown and shows the other value', () => {
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

test('resolved conditions are shown only at a level that shows the status, and with it', () => {
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

test('the account gives a missing name, and the family name only at a level that shows it', () => {
  const account = { firstName: 'Ana', lastName: 'Sol' }
  const at = (accessLevel: 'public' | 'emergency') =>
    disclose({ ...EMPTY, account }, { ...CODE, accessLevel }, TODAY).identity
  expect(at('public')).toEqual({ firstName: 'Ana' })
  expect(at('emergency')).toEqual({ firstName: 'Ana', fullName: 'Ana Sol' })
})

test.each([
  ['太郎', '山田', '', '山田太郎'],
  ['János', 'Nagy', 'hu', 'Nagy János'],
])('the names %s and %s of the account are in the order of their language', (...said) => {
  const [firstName, lastName, primaryLanguage, fullName] = said
  const record = {
    ...EMPTY,
    account: { firstName, lastName },
    profile: { id: 'p', primaryLanguage },
  }
  expect(disclose(record, CODE, TODAY).identity.fullName).toBe(fullName)
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

describe('a dispute', () => {
  const disclosed = (changes: Partial<MedicalRecord>) =>
    disclose(
      { ...EMPTY, ...changes },
      { ...CODE, type: 'complete', accessLevel: 'healthcare' },
      TODAY,
    )

  test('about the person keeps all sides, also of fields derived from the birth date', () => {
    const conflicts = { dateOfBirth: ['1988-06-05'], primaryLanguage: ['pl'], city: ['Vejle'] }
    const profile = { id: 'p', dateOfBirth: '1987-06-05', primaryLanguage: 'da', city: 'Aarhus' }
    expect(disclosed({ profile: { ...profile, conflicts } }).identity.others).toEqual({
      age: [{ years: 38, months: 5 }],
      birthMonth: ['1988-06'],
      birthDate: ['1988-06-05'],
      language: ['pl'],
      address: ['Vejle'],
    })
  })

  test('about notes or a policy keeps all sides', () => {
    const card = disclosed({
      profile: { id: 'p', additionalNotes: 'a', conflicts: { additionalNotes: ['b'] } },
      policies: [{ id: '1', provider: 'Tryg', conflicts: { policyNumber: ['7'] } }],
    })
    expect(card.notes).toEqual({ notes: 'a', others: { notes: ['b'] } })
    expect(card.insurance?.policies).toEqual([
      { provider: 'Tryg', others: { policyNumber: ['7'] } },
    ])
  })

  test('about whether a condition is resolved shows the condition', () => {
    const asthma = { id: '1', condition: 'Asthma', status: 'Resolved' }
    const over = (status: string) =>
      cardOf({ conditions: [{ ...asthma, conflicts: { status: [status] } }] })
    expect(over('Chronic').conditions?.items).toEqual([{ condition: 'Asthma' }])
    expect(over('geheilt').conditions).toEqual({ state: 'noneCurrent', items: [] })
  })
})

test('a pregnancy ends 14 days after its due date, unless another phone has a later date', () => {
  const due = (pregnancyDueDate: string, others: string[] = []) =>
    cardOf({ profile: { id: 'p', pregnancyDueDate, conflicts: { pregnancyDueDate: others } } }).body
  expect(due('2026-11-07')).toEqual({ pregnancyDueDate: '2026-11-07' })
  expect(due('2026-11-06')).toBeUndefined()
  expect(due('2024-11-06', ['2026-12-24'])).toEqual({ pregnancyDueDate: '2026-12-24' })
})

test('a deadly reaction makes an allergy severe at a level that hides the reaction', () => {
  const allergies = [
    { id: '1', allergen: 'Nuts', severity: 'Mild', reaction: 'Anaphylaktischer Schock' },
  ]
  const card = disclose({ ...EMPTY, allergies }, { ...CODE, accessLevel: 'public' }, TODAY)
  expect(card.allergies?.items).toEqual([{ allergen: 'Nuts', severity: 'Mild', isSevere: true }])
})

test('every code says when the owner last confirmed the record', () => {
  const profile = { id: 'p', confirmedAt: '2026-01-01T00:00:00Z' }
  const card = disclose(
    { ...EMPTY, profile },
    { ...CODE, accessLevel: 'public', type: 'contacts' },
    TODAY,
  )
  expect(card.confirmedAtMs).toBe(Date.UTC(2026, 0, 1))
})

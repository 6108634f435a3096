import { medicalRecordOf } from 'sync-protocol/sync'
import { expect, it } from 'vitest'
import { firstLook } from '../features/dashboard/first-look'
import { exampleCard } from '../features/landing/example-card'

it('the example on the landing says what the app says of such a record', () => {
  const maria = {
    ...medicalRecordOf([], 0),
    profile: { id: 'p', fullName: 'Maria Keller', dateOfBirth: '1958-03-14' },
    allergies: [{ id: 'a', allergen: 'Penicillin', severity: 'Severe', reaction: 'Anaphylaxis' }],
    medications: [{ id: 'm', name: 'Warfarin', dosage: '5 mg', frequency: 'Once daily' }],
    conditions: [{ id: 'c', condition: 'Atrial fibrillation', status: 'Chronic' }],
    contacts: [
      { id: 'k', name: 'Jonas Keller', relationship: 'Husband', phoneNumber: '+49 170 0000000' },
    ],
  }
  const { name, age, blocks } = firstLook(maria, '2026-11-22')
  const recorded = blocks.filter(({ heading }) => heading !== 'Not recorded')
  expect({ name, age, blocks: recorded }).toEqual(exampleCard())
})

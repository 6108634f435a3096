import { factsOf } from 'sync-protocol/card'
import type { MedicalRecord } from 'sync-protocol/medical'
import { medicalRecordOf } from 'sync-protocol/sync'
import { expect, it } from 'vitest'
import { printedCard } from '../../printed-code'
import { codeFor } from './family-codes'
import { calledByFirstName, isOnSchoolCard } from './school-card'

const NOW = Date.UTC(2026, 10, 23)
const code = (type: 'emergency' | 'contacts', revisedAt: string, expiresAt = '') => ({
  ...{ type, revisedAt, expiresAt },
})

it('the sheet shows each person’s newest emergency code that opens the record', () => {
  const old = code('emergency', '2025-01-01T00:00:00.000Z')
  const newer = code('emergency', '2026-01-01T00:00:00.000Z')
  const over = code('emergency', '2026-06-01T00:00:00.000Z', '2026-07-01T00:00:00.000Z')
  const contacts = code('contacts', '2026-08-01T00:00:00.000Z')
  expect(codeFor([old, over, newer, contacts], NOW)).toBe(newer)
  expect(codeFor([over, contacts], NOW)).toBe(contacts)
  expect(codeFor([over], NOW)).toBeUndefined()
  expect(codeFor([], NOW)).toBeUndefined()
})

const printed = (record: MedicalRecord, announced?: string) => {
  const said = printedCard(calledByFirstName(record, announced), EMERGENCY, NOW)
  return factsOf(said, 'en')
    .filter(isOnSchoolCard)
    .map(({ field, sides }) => [field, sides.map(({ words }) => words).join()])
}
const EMERGENCY = {
  type: 'emergency',
  accessLevel: 'emergency',
  revision: 1,
  expiresAt: '',
} as const

const leo = {
  ...medicalRecordOf([], 5),
  profile: { id: 'p', fullName: 'Léo Đặng', dateOfBirth: '2017-01-01', gender: 'male' },
  allergies: [{ id: 'a', allergen: 'Peanuts', severity: 'Severe' }],
  medications: [{ id: 'm', name: 'Insulin' }],
  contacts: [{ id: 'c', name: 'Ana', relationship: 'Mother', phoneNumber: '+33 1' }],
} as unknown as MedicalRecord // the fields that are read

it('a school card shows first name, allergies and contacts, and nothing else', () => {
  const said = printed(leo)
  expect(said).toContainEqual(['fullName', 'Léo'])
  expect(said).toContainEqual(['allergen', 'Peanuts'])
  expect(said).toContainEqual(['phoneNumber', '+33 1'])
  const words = JSON.stringify(said)
  for (const other of ['Đặng', 'Insulin', 'male', '2017']) expect(words).not.toContain(other)
})

it("a school card has the child's name from the record, or else the announced name", () => {
  const nameOf = (record: MedicalRecord, announced?: string) => printed(record, announced)[0]?.[1]
  expect(nameOf({ ...leo, account: { firstName: 'Leonhard' } }, 'Leo')).toBe('Leonhard')
  expect(nameOf(leo, 'Leo Maria')).toBe('Leo Maria')
})

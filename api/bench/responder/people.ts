import { randomUUID } from 'node:crypto'
import { tokenFromBytes } from 'sync-protocol/qr'
import type { TestApp, TestPerson } from '../../test/app'
import { TestDevice } from '../../test/device'
import { claimOf } from '../../test/records'

const RECORD = [
  ['allergies', { allergen: 'Penicillin', severity: 'Severe', reaction: 'Anaphylaxis' }],
  ['allergies', { allergen: 'Latex', severity: 'Moderate', reaction: 'Rash' }],
  ['allergies', { allergen: 'Peanuts', severity: 'Severe', reaction: 'Swelling of the throat' }],
  ['medications', { name: 'Warfarin', dosage: '5 mg', frequency: 'Once daily' }],
  ['medications', { name: 'Metoprolol', dosage: '50 mg', frequency: 'Twice daily' }],
  ['medications', { name: 'Insulin glargine', dosage: '20 units', frequency: 'At bedtime' }],
  ['medications', { name: 'Levothyroxine', dosage: '75 mcg', frequency: 'In the morning' }],
  ['conditions', { condition: 'Atrial fibrillation', status: 'Chronic' }],
  ['conditions', { condition: 'Type 1 diabetes', status: 'Chronic' }],
  ['conditions', { condition: 'Asthma', status: 'Active' }],
  ['contacts', { name: 'Søren', relationship: 'Husband', phoneNumber: '+45 20 98 76 54' }],
  ['contacts', { name: 'Mai', relationship: 'Sister', phoneNumber: '+84 91 234 5678' }],
] as const

const PROFILE = {
  fullName: 'Amélie Østergård-Nguyễn',
  dateOfBirth: '1958-03-27',
  bloodType: 'A+',
  gender: 'Female',
  primaryLanguage: 'da',
  heightCm: 168,
  weightKg: 64,
  implants: 'Pacemaker, left side',
  additionalNotes: 'Hard of hearing on the left. Speak to the right ear.',
}

export async function addPerson(test: Pick<TestApp, 'signUp'>): Promise<string[]> {
  return (await addPersonWithCodes(test, ['emergency', 'complete'])).tokens
}

export async function addPersonWithCodes(
  test: Pick<TestApp, 'signUp'>,
  types: readonly string[],
): Promise<{ person: TestPerson; tokens: string[] }> {
  const person = await test.signUp({ firstName: 'Amélie' })
  const device = new TestDevice(person)
  const codes = types.map(type => ({
    type,
    accessLevel: 'emergency',
    expiresAt: '',
    qrColor: '#000000',
    textColor: '#000000',
    ...claimOf(tokenFromBytes(crypto.getRandomValues(new Uint8Array(17)))),
    capsule: '',
    revision: 1,
    revisedAt: '2026-01-01T00:00:00Z',
    recordMark: '0123456789abcdef',
  }))
  const answer = await device.push(
    device.put('profile', person.id, PROFILE),
    ...RECORD.map(([collection, values]) => device.put(collection, randomUUID(), { ...values })),
    ...codes.map(code => device.put('qr-codes', randomUUID(), code)),
  )
  if (answer.outcomes.some(({ status }) => status !== 'applied')) throw new Error('not kept')
  return { person, tokens: codes.map(({ token }) => token) }
}

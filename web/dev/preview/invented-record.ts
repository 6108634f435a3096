/** The record is hard to display: long, accented, in two scripts. */
import type { Values } from 'sync-protocol/sync'
import { aCode } from '../test/a-code'

export const profile: Values<'profile'> = {
  fullName: 'Zoë Alexandra Müller-Øvergård عبد الرحمن',
  dateOfBirth: '1961-04-02',
  gender: 'Female',
  bloodType: 'AB-',
  phoneNumber: '+49 30 901820',
  streetAddress: 'Große Präsidentenstraße 12, Hinterhaus, 3. Stock links',
  city: 'Berlin',
  state: 'Berlin',
  zipCode: '10178',
  primaryLanguage: 'ar',
  heightCm: 168,
  weightKg: 72,
  organDonor: 'yes',
  implants: 'Pacemaker (Medtronic, 2019), left hip replacement',
  additionalNotes:
    'Hard of hearing on the left: please speak to the right ear.\nA guide dog called Ömer travels along and bites nobody.',
  confirmedAt: '2026-03-03T09:00:00.000Z',
}

export const contacts: Values<'contacts'>[] = [
  { name: 'Søren Øvergård', relationship: 'Husband', phoneNumber: '+47 22 86 44 00' },
  {
    name: 'فاطمة الزهراء عبد الرحمن',
    relationship: 'Sister',
    phoneNumber: '+20 2 27957700',
    email: 'fatima.alzahraa.abdelrahman@a-rather-long-domain-name.example',
  },
]

export const allergies: Values<'allergies'>[] = [
  { allergen: 'Penicillin', severity: 'Severe', reaction: 'Anaphylaxis within minutes' },
  { allergen: 'Latex', severity: 'Moderate', reaction: 'Hives' },
  {
    allergen: 'Pneumonoultramicroscopicsilicovolcanoconiosis-inducing volcanic dust',
    severity: 'Life-threatening when inhaled',
  },
  { allergen: 'Erdnüsse', severity: 'Mild' },
]

export const medications: Values<'medications'>[] = [
  { name: 'Warfarin', dosage: '5 mg', frequency: 'Once daily', prescribingDoctor: 'Dr. Çelik' },
  { name: 'Insulin glargine', dosage: '18 units', frequency: 'At bedtime' },
  { name: 'Levothyroxine', dosage: '75 µg', frequency: 'In the morning' },
  { name: 'Bisoprolol', dosage: '2.5 mg', frequency: 'Once daily' },
  { name: 'Ramipril', dosage: '5 mg', frequency: 'Twice daily' },
  { name: 'Atorvastatin', dosage: '40 mg', frequency: 'At bedtime' },
  {
    name: 'Budesonide/formoterol inhaler',
    dosage: '160/4.5 µg',
    frequency: 'Two puffs twice daily, and one more when short of breath, at most eight',
  },
  { name: 'Paracetamol' },
]

export const conditions: Values<'conditions'>[] = [
  { condition: 'Atrial fibrillation', status: 'Chronic', diagnosedDate: '2015-11-20' },
  { condition: 'Type 2 diabetes', status: 'Active', notes: 'HbA1c 7.1 % in January' },
  { condition: 'Appendectomy', status: 'Resolved' },
]

export const code: Values<'qr-codes'> = aCode({
  capsule: '1'.padEnd(320, '0417293658'),
  revisedAt: '2026-03-03T09:00:00.000Z',
})

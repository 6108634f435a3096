/** Invented people whose cards are easily shown wrong. */
import type { MedicalRecord, Row } from '../src/medical'
import { medicalRecordOf } from '../src/sync'

const EMPTY = medicalRecordOf([], Date.UTC(2026, 10, 2, 9, 30))
const rows = <T extends object>(items: T[]): Row<T>[] =>
  items.map((values, index) => ({ ...values, id: `r${index}` }))

/** The dose depends on months. Two phones disagree about the weight. */
export const noah: MedicalRecord = {
  ...EMPTY,
  profile: {
    id: 'noah',
    fullName: 'Noah Brandt',
    dateOfBirth: '2024-02-10',
    weightKg: 13,
    primaryLanguage: 'de',
    additionalNotes: 'Trägt ein Hörgerät.',
    confirmedAt: '2026-10-30T08:00:00Z',
    conflicts: { weightKg: [15], additionalNotes: ['Trägt zwei Hörgeräte.'] },
  },
  contacts: [
    {
      id: 'c1',
      name: 'Jana Brandt',
      relationship: 'Mutter',
      phoneNumber: '+49 170 1112223',
      conflicts: { phoneNumber: ['+49 170 1112224'] },
    },
  ],
  conditions: [
    { id: 'k1', condition: 'Asthma', status: 'Chronic', conflicts: { status: ['Resolved'] } },
  ],
}

/** Has an unknown severity, weekly methotrexate, and a due date two years old. */
export const oksana: MedicalRecord = {
  ...EMPTY,
  profile: {
    id: 'oksana',
    fullName: 'Оксана Ткаченко',
    dateOfBirth: '1985-05-05',
    gender: 'Female',
    primaryLanguage: 'uk',
    pregnancyDueDate: '2024-11-20',
    bloodType: 'B+',
    dnrStatus: 'POLST',
    dnrDocumentUrl: '/api/files/0197aa10',
  },
  allergies: rows([
    { allergen: 'Пеніцилін', severity: 'Страшенна', reaction: 'висип' },
    { allergen: 'Пилок', severity: 'Легка' },
    { allergen: 'Арахіс', severity: 'Легка', reaction: 'анафілактичний шок' },
  ]),
  medications: rows([
    { name: 'Метотрексат', dosage: '10 мг', frequency: 'раз на тиждень' },
    { name: 'Ельтроксин', dosage: '50 мкг' },
  ]),
  conditions: rows([{ condition: 'Апендицит', status: 'Вилікувано' }]),
}

export const walter: MedicalRecord = {
  ...EMPTY,
  profile: { id: 'walter', fullName: 'Walter Schneider', dateOfBirth: '1944-01-31' },
  medications: rows(
    Array.from({ length: 23 }, (_, i) => ({
      name: i === 20 ? 'Warfarin' : `Medicine ${i + 1}`,
      dosage: `${i + 1} mg`,
      frequency: 'once a day',
    })),
  ),
}

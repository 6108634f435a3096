import type { MedicalRecord, Row } from 'sync-protocol/medical'
import { medicalRecordOf } from 'sync-protocol/sync'
import { noah, oksana, walter } from '../../../sync-protocol/dev/hard-records'
import { peopleWithPlans } from '../../../sync-protocol/dev/people-with-plans'

const rows = <T extends object>(items: T[]): Row<T>[] =>
  items.map((item, i) => ({ ...item, id: `row-${i}` }))
const count = <T>(length: number, make: (i: number) => T): T[] =>
  Array.from({ length }, (_, i) => make(i))

const EMPTY = medicalRecordOf([], 0)

const nora: MedicalRecord = {
  ...EMPTY,
  profile: {
    id: 'nora',
    fullName: 'Nora Fjällström-Quispe',
    dateOfBirth: '1958-03-27',
    gender: 'Female',
    dnrStatus: 'DNR',
    dnrDocumentUrl: '/api/files/1',
    implants: 'Pacemaker (2019), right hip',
    primaryLanguage: 'sv',
    weightKg: 71,
    bloodType: 'A-',
  },
  contacts: rows([
    { name: 'Søren Østergård', relationship: 'Husband', phoneNumber: '+45 20 98 76 54' },
    { name: 'Nguyễn Thị Mai', relationship: 'Sister', phoneNumber: '+84 91 234 5678' },
  ]),
  allergies: rows([
    { allergen: 'Penicillin', severity: 'Severe', reaction: 'Anaphylaxis' },
    { allergen: 'Latex', severity: 'Mild' },
  ]),
  medications: rows([
    { name: 'Apixaban', dosage: '5 mg', frequency: 'twice a day' },
    { name: 'Insulin glargine', dosage: '18 units', frequency: 'at night' },
    { name: 'Metformin', dosage: '850 mg', frequency: 'twice a day' },
  ]),
  conditions: rows([
    { condition: 'Atrial fibrillation', status: 'Chronic' },
    { condition: 'Type 2 diabetes', status: 'Active' },
  ]),
}

/** Everything is too long: a name without spaces, and very long lists. */
const longest: MedicalRecord = {
  ...nora,
  profile: {
    ...nora.profile,
    id: 'longest',
    fullName: 'Hubert'.repeat(33),
    additionalNotes: 'Speaks slowly and hears badly on the left. '.repeat(40),
  },
  contacts: rows(
    count(12, i => ({
      name: `Somebody with quite a long name, number ${i}`,
      relationship: 'Neighbour from across the street',
      phoneNumber: `+1 (555) 010-00${10 + i} ext. 100${i}`,
    })),
  ),
  allergies: rows(
    count(20, i => ({ allergen: `Allergen ${i}`, severity: 'Severe', reaction: 'x'.repeat(60) })),
  ),
  medications: rows(
    count(30, i => ({ name: `Warfarin-${i}`, dosage: `${i} mg`, frequency: 'every other day' })),
  ),
}

const arabic: MedicalRecord = {
  ...EMPTY,
  profile: {
    id: 'arabic',
    fullName: 'ليلى عبد الرحمن الحسيني 🌙',
    dateOfBirth: '2025-09-01',
    bloodType: 'O+',
    primaryLanguage: 'ar',
    allergiesState: 'noneKnown',
    additionalNotes: '👩🏽‍🦽 وُلدت قبل موعدها (32 weeks) 🏳️‍🌈',
  },
  contacts: rows([
    { name: 'سمير الحسيني', relationship: 'الأب', phoneNumber: '+٩٦٢ ٧٩ ١٢٣ ٤٥٦٧' },
    { name: 'Dr. سمير حداد', relationship: 'طبيب الأطفال', phoneNumber: '+962 6 555 0199' },
  ]),
  medications: rows([{ name: 'فينوباربيتال', dosage: '15 mg', frequency: 'مرتين يوميًا' }]),
  conditions: rows([{ condition: 'صرع', status: 'نشط' }]),
}

/** A small child. Two phones disagree, and the words are not from the app's lists. */
const mila: MedicalRecord = {
  ...EMPTY,
  profile: {
    id: 'mila',
    fullName: 'Міла Коваленко',
    dateOfBirth: '2024-02-10',
    gender: 'Female',
    weightKg: 13,
    heightCm: 92,
    primaryLanguage: 'uk',
    conflicts: { weightKg: [31] },
    additionalNotes: 'Боїться голок. Не говорить англійською.',
    confirmedAt: '2026-10-02T08:00:00Z',
  },
  contacts: rows([
    {
      name: 'Оксана Коваленко',
      relationship: 'Мама',
      phoneNumber: '+380 50 123 45 67',
      conflicts: { phoneNumber: ['+380 67 765 43 21'] },
    },
  ]),
  allergies: rows([
    { allergen: 'Арахіс', severity: 'Як торік', reaction: 'висип' },
    { allergen: 'Коров’яче молоко', severity: 'Легка' },
  ]),
  conditions: rows([{ condition: 'Астма', status: 'Хронічна' }]),
}

/** More medicines than fit on either side, one of them weekly. The pregnancy was two years ago. */
const many: MedicalRecord = {
  ...nora,
  profile: {
    ...nora.profile,
    id: 'many',
    pregnancyDueDate: '2024-11-01',
    additionalNotes: 'Hears badly on the left. Speak slowly. Lives on the third floor, no lift.',
  },
  medications: rows([
    { name: 'Methotrexate', dosage: '10 mg', frequency: 'once a week' },
    ...count(22, i => ({
      name: `${['Ramipril', 'Simvastatin', 'Pantoprazole', 'Levothyroxine', 'Amlodipine'][i % 5]} ${i}`,
      dosage: `${i + 5} mg`,
      frequency: 'every morning before breakfast',
    })),
  ]),
}

const nobody: MedicalRecord = EMPTY

export const people = {
  ...{ nora, longest, arabic, mila, many, nobody, noah, oksana, walter },
  ...peopleWithPlans,
}

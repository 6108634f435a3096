import type { MedicalRecord, Row } from '../src/medical'
import { medicalRecordOf } from '../src/sync'

const row = <T extends object>(values: T, index: number): Row<T> => ({ ...values, id: `r${index}` })
const rows = <T extends object>(items: T[]): Row<T>[] => items.map(row)

export const elena: MedicalRecord = {
  ...medicalRecordOf([], Date.UTC(2026, 10, 2, 9, 30)),
  account: { firstName: 'Elena', lastName: 'Márquez' },
  profile: {
    id: 'elena',
    fullName: 'Elena Márquez Ibáñez',
    dateOfBirth: '1958-03-14',
    gender: 'Female',
    bloodType: 'A-',
    phoneNumber: '+34 600 111 222',
    streetAddress: 'Calle del Olmo 7, 3º B',
    city: 'Sevilla',
    zipCode: '41003',
    dnrStatus: 'DNR',
    dnrDocumentUrl: '/api/files/0197aa10',
    primaryLanguage: 'es',
    heightCm: 164,
    weightKg: 71,
    organDonor: 'yes',
    implants: 'Pacemaker (Medtronic Azure XT, 2019), right hip replacement',
    additionalNotes: 'Hearing aid on the left. Speaks slowly.\nDog at home: please call Marta.',
    conflicts: { bloodType: ['A+'] },
  },
  contacts: rows([
    { name: 'Marta Ibáñez', relationship: 'Daughter', phoneNumber: '+34 611 222 333' },
    { name: 'Dr. Jorge Peña', relationship: 'Doctor', phoneNumber: '954 12 34 56 ext. 7' },
  ]),
  allergies: rows([
    { allergen: 'Pollen', severity: 'Mild' },
    { allergen: 'Penicillin', severity: 'Severe', reaction: 'Anaphylaxis, 2009' },
    { allergen: 'Iodinated contrast', severity: 'Life-threatening', reaction: 'Shock' },
  ]),
  medications: [
    { id: 'm1', name: 'Metformin', dosage: '850 mg', frequency: 'twice a day' },
    {
      id: 'm2',
      name: 'Apixaban',
      dosage: '5 mg',
      frequency: 'twice a day',
      conflicts: { dosage: ['2.5 mg'] },
    },
    { id: 'm3', name: 'Insulin glargine', dosage: '18 units', frequency: 'at night' },
    { id: 'm4', name: 'Atorvastatin', dosage: '20 mg', frequency: 'at night' },
  ],
  conditions: rows([
    { condition: 'Atrial fibrillation', status: 'Chronic' },
    { condition: 'Type 2 diabetes', status: 'Active' },
    { condition: 'Appendicitis', status: 'Resolved' },
  ]),
  policies: rows([
    { provider: 'Adeslas', policyNumber: '77-120-993', providerPhone: '+34 900 200 200' },
  ]),
}

export const layla: MedicalRecord = {
  ...medicalRecordOf([], Date.UTC(2026, 9, 20)),
  account: { firstName: 'ليلى' },
  profile: {
    id: 'layla',
    fullName: 'ليلى عبد الرحمن الحسيني',
    dateOfBirth: '2025-09-01',
    gender: 'Female',
    bloodType: 'O+',
    primaryLanguage: 'ar',
    weightKg: 9,
    allergiesState: 'noneKnown',
    additionalNotes: 'وُلدت قبل موعدها بستة أسابيع.',
  },
  contacts: rows([{ name: 'سمير الحسيني', relationship: 'الأب', phoneNumber: '+٩٦٢ ٧٩ ١٢٣ ٤٥٦٧' }]),
  medications: rows([{ name: 'فينوباربيتال', dosage: '15 mg', frequency: 'مرتين يوميًا' }]),
  conditions: rows([{ condition: 'صرع', status: 'Active' }]),
}

export const haruka: MedicalRecord = {
  ...medicalRecordOf([], Date.UTC(2026, 10, 20)),
  account: { firstName: '遥' },
  profile: {
    id: 'haruka',
    fullName: '佐々木 遥',
    dateOfBirth: '1991-12-24',
    gender: 'Female',
    primaryLanguage: 'ja',
    heightCm: 158,
    pregnancyDueDate: '2027-02-11',
    implants: 'ICD 🫀 (2022年)',
    dnrStatus: 'None',
  },
  contacts: rows([{ name: '佐々木 健', relationship: '夫', phoneNumber: '090-1234-5678' }]),
  allergies: rows([{ allergen: 'ラテックス', severity: 'Severe', reaction: '蕁麻疹、呼吸困難' }]),
  medications: rows([{ name: 'ワルファリン', dosage: '2 mg', frequency: '1日1回' }]),
  conditions: rows([{ condition: 'QT延長症候群', status: 'Chronic' }]),
}

export const FIVE_PLANS: MedicalRecord['plans'] = rows([
  {
    kind: 'do',
    about: 'Adrenal insufficiency',
    text: 'Inject what is in the pouch first. Then call the clinic.',
    whereIs: 'Red pouch in my rucksack',
    from: 'Dr Sand, +45 70 10 00 01',
    writtenOn: '2026-01-02',
  },
  { kind: 'avoid', about: 'Left arm', text: 'No needles and no pressure cuff.' },
  { kind: 'refuse', text: 'No blood. No plasma.', whereIs: 'Paper with Dr Sand' },
  { kind: 'do', text: 'Speak slowly. Ask one thing at a time.', from: 'My sister' },
  { kind: 'avoid', text: 'Do not leave me alone with strangers. I run away.' },
])

/** The page's size is measured on this record, which is as large as a real person's. */
export const largest: MedicalRecord = {
  ...elena,
  profile: {
    ...elena.profile,
    id: 'largest',
    additionalNotes: longNotes(),
    insurance: 'Old card: 4471 0098 1121, group 9, valid until the new one arrives.',
  },
  contacts: rows(
    ['Marta', 'Luis', 'Inés', 'Andrés', 'Paula'].map((name, i) => ({
      name: `${name} Ibáñez Fernández`,
      relationship: ['Daughter', 'Son', 'Sister', 'Neighbour', 'Carer'][i] ?? '',
      phoneNumber: `+34 6${i}1 2${i}2 33${i}`,
      email: `${name.toLowerCase()}.ibanez@correo.example`,
    })),
  ),
  allergies: rows(
    words(
      'Penicillin Aspirin Ibuprofen Latex Peanuts Shellfish Eggs Bee-stings Codeine Iodine Kiwi Nickel',
    ).map((allergen, i) => ({
      allergen,
      severity: ['Severe', 'Moderate', 'Mild'][i % 3] ?? '',
      reaction: `Rash and swelling of the face, seen ${2001 + i}`,
    })),
  ),
  medications: rows(
    words(
      'Warfarin Insulin Prednisone Levetiracetam Bisoprolol Ramipril Furosemide Spironolactone Atorvastatin Metformin Omeprazole Amlodipine Levothyroxine Allopurinol Tamsulosin Gabapentin Salbutamol Tiotropium Paracetamol Cholecalciferol',
    ).map((name, i) => ({
      name,
      dosage: `${(i + 1) * 5} mg`,
      frequency: ['once a day', 'twice a day', 'at night with food'][i % 3] ?? '',
      prescribingDoctor: `Dr. Ana ${name.slice(0, 5)}ez`,
      startDate: `20${10 + (i % 15)}-0${1 + (i % 9)}-15`,
    })),
  ),
  conditions: rows(
    words(
      'Asthma Hypertension Hypothyroidism Gout COPD Osteoporosis Psoriasis Glaucoma Migraine Anaemia Stroke Cataract Arthritis Neuropathy Sciatica',
    ).map((condition, i) => ({
      condition,
      status: ['Active', 'Chronic', 'Resolved'][i % 3] ?? '',
      diagnosedDate: `19${80 + i}-05-0${1 + (i % 9)}`,
      notes: `Seen once a year at the hospital, last findings unchanged (${condition}).`,
    })),
  ),
  policies: rows(
    ['Adeslas Salud', 'Mapfre Plus', 'Red Cross Travel'].map((provider, i) => ({
      provider,
      policyNumber: `77-${i}20-99${i}`,
      relationship: 'self' as const,
      groupNumber: `G-${i}881`,
      subscriberId: `S${i}0098-11`,
      subscriberName: 'Elena Márquez Ibáñez',
      planType: 'PPO' as const,
      effectiveDate: `202${i}-01-01`,
      expirationDate: `203${i}-12-31`,
      copay: `${i + 1}0 EUR`,
      deductible: `${i + 3}00 EUR`,
      providerPhone: `+34 900 2${i}0 200`,
      notes: 'Call before any planned admission; emergencies need no approval.',
    })),
  ),
}

function words(list: string): string[] {
  return list.split(' ')
}

/** 2,000 characters without repetition, so that compression has real work. */
function longNotes(): string {
  const subjects = words('She He Nurse Marta Doctor Neighbour Clinic Hospital Pharmacy Sister')
  const verbs = words('keeps takes knows brings calls checks carries visits needs writes')
  const objects = words('keys pills papers insulin glasses cane mobile logbook glucagon inhaler')
  const sentence = (i: number) =>
    `${subjects[i % 10]} ${verbs[(i * 7 + 3) % 10]} the ${objects[(i * 3 + 1) % 10]} at ${(i * 5) % 24}:${10 + ((i * 13) % 50)}.`
  return Array.from({ length: 70 }, (_, i) => sentence(i)).join(' ')
}

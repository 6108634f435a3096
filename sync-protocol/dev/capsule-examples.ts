/** Cards whose capsules are kept for ever (src/qr/capsule/vectors): every field, state and script. */
import type { ResponderCard } from '../src/disclosure'

const CHANGED_AT_MS = Date.UTC(2026, 0, 5, 8, 30)

/** A full critical record: what a capsule must hold in 150 bytes. */
export const criticalCard: ResponderCard = {
  type: 'emergency',
  level: 'emergency',
  revision: 3,
  changedAtMs: CHANGED_AT_MS,
  expiresAt: '',
  identity: { firstName: 'Theresa', fullName: 'Theresa Wojtkowiak', birthMonth: '1957-09' },
  allergies: {
    state: 'listed',
    items: [
      { allergen: 'Penicillin', severity: 'Severe', reaction: 'Anaphylaxis' },
      { allergen: 'Latex gloves', severity: 'Moderate', reaction: 'Hives' },
      { allergen: 'Iodinated contrast', severity: 'Severe' },
    ],
  },
  medications: {
    state: 'listed',
    items: [
      { name: 'Apixaban', dosage: '5 mg' },
      { name: 'Insulin glargine', dosage: '18 units' },
      { name: 'Bisoprolol', dosage: '2.5 mg' },
      { name: 'Rosuvastatin', dosage: '20 mg' },
    ],
  },
  conditions: {
    state: 'listed',
    items: [
      { condition: 'Atrial fibrillation' },
      { condition: 'Type 2 diabetes' },
      { condition: 'Chronic kidney disease stage 3b' },
    ],
  },
  contacts: {
    state: 'listed',
    items: [
      { relationship: 'Husband', phoneNumber: '+1 206 555 0143', name: 'Gregory Wojtkowiak' },
      { relationship: 'Daughter', phoneNumber: '(360) 555-0178', name: 'Annette Lindgren' },
    ],
  },
}

const everything: ResponderCard = {
  type: 'complete',
  level: 'emergency',
  revision: 12,
  changedAtMs: CHANGED_AT_MS,
  expiresAt: '2026-02-04T08:30:00.000Z',
  identity: {
    firstName: 'Leïla',
    fullName: 'ليلى بن صالح',
    birthMonth: '1990-12',
    gender: 'Female',
    language: 'ar-TN',
  },
  dnr: { status: 'POLST', hasDocument: true, others: { status: ['DNR', 'None'] } },
  allergies: {
    state: 'listed',
    items: [
      {
        allergen: 'PEANUTS & tree nuts',
        severity: 'Life-threatening',
        reaction: 'Throat\nswelling 🆘',
        others: { severity: ['mild'], reaction: ['Hives'] },
      },
    ],
  },
  medications: {
    state: 'listed',
    items: [
      {
        name: 'ميتفورمين',
        dosage: '850 ملغ',
        frequency: 'مرتين يوميا',
        others: { dosage: ['1 g'] },
      },
      { name: 'Xyzzyplugh-9 McBrand', frequency: 'q4–6h PRN' },
    ],
  },
  conditions: {
    state: 'listed',
    items: [{ condition: '糖尿病', others: { condition: ['喘息'] } }],
  },
  contacts: {
    state: 'listed',
    items: [
      { relationship: 'أخت', phoneNumber: '+216 20 123 456', others: { phoneNumber: ['1'] } },
    ],
  },
  body: {
    bloodType: 'AB-',
    heightCm: 163,
    weightKg: 58,
    implants: 'Vagus nerve stimulator (LivaNova)',
    pregnancyDueDate: '2026-06-30',
    organDonor: 'no',
    others: { bloodType: ['B-'], heightCm: ['165'] },
  },
  notes: { notes: 'Calm voice, please.\nHer papers are in the red bag — ask Amine.' },
}

const nothingKnown: ResponderCard = {
  type: 'emergency',
  level: 'public',
  revision: 1,
  changedAtMs: 0,
  expiresAt: '',
  identity: {},
  allergies: { state: 'noneKnown', items: [] },
  contacts: { state: 'notRecorded', items: [] },
}

const awkward: ResponderCard = {
  type: 'medications',
  level: 'public',
  revision: 65_536,
  changedAtMs: CHANGED_AT_MS,
  expiresAt: '2020-01-01T00:00:00.000Z',
  identity: { firstName: 'iPhone 𝔘ser ßẞ İı', birthMonth: 'spring' },
  medications: {
    state: 'listed',
    items: [{ name: '\u001e\u0000' }, { name: ' ' }, { name: 'ОМЕПРАЗОЛ' }, { name: 'वारफेरिन' }],
  },
}

export const EXAMPLES: Record<string, ResponderCard> = {
  'a full critical record': criticalCard,
  'every field, disputed, in three scripts': everything,
  'nothing known': nothingKnown,
  'what no form would let in': awkward,
}

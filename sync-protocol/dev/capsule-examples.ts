/** The cards of the capsule's vectors cover every field, state and script. */
import type { ResponderCard } from '../src/disclosure'

const CHANGED_AT_MS = Date.UTC(2026, 0, 5, 8, 30)

/** A capsule must hold this record in 150 bytes. */
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
      { name: 'Xyzzyplugh-9 McBrand', effect: 'opioid', frequency: 'q4–6h PRN' },
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
  plans: {
    state: 'listed',
    items: [
      {
        text: 'Inject hydrocortisone 100 mg into the thigh. Then call the clinic.',
        kind: 'do',
        about: 'Addison’s disease',
        whereIs: 'red pouch in my rucksack',
        from: 'Dr Sand, +45 70 10 00 01',
      },
      { text: 'لا إبر في الذراع الأيسر.', kind: 'avoid', others: { text: ['No needles.'] } },
      { text: 'Rex is alone at home.', kind: 'depends' },
      { text: 'From a newer app', kind: 'somethingElse' },
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

const disputed: ResponderCard = {
  ...everything,
  confirmedAtMs: Date.UTC(2025, 11, 24),
  identity: {
    ...everything.identity,
    others: {
      fullName: ['Leïla Ben Salah'],
      firstName: ['Leila'],
      birthMonth: ['1991-12'],
      gender: ['Other'],
      language: ['fr'],
    },
  },
  allergies: { state: 'listed', items: [{ allergen: 'Kiwi', severity: 'Mild', isSevere: true }] },
  conditions: { state: 'noneCurrent', items: [] },
  body: {
    ...everything.body,
    others: {
      weightKg: ['61'],
      heightCm: ['165'],
      implants: ['Pacemaker'],
      pregnancyDueDate: ['2026-07-14'],
      organDonor: ['yes'],
    },
  },
  medications: {
    state: 'listed',
    items: [
      { name: 'Marevan', effect: 'not anticoagulant', others: { effect: ['', 'opioid'] } },
      { name: 'Lyrica', effect: 'calming' },
    ],
  },
  notes: { notes: 'Deaf on the left.', others: { notes: ['Deaf on the right.'] } },
}

const contacts = (relationship: string, phoneNumber: string, name: string) => ({
  contacts: { state: 'listed' as const, items: [{ relationship, phoneNumber, name }] },
})
const one = { allergen: '', medicine: '', dosage: '', frequency: '', condition: '' }
const speaking = (
  language: string,
  [firstName, fullName]: readonly [string, string],
  said: typeof one & { severity: string; notes: string },
  contact: ReturnType<typeof contacts>,
): ResponderCard => ({
  ...{ type: 'emergency', level: 'emergency', revision: 2, changedAtMs: CHANGED_AT_MS },
  ...{ expiresAt: '', identity: { firstName, fullName, birthMonth: '1971-03', language } },
  allergies: { state: 'listed', items: [{ allergen: said.allergen, severity: said.severity }] },
  medications: {
    state: 'listed',
    items: [{ name: said.medicine, dosage: said.dosage, frequency: said.frequency }],
  },
  conditions: { state: 'listed', items: [{ condition: said.condition }] },
  ...contact,
  notes: { notes: said.notes },
})

const LANGUAGES: Record<string, ResponderCard> = Object.fromEntries(
  [
    speaking(
      'es',
      ['Ximena', 'Ximena Ibáñez'],
      {
        allergen: 'Polen de ciprés',
        severity: 'Grave',
        medicine: 'Sintrom',
        dosage: '4 mg',
        frequency: 'según pauta',
        condition: 'Ictus en 2019',
        notes: 'Avisen a mi yerno.',
      },
      contacts('Yerno', '+34 600 111 222', 'Íñigo Ruiz'),
    ),
    speaking(
      'fr',
      ['Solène', 'Solène Guérin'],
      {
        allergen: 'Noix de pécan',
        severity: 'Légère',
        medicine: 'Previscan',
        dosage: '20 mg',
        frequency: 'le soir',
        condition: 'Fibrillation auriculaire',
        notes: 'Prévenir mon frère.',
      },
      contacts('Frère', '06 11 22 33 44', 'Maël Guérin'),
    ),
    speaking(
      'de',
      ['Käthe', 'Käthe Weiß'],
      {
        allergen: 'Wespengift',
        severity: 'Schwer',
        medicine: 'Marcumar',
        dosage: '3 mg',
        frequency: 'nach Plan',
        condition: 'Vorhofflimmern',
        notes: 'Hört schwer.',
      },
      contacts('Enkel', '0171 5550100', 'Jörg Weiß'),
    ),
    speaking(
      'it',
      ['Ginevra', "Ginevra D'Amico"],
      {
        allergen: 'Lattice',
        severity: 'Grave',
        medicine: 'Coumadin',
        dosage: '5 mg',
        frequency: 'secondo INR',
        condition: 'Scompenso cardiaco',
        notes: 'Chiamare mio genero.',
      },
      contacts('Genero', '333 555 0100', 'Niccolò Conti'),
    ),
    speaking(
      'pt',
      ['Conceição', 'Conceição Araújo'],
      {
        allergen: 'Dipirona',
        severity: 'Grave',
        medicine: 'Marevan',
        dosage: '5 mg',
        frequency: 'à noite',
        condition: 'Pressão alta',
        notes: 'Ligar para o genro.',
      },
      contacts('Genro', '(11) 95550-0100', 'João Brandão'),
    ),
    speaking(
      'nl',
      ['Truus', 'Truus van der Meer'],
      {
        allergen: 'Wespensteken',
        severity: 'Ernstig',
        medicine: 'Acenocoumarol',
        dosage: '1 mg',
        frequency: 'volgens schema',
        condition: 'Boezemfibrilleren',
        notes: 'Bel de buren.',
      },
      contacts('Schoonzoon', '06 55501000', 'Sem Kuipers'),
    ),
    speaking(
      'pl',
      ['Bożena', 'Bożena Wójcik'],
      {
        allergen: 'Jad osy',
        severity: 'Ciężka',
        medicine: 'Acenokumarol',
        dosage: '4 mg',
        frequency: 'według INR',
        condition: 'Migotanie przedsionków',
        notes: 'Źle słyszę.',
      },
      contacts('Wnuczka', '601 555 010', 'Łucja Mazur'),
    ),
    speaking(
      'uk',
      ['Соломія', 'Соломія Шевчук'],
      {
        allergen: 'Отрута оси',
        severity: 'Важка',
        medicine: 'Варфарин',
        dosage: '5 мг',
        frequency: 'ввечері',
        condition: 'Миготлива аритмія',
        notes: 'Дзвоніть онуці.',
      },
      contacts('Онука', '067 555 01 00', 'Зоряна Шевчук'),
    ),
    speaking(
      'ar',
      ['خديجة', 'خديجة الشامي'],
      {
        allergen: 'لسعة الدبور',
        severity: 'شديدة',
        medicine: 'وارفارين',
        dosage: '٥ ملغ',
        frequency: 'مساء',
        condition: 'الرجفان الأذيني',
        notes: 'سمعي ضعيف.',
      },
      contacts('حفيدة', '٠٥٠٥٥٥٠١٠٠', 'هبة الشامي'),
    ),
    speaking(
      'zh',
      ['志强', '欧阳志强'],
      {
        allergen: '蜂蜇',
        severity: '严重',
        medicine: '华法林',
        dosage: '3毫克',
        frequency: '每晚一次',
        condition: '心房颤动',
        notes: '听力不好。请打电话给孙女。',
      },
      contacts('孙女', '13800550100', '欧阳雨桐'),
    ),
    speaking(
      'ja',
      ['遥', '佐々木 遥'],
      {
        allergen: 'ハチ毒',
        severity: '重度',
        medicine: 'ワーファリン',
        dosage: '2 mg',
        frequency: '1日1回',
        condition: '心房細動',
        notes: '耳が遠いです。孫に電話してください。',
      },
      contacts('孫', '090-5550-0100', '佐々木 蓮'),
    ),
    speaking(
      'hi',
      ['लक्ष्मी', 'लक्ष्मी तिवारी'],
      {
        allergen: 'ततैया का डंक',
        severity: 'गंभीर',
        medicine: 'वार्फरिन',
        dosage: '५ मिग्रा',
        frequency: 'शाम को',
        condition: 'अनियमित धड़कन',
        notes: 'कम सुनाई देता है। पोती को फोन करें।',
      },
      contacts('पोती', '98765 55010', 'आरव तिवारी'),
    ),
  ].map(card => [`a record in ${card.identity.language}`, card]),
)

export const EXAMPLES: Record<string, ResponderCard> = {
  'a full critical record': criticalCard,
  'every field, in three scripts': everything,
  'nothing known': nothingKnown,
  'what no form would let in': awkward,
  'every field disputed': disputed,
  ...LANGUAGES,
}

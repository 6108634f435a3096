/** Invented people who carry a second card today. Each writes in another language. */
import type { MedicalRecord, Row } from '../src/medical'
import { medicalRecordOf } from '../src/sync'

const EMPTY = medicalRecordOf([], Date.UTC(2026, 10, 2, 9, 30))
const rows = <T extends object>(items: T[]): Row<T>[] =>
  items.map((values, index) => ({ ...values, id: `r${index}` }))

/** A boy with rescue midazolam. */
const jonas: MedicalRecord = {
  ...EMPTY,
  profile: {
    id: 'jonas',
    fullName: 'Jonas Lindqvist-Brandt',
    dateOfBirth: '2019-04-12',
    gender: 'Male',
    weightKg: 22,
    primaryLanguage: 'de',
    allergiesState: 'noneKnown',
  },
  plans: rows([
    {
      kind: 'do',
      about: 'Epilepsie',
      text: 'Dauert der Anfall länger als 5 Minuten: Midazolam 5 mg in die Wangentasche. Danach den Notruf wählen.',
      whereIs: 'Rote Tasche im Schulranzen',
      from: 'Kinderklinik, Dr. Sand, +49 30 5550110',
      writtenOn: '2026-08-20',
    },
    { kind: 'avoid', text: 'Nicht festhalten und nichts zwischen die Zähne schieben.' },
    {
      kind: 'normal',
      about: 'Nach einem Anfall',
      text: 'Er schläft etwa eine Stunde und spricht danach undeutlich.',
    },
    { kind: 'reach', text: 'Er versteht alles, braucht aber Zeit für die Antwort.' },
  ]),
  medications: rows([
    { name: 'Midazolam', dosage: '5 mg', frequency: 'bei Bedarf' },
    { name: 'Levetiracetam', dosage: '250 mg', frequency: 'zweimal täglich' },
  ]),
  conditions: rows([{ condition: 'Epilepsie', status: 'Aktiv' }]),
  contacts: rows([
    { name: 'Maja Lindqvist', relationship: 'Mutter', phoneNumber: '+49 170 1112223' },
    { name: 'Tom Brandt', relationship: 'Vater', phoneNumber: '+49 170 1112224' },
  ]),
}

/** A woman with Addison's disease. */
const grace: MedicalRecord = {
  ...EMPTY,
  profile: {
    id: 'grace',
    fullName: 'Grace O’Connor-Achebe',
    dateOfBirth: '1984-11-03',
    gender: 'Female',
    weightKg: 64,
    bloodType: 'O+',
    primaryLanguage: 'en',
  },
  plans: rows([
    {
      kind: 'do',
      about: 'Addison’s disease',
      text: 'Inject hydrocortisone 100 mg into the muscle at once, before any test. Then give saline.',
      whereIs: 'Red pouch in my handbag',
      from: 'Dr Sand, endocrinology, +44 20 7946 0110',
      writtenOn: '2026-01-02',
    },
    {
      kind: 'avoid',
      about: 'Steroids',
      text: 'Never stop or delay my steroids, not even before an operation.',
      from: 'Dr Sand, endocrinology, +44 20 7946 0110',
    },
    { kind: 'normal', text: 'My blood pressure is usually 95 over 60.' },
  ]),
  allergies: rows([{ allergen: 'Penicillin', severity: 'Severe', reaction: 'Anaphylaxis' }]),
  medications: rows([
    { name: 'Hydrocortisone', dosage: '10 mg', frequency: 'three times a day' },
    { name: 'Fludrocortisone', dosage: '100 mcg', frequency: 'once a day' },
  ]),
  conditions: rows([{ condition: 'Addison’s disease', status: 'Chronic' }]),
  contacts: rows([{ name: 'Ike Achebe', relationship: 'Husband', phoneNumber: '+44 7700 900110' }]),
}

/** A man with a fistula who refuses blood. */
const yusuf: MedicalRecord = {
  ...EMPTY,
  profile: {
    id: 'yusuf',
    fullName: 'يوسف بن عمر الحداد',
    dateOfBirth: '1961-06-30',
    gender: 'Male',
    primaryLanguage: 'ar',
    dnrStatus: 'None',
  },
  plans: rows([
    {
      kind: 'refuse',
      about: 'نقل الدم',
      text: 'أرفض نقل الدم ومشتقاته في كل الأحوال.',
      whereIs: 'الورقة الموقعة في محفظتي، ونسخة عند Dr. Haddad',
      from: 'زوجتي سلمى، +962 79 555 0110',
      writtenOn: '2025-03-14',
    },
    {
      kind: 'avoid',
      about: 'ناسور في الذراع اليسرى',
      text: 'لا تقيسوا الضغط ولا تضعوا إبرة في هذه الذراع.',
    },
  ]),
  allergies: rows([{ allergen: 'Penicillin', severity: 'شديدة' }]),
  medications: rows([{ name: 'Warfarin', dosage: '5 mg', frequency: 'مرة يوميًا' }]),
  conditions: rows([{ condition: 'فشل كلوي مزمن', status: 'نشط' }]),
  contacts: rows([
    { name: 'سلمى الحداد', relationship: 'الزوجة', phoneNumber: '+962 79 555 0110' },
  ]),
}

/** An autistic teenager. */
const haru: MedicalRecord = {
  ...EMPTY,
  profile: {
    id: 'haru',
    fullName: '佐藤 陽',
    dateOfBirth: '2011-02-18',
    primaryLanguage: 'ja',
    allergiesState: 'noneKnown',
    medicationsState: 'noneKnown',
  },
  plans: rows([
    { kind: 'do', about: '自閉症', text: '静かな場所に移して、十分待ってください。', from: '母' },
    { kind: 'avoid', text: '急に触らないでください。触る前に必ず言葉か絵で伝えてください。' },
    {
      kind: 'reach',
      text: '話せなくても文字で答えられます。痛いときは耳をふさぎます。',
      whereIs: 'かばんの中の絵カード',
    },
    { kind: 'normal', text: '体を前後に揺らすのは普段からの癖です。' },
  ]),
  conditions: rows([{ condition: '自閉スペクトラム症', status: '慢性' }]),
  contacts: rows([{ name: '佐藤 美咲', relationship: '母', phoneNumber: '+81 90 5550 0110' }]),
}

/** A dialysis patient with a dog at home. */
const halyna: MedicalRecord = {
  ...EMPTY,
  profile: {
    id: 'halyna',
    fullName: 'Галина Петрівна Шевчук',
    dateOfBirth: '1955-09-09',
    gender: 'Female',
    primaryLanguage: 'uk',
    weightKg: 58.5,
    organDonor: 'no',
    allergiesState: 'noneKnown',
  },
  plans: rows([
    {
      kind: 'avoid',
      about: 'Фістула, права рука',
      text: 'Не міряйте тиск і не беріть кров із цієї руки.',
      from: 'Центр діалізу, +380 44 555 0110',
    },
    {
      kind: 'do',
      about: 'Калій',
      text: 'Якщо я пропустила діаліз, спочатку зробіть ЕКГ і перевірте калій.',
      from: 'Центр діалізу, +380 44 555 0110',
    },
    { kind: 'device', about: 'Слуховий апарат', text: 'Phonak Audéo, ліве вухо.' },
    { kind: 'normal', text: 'Мій звичайний тиск 150 на 80.' },
    {
      kind: 'depends',
      about: 'Собака Рекс',
      text: 'Рекс сам у квартирі. Ключ у сусідки з квартири 12, +380 67 555 0111.',
    },
  ]),
  medications: rows([
    { name: 'Еритропоетин', dosage: '4000 МО', frequency: 'раз на тиждень' },
    { name: 'Бісопролол', dosage: '5 мг', frequency: 'раз на день' },
  ]),
  conditions: rows([{ condition: 'Хронічна ниркова недостатність', status: 'Хронічна' }]),
  contacts: rows([
    { name: 'Ірина Шевчук', relationship: 'Донька', phoneNumber: '+380 50 555 0112' },
  ]),
}

export const peopleWithPlans = { jonas, grace, yusuf, haru, halyna }

/**
 * The disclosure rules of the design's table, written a second time by hand. Each field of an invented person
 * has a unique value, so that its absence can be proven. A field without a line does not compile.
 */
import { ageOn, type Section, type SectionFields } from '../src/disclosure'
import { writeCodes } from '../src/ips/coding'
import type { MedicalRecord } from '../src/medical'
import { ACCESS_LEVELS, type AccessLevel, QR_TYPES, type QrType } from '../src/qr'
import { ageText, dateOf, labelsOf } from '../src/responder'

/** The server accepts only addresses that it gave out itself. */
export interface Files {
  photoUrl: string
  dnrDocumentUrl: string
  planDocumentUrl: string
  insuranceCardPhotoUrl: string
  cardFrontPhotoUrl: string
}

interface Trace {
  from: AccessLevel
  page: string
  /** As JSON. Null if a copy never holds the field. */
  copy: string | null
}

const BIRTH = '1987-06-05'
const en = labelsOf('en')

export function someone(files: Files): MedicalRecord {
  return {
    account: { firstName: 'Zfirst', lastName: 'Zfamily' },
    profile: {
      id: 'z-profile-row',
      fullName: 'Zfirst Zwhole',
      dateOfBirth: BIRTH,
      bloodType: 'AB-',
      gender: 'Female',
      phoneNumber: '+45 70 10 00 01',
      streetAddress: 'Zstreet 1',
      city: 'Zcity',
      state: 'Zstate',
      zipCode: 'Zzip',
      insurance: 'Zlegacy cover',
      insuranceCardPhotoUrl: files.insuranceCardPhotoUrl,
      dnrStatus: 'POLST',
      dnrDocumentUrl: files.dnrDocumentUrl,
      dnrDocumentName: 'Zfilename.pdf',
      additionalNotes: 'Znotes of the person',
      primaryLanguage: 'is',
      heightCm: 173,
      weightKg: 61,
      organDonor: 'yes',
      pregnancyDueDate: '2027-01-02',
      implants: 'Zimplant',
      photoUrl: files.photoUrl,
      confirmedAt: '2026-01-01T00:00:00.000Z',
    },
    contacts: [
      {
        id: 'z-contact-row',
        name: 'Zcontact',
        relationship: 'Zsister',
        phoneNumber: '+45 70 10 00 02',
        email: 'zmail@example.org',
      },
    ],
    allergies: [
      {
        id: 'z-allergy-row',
        allergen: 'Zallergen',
        severity: 'Moderate',
        reaction: 'Zreaction',
        coding: codesOf('Zallergen'),
      },
    ],
    medications: [
      {
        id: 'z-medication-row',
        name: 'Zdrug',
        effect: 'lithium',
        dosage: 'Zdose',
        frequency: 'Zoften',
        prescribingDoctor: 'Zdoctor',
        startDate: '2001-01-01',
        coding: codesOf('Zdrug'),
      },
    ],
    conditions: [
      {
        id: 'z-condition-row',
        condition: 'Zcondition',
        status: 'Chronic',
        diagnosedDate: '2002-02-02',
        notes: 'Zcourse',
        coding: codesOf('Zcondition'),
      },
      { id: 'z-past-row', condition: 'Zpast', status: 'Resolved' },
    ],
    plans: [
      {
        id: 'z-plan-row',
        kind: 'refuse',
        about: 'Zsubject',
        text: 'Zinstruction',
        whereIs: 'Zplace',
        from: 'Zauthor',
        writtenOn: '2004-04-04',
        documentUrl: files.planDocumentUrl,
        documentName: 'Zfilename-of-plan.pdf',
      },
    ],
    history: [
      {
        id: 'z-history-row',
        kind: 'vaccine',
        name: 'Zvaccine',
        onDate: '2005-05-05',
        note: 'Zbatch',
      },
    ],
    policies: [
      {
        id: 'z-policy-row',
        provider: 'Zprovider',
        policyNumber: 'Zpolicy',
        relationship: 'spouse',
        groupNumber: 'Zgroup',
        subscriberId: 'Zsubscriber',
        subscriberName: 'Zholder',
        planType: 'EPO',
        effectiveDate: '2003-03-03',
        expirationDate: '2034-04-04',
        copay: 'Zcopay',
        deductible: 'Zdeductible',
        providerPhone: '+45 70 10 00 03',
        cardFrontPhotoUrl: files.cardFrontPhotoUrl,
        notes: 'Zterms',
      },
    ],
    changedAtMs: Date.UTC(2026, 9, 1),
  }
}

/** No level may show ids, the file's name, codes, or the family name by itself. */
export const NEVER = ['-row', 'Zfilename', 'Zfamily', 'Zcode']
const codesOf = (name: string) => writeCodes(name, [{ system: 'urn:zcode', code: 'Zcode' }])
const CONFIRMED: Record<CardOutput, string> = {
  page: dateOf('2026-01-01', 'en'),
  offlinePage: dateOf('2026-01-01', 'en'),
  copy: `"confirmedAtMs":${Date.UTC(2026, 0, 1)}`,
}

/** Pages link to a file under their own address with the same last part. */
const idIn = (url: string) => url.split('/').at(-1) ?? url

type Traces = { [S in Section]: { [F in keyof SectionFields[S]]-?: Trace } }

function tracesOf(files: Files, today: string): Traces {
  const age = ageOn(BIRTH, today)
  if (!age) throw new Error('not born yet')
  const day = (date: string) => dateOf(date, 'en')
  const both = (from: AccessLevel, text: string): Trace => ({ from, page: text, copy: text })
  const online = (from: AccessLevel, page: string): Trace => ({ from, page, copy: null })
  const worded = (from: AccessLevel, page: string, copy: string): Trace => ({ from, page, copy })
  const birthMonth = '"birthMonth":"1987-06"'
  return {
    identity: {
      firstName: both('public', 'Zfirst'),
      fullName: both('emergency', 'Zwhole'),
      age: worded('emergency', ageText(age, 'en'), '"age"'),
      // A page shows the age, and only the copy needs the month of birth.
      birthMonth: worded('emergency', ageText(age, 'en'), birthMonth),
      gender: both('emergency', 'Female'),
      photoUrl: online('emergency', idIn(files.photoUrl)),
      language: worded('emergency', 'Icelandic', '"language":"is"'),
      birthDate: worded('healthcare', day(BIRTH), BIRTH),
      phoneNumber: both('healthcare', '+45 70 10 00 01'),
      address: both('healthcare', 'Zstreet 1, Zcity, Zstate Zzip'),
    },
    dnr: {
      status: worded('emergency', en.dnrStatus.POLST, 'POLST'),
      hasDocument: worded('emergency', en.documentOnFile, '"hasDocument":true'),
      documentUrl: online('emergency', idIn(files.dnrDocumentUrl)),
    },
    allergies: {
      allergen: both('public', 'Zallergen'),
      severity: both('public', 'Moderate'),
      reaction: both('emergency', 'Zreaction'),
    },
    medications: {
      name: both('emergency', 'Zdrug'),
      effect: worded('emergency', 'Lithium, as the person says', '"effect":"lithium"'),
      dosage: both('emergency', 'Zdose'),
      frequency: both('emergency', 'Zoften'),
      prescribingDoctor: both('healthcare', 'Zdoctor'),
      startDate: worded('healthcare', day('2001-01-01'), '2001-01-01'),
    },
    conditions: {
      condition: both('emergency', 'Zcondition'),
      status: both('healthcare', 'Chronic'),
      diagnosedDate: worded('healthcare', day('2002-02-02'), '2002-02-02'),
      notes: both('healthcare', 'Zcourse'),
    },
    contacts: {
      relationship: both('public', 'Zsister'),
      phoneNumber: both('public', '+45 70 10 00 02'),
      name: both('emergency', 'Zcontact'),
      email: both('healthcare', 'zmail@example.org'),
    },
    plans: {
      text: both('emergency', 'Zinstruction'),
      kind: worded('emergency', 'Refuses, as the person states', '"kind":"refuse"'),
      about: both('emergency', 'Zsubject'),
      whereIs: both('emergency', 'Zplace'),
      from: both('emergency', 'Zauthor'),
      writtenOn: online('emergency', day('2004-04-04')),
      documentUrl: online('emergency', idIn(files.planDocumentUrl)),
    },
    history: {
      name: both('healthcare', 'Zvaccine'),
      kind: worded('healthcare', 'Vaccination', '"kind":"vaccine"'),
      onDate: worded('healthcare', day('2005-05-05'), '2005-05-05'),
      note: both('healthcare', 'Zbatch'),
    },
    body: {
      bloodType: both('public', 'AB-'),
      heightCm: worded('emergency', '173 cm', '"heightCm":173'),
      weightKg: worded('emergency', '61 kg', '"weightKg":61'),
      implants: both('emergency', 'Zimplant'),
      pregnancyDueDate: worded('emergency', day('2027-01-02'), '2027-01-02'),
      organDonor: worded('emergency', en.organDonor, '"organDonor":"yes"'),
    },
    notes: { notes: both('emergency', 'Znotes') },
    insurance: {
      provider: both('healthcare', 'Zprovider'),
      policyNumber: both('healthcare', 'Zpolicy'),
      relationship: worded('healthcare', 'Spouse', 'spouse'),
      groupNumber: both('healthcare', 'Zgroup'),
      subscriberId: both('healthcare', 'Zsubscriber'),
      subscriberName: both('healthcare', 'Zholder'),
      planType: both('healthcare', 'EPO'),
      effectiveDate: worded('healthcare', day('2003-03-03'), '2003-03-03'),
      expirationDate: worded('healthcare', day('2034-04-04'), '2034-04-04'),
      copay: both('healthcare', 'Zcopay'),
      deductible: both('healthcare', 'Zdeductible'),
      providerPhone: both('healthcare', '+45 70 10 00 03'),
      cardFrontPhotoUrl: online('healthcare', idIn(files.cardFrontPhotoUrl)),
      notes: both('healthcare', 'Zterms'),
      legacy: both('healthcare', 'Zlegacy'),
      legacyCardPhotoUrl: online('healthcare', idIn(files.insuranceCardPhotoUrl)),
    },
  }
}

const SECTIONS: Record<QrType, readonly Section[]> = {
  emergency: [
    'identity',
    'dnr',
    'allergies',
    'medications',
    'conditions',
    'contacts',
    'plans',
    'history',
    'body',
    'notes',
  ],
  complete: [
    'identity',
    'dnr',
    'allergies',
    'medications',
    'conditions',
    'contacts',
    'plans',
    'history',
    'body',
    'notes',
    'insurance',
  ],
  allergies: ['identity', 'allergies'],
  medications: ['identity', 'medications'],
  contacts: ['identity', 'contacts'],
}
const DEPTH: Record<AccessLevel, number> = { public: 0, emergency: 1, healthcare: 2 }

/**
 * `page`: from the server. `offlinePage`: the app's page of a capsule. `copy`: the capsule itself.
 */
export type CardOutput = 'page' | 'offlinePage' | 'copy'

export interface Cell {
  type: QrType
  accessLevel: AccessLevel
}
export const CELLS: readonly Cell[] = QR_TYPES.flatMap(type =>
  ACCESS_LEVELS.map(accessLevel => ({ type, accessLevel })),
)
export const CELLS_WITH_COPY = CELLS.filter(({ accessLevel }) => accessLevel !== 'healthcare')

export function shouldShow(cell: Cell, output: CardOutput): Record<string, boolean> {
  const shown = eachTrace(NO_FILES, '2026-11-21', (section, field, { from, copy }) => {
    const isHeld = output === 'page' || copy !== null
    const isNameOrEffect = field === 'name' || field === 'effect'
    const isPublic = section === 'medications' && isNameOrEffect && cell.type === 'medications'
    const least = isPublic ? 'public' : from
    const isDeepEnough = DEPTH[cell.accessLevel] >= DEPTH[least]
    return isHeld && SECTIONS[cell.type].includes(section) && isDeepEnough
  })
  const hasPast = SECTIONS[cell.type].includes('conditions') && cell.accessLevel === 'healthcare'
  const never = Object.fromEntries(NEVER.map(trace => [`never ${trace}`, false]))
  const isConfirmed = { 'the last confirmation': true }
  return { ...shown, 'a resolved condition': hasPast, ...isConfirmed, ...never }
}

/** Whether the output contains each field. `today` is the day of the output. */
export function doesShow(
  shown: string,
  output: CardOutput,
  { files, today }: { files: Files; today: string },
): Record<string, boolean> {
  const found = eachTrace(files, today, (_section, _field, { page, copy }) =>
    shown.includes(output === 'copy' ? (copy ?? page) : page),
  )
  const never = Object.fromEntries(NEVER.map(trace => [`never ${trace}`, shown.includes(trace)]))
  const isConfirmed = { 'the last confirmation': shown.includes(CONFIRMED[output]) }
  return { ...found, 'a resolved condition': shown.includes('Zpast'), ...isConfirmed, ...never }
}

const NO_FILES: Files = {
  photoUrl: '',
  dnrDocumentUrl: '',
  planDocumentUrl: '',
  insuranceCardPhotoUrl: '',
  cardFrontPhotoUrl: '',
}

function eachTrace(
  files: Files,
  today: string,
  isSeen: (section: Section, field: string, trace: Trace) => boolean,
): Record<string, boolean> {
  const traces = tracesOf(files, today)
  const sections = Object.keys(traces) as Section[] // keys of a record over Section
  return Object.fromEntries(
    sections.flatMap(section =>
      Object.entries<Trace>(traces[section]).map(([field, trace]) => [
        `${section}.${field}`,
        isSeen(section, field, trace),
      ]),
    ),
  )
}

import { describe, expect, test } from 'vitest'
import type { Section } from '../card'
import type { MedicalRecord } from '../medical'
import { ACCESS_LEVELS, type AccessLevel, QR_TYPES, type QrType } from '../medical/code-levels'
import { disclose } from './disclose'

const TODAY = '2026-11-21'

/** Every field of a record holds a value that is found nowhere else. */
const canaries: MedicalRecord = {
  account: { firstName: 'c-first', lastName: 'c-last' },
  profile: {
    id: 'c-profile-id',
    fullName: 'c-full',
    dateOfBirth: '1987-06-05',
    bloodType: 'AB-',
    gender: 'Female',
    phoneNumber: 'c-own-phone',
    streetAddress: 'c-street',
    city: 'c-city',
    state: 'c-state',
    zipCode: 'c-zip',
    insurance: 'c-legacy',
    insuranceCardPhotoUrl: 'c-legacyphoto',
    dnrStatus: 'POLST',
    dnrDocumentUrl: 'c-dnr-url',
    dnrDocumentName: 'c-dnr-name',
    additionalNotes: 'c-additional',
    primaryLanguage: 'c-language',
    heightCm: 173,
    weightKg: 61,
    organDonor: 'unknown',
    pregnancyDueDate: '2027-01-02',
    implants: 'c-implants',
    photoUrl: 'c-photo',
    confirmedAt: '2026-01-01T00:00:00Z',
  },
  contacts: [
    { id: 'c-id1', name: 'c-cname', relationship: 'c-rel', phoneNumber: 'c-tel', email: 'c-mail' },
  ],
  allergies: [{ id: 'c-id2', allergen: 'c-allergen', severity: 'c-sev', reaction: 'c-reaction' }],
  medications: [
    {
      id: 'c-id3',
      name: 'c-drug',
      dosage: 'c-dose',
      frequency: 'c-freq',
      prescribingDoctor: 'c-doctor',
      startDate: '2001-01-01',
    },
  ],
  conditions: [
    {
      id: 'c-id4',
      condition: 'c-condition',
      status: 'c-status',
      diagnosedDate: '2002-02-02',
      notes: 'c-cnotes',
    },
    { id: 'c-id5', condition: 'c-past', status: 'Resolved' },
  ],
  plans: [
    {
      id: 'c-id7',
      kind: 'avoid',
      about: 'c-about',
      text: 'c-instruction',
      whereIs: 'c-where',
      from: 'c-from',
      writtenOn: '2004-04-05',
      documentUrl: 'c-plan-url',
      documentName: 'c-plan-name',
    },
  ],
  history: [
    { id: 'c-id8', kind: 'procedure', name: 'c-procedure', onDate: '2005-05-05', note: 'c-hnote' },
  ],
  policies: [
    {
      id: 'c-id6',
      provider: 'c-provider',
      policyNumber: 'c-policy',
      relationship: 'spouse',
      groupNumber: 'c-group',
      subscriberId: 'c-subid',
      subscriberName: 'c-subname',
      planType: 'EPO',
      effectiveDate: '2003-03-03',
      expirationDate: '2004-04-04',
      copay: 'c-copay',
      deductible: 'c-deductible',
      providerPhone: 'c-ptel',
      cardFrontPhotoUrl: 'c-cardphoto',
      notes: 'c-pnotes',
    },
  ],
  changedAtMs: 1_700_000_000_000,
}

/** The design's table again, by hand: traces and lowest level of each field. */
const PLACES: [Section, AccessLevel, string[]][] = [
  ['identity', 'public', ['c-first']],
  ['identity', 'emergency', ['c-full', '"age":{"years":39,"months":5}', '"birthMonth":"1987-06"']],
  ['identity', 'emergency', ['"gender":"Female"', 'c-photo', 'c-language']],
  ['identity', 'healthcare', ['"birthDate":"1987-06-05"', 'c-own-phone', 'c-street, c-city']],
  ['identity', 'healthcare', ['c-state c-zip']],
  ['dnr', 'emergency', ['"status":"POLST"', '"hasDocument":true', 'c-dnr-url']],
  ['allergies', 'public', ['c-allergen', 'c-sev']],
  ['allergies', 'emergency', ['c-reaction']],
  ['medications', 'emergency', ['c-drug', 'c-dose', 'c-freq']],
  ['medications', 'healthcare', ['c-doctor', '2001-01-01']],
  ['conditions', 'emergency', ['c-condition']],
  ['conditions', 'healthcare', ['c-past', 'c-status', '2002-02-02', 'c-cnotes']],
  ['contacts', 'public', ['c-rel', 'c-tel']],
  ['contacts', 'emergency', ['c-cname']],
  ['contacts', 'healthcare', ['c-mail']],
  ['plans', 'emergency', ['"kind":"avoid"', 'c-about', 'c-instruction', 'c-where', 'c-from']],
  ['plans', 'emergency', ['2004-04-05', 'c-plan-url']],
  ['history', 'healthcare', ['"kind":"procedure"', 'c-procedure', '2005-05-05', 'c-hnote']],
  ['body', 'public', ['AB-']],
  ['body', 'emergency', ['173', '61', 'c-implants', '2027-01-02', '"organDonor"']],
  ['notes', 'emergency', ['c-additional']],
  ['insurance', 'healthcare', ['c-provider', 'c-policy', 'spouse', 'c-group', 'c-subid']],
  ['insurance', 'healthcare', ['c-subname', 'EPO', '2003-03-03', '2004-04-04', 'c-copay']],
  ['insurance', 'healthcare', ['c-deductible', 'c-ptel', 'c-cardphoto', 'c-pnotes', 'c-legacy']],
  ['insurance', 'healthcare', ['c-legacyphoto']],
]
const SECTIONS: Record<QrType, string> = {
  emergency: 'identity dnr allergies medications conditions contacts plans history body notes',
  complete:
    'identity dnr allergies medications conditions contacts plans history body notes insurance',
  allergies: 'identity allergies',
  medications: 'identity medications',
  contacts: 'identity contacts',
}
const DEPTH: Record<AccessLevel, number> = { public: 0, emergency: 1, healthcare: 2 }
/** Never disclosed: ids, the file's name, the family name by itself. */
const NEVER = ['c-id', 'c-profile-id', 'c-dnr-name', 'c-plan-name', 'c-last']

const cells = QR_TYPES.flatMap(type => ACCESS_LEVELS.map(level => ({ type, level })))

describe.each(cells)('a $type code at level $level', ({ type, level }) => {
  const code = { type, accessLevel: level, revision: 3, expiresAt: '' }
  const json = JSON.stringify(disclose(canaries, code, TODAY))

  for (const [section, from, traces] of PLACES) {
    const isShown = SECTIONS[type].split(' ').includes(section) && DEPTH[level] >= DEPTH[from]
    test.each(traces)(`${isShown ? 'shows' : 'hides'} ${section} %s`, trace => {
      expect(json.includes(trace)).toBe(isShown)
    })
  }

  test.each(NEVER)('hides %s', trace => {
    expect(json).not.toContain(trace)
  })
})

describe('medicine names at public', () => {
  const code = { type: 'medications', accessLevel: 'public', revision: 1, expiresAt: '' } as const

  test('show on a medications code once the owner agreed', () => {
    const card = disclose(canaries, { ...code, confirmedPublic: true }, TODAY)
    expect(card.medications).toEqual({ state: 'listed', items: [{ name: 'c-drug' }] })
  })

  test('are absent, with their list, until then', () => {
    expect(disclose(canaries, code, TODAY).medications).toBeUndefined()
  })

  test.each(['emergency', 'complete'] as const)('are absent on a %s code even then', type => {
    const card = disclose(canaries, { ...code, type, confirmedPublic: true }, TODAY)
    expect(card.medications).toBeUndefined()
  })
})

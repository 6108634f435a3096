/** Replaces each value of a summary by one of another JSON type. No fact may disappear silently. */
import { describe, expect, it } from 'vitest'
import {
  allergy,
  bundleOf,
  coded,
  concept,
  condition,
  type Resource,
  SNOMED,
  statement,
  TODAY,
} from '../../dev/clinic-file'
import { depth } from '../../dev/test-depth'
import { type IpsSummary, readIps } from './read-ips'
import { leftOutOf, type ReadPart } from './read-why'

const LOINC = 'http://loinc.org'
const UCUM = 'http://unitsofmeasure.org'
const PARTS: readonly ReadPart[] = ['allergies', 'medications', 'conditions', 'contacts', 'profile']

const finding = (loinc: string, more: object): Resource => ({
  resourceType: 'Observation',
  status: 'final',
  code: coded(LOINC, loinc),
  subject: { reference: 'Patient/p' },
  effectiveDateTime: '2026-05-01',
  ...more,
})
const measure = (loinc: string, value: number, unit: string) =>
  finding(loinc, { valueQuantity: { value, unit, system: UCUM, code: unit } })

const person = {
  resourceType: 'Patient',
  id: 'p',
  name: [{ use: 'official', given: ['Aoife'], family: 'Ní Bhriain' }],
  birthDate: '1984-03-12',
  gender: 'female',
  telecom: [{ system: 'phone', value: '+353 1 555 0100', use: 'mobile', rank: 1 }],
  address: [{ line: ['1 Main Street'], city: 'Cork', postalCode: 'T12' }],
  communication: [{ language: coded('urn:ietf:bcp:47', 'ga'), preferred: true }],
  contact: [
    {
      id: 'ana',
      relationship: [concept('Sister')],
      name: { text: 'Ana Ní Bhriain' },
      telecom: [
        { system: 'phone', value: '+353 1 555 0101' },
        { system: 'email', value: 'ana@example.org' },
      ],
    },
  ],
}

const resources: readonly Resource[] = [
  allergy({
    id: 'a',
    code: concept('Penicillin', { system: SNOMED, code: '764146007', display: 'Penicillin' }),
    criticality: 'low',
    reaction: [{ manifestation: [concept('Hives')], severity: 'moderate' }],
    note: [{ text: 'As a child' }],
  }),
  allergy({ id: 'b', code: coded(SNOMED, '91935009'), criticality: 'high' }),
  statement({
    id: 'm',
    effectivePeriod: { start: '2024-02-01' },
    dosage: [
      {
        timing: { repeat: { frequency: 2, period: 1, periodUnit: 'd', when: ['PC'] } },
        route: concept('Oral'),
        doseAndRate: [{ doseQuantity: { value: 5, unit: 'mg' } }],
      },
    ],
  }),
  statement({
    id: 'n',
    medicationCodeableConcept: undefined,
    medicationReference: { reference: 'Medication/t' },
    effectiveDateTime: '2023-01-05',
    dosage: [{ text: '1 tablet in the evening' }],
  }),
  {
    resourceType: 'MedicationRequest',
    id: 'r',
    status: 'active',
    intent: 'order',
    subject: { reference: 'Patient/p' },
    authoredOn: '2025-01-05',
    medicationCodeableConcept: concept('Prednisolone'),
    dosageInstruction: [40, 20].map((value, at) => ({
      sequence: at + 1,
      doseAndRate: [{ doseQuantity: { value, unit: 'mg' } }],
      timing: { repeat: { period: 2, periodUnit: 'd' } },
    })),
  },
  {
    resourceType: 'Medication',
    id: 't',
    code: concept('Karvexa'),
    ingredient: [
      {
        itemCodeableConcept: concept('irbesartan'),
        strength: { numerator: { value: 75, unit: 'mg' }, denominator: { value: 1 } },
      },
    ],
  },
  condition({ id: 'c', onsetDateTime: '2001-02-03', bodySite: [concept('Both lungs')] }),
  condition({ id: 'd', code: concept('Eczema'), onsetAge: { value: 12, unit: 'years' } }),
  measure('8302-2', 170, 'cm'),
  measure('29463-7', 61.5, 'kg'),
  finding('882-1', { valueCodeableConcept: concept('A Rh(D) positive') }),
  finding('82810-3', { valueCodeableConcept: coded(SNOMED, '77386006') }),
  finding('11778-8', { valueDateTime: '2027-02-01' }),
  { resourceType: 'Device', id: 'v', type: concept('Pacemaker') },
  {
    resourceType: 'DeviceUseStatement',
    status: 'active',
    subject: { reference: 'Patient/p' },
    device: { reference: 'Device/v' },
  },
]

const sectionOf = (loinc: string, title: string, more: object) => ({
  title,
  code: coded(LOINC, loinc),
  ...more,
})
const entriesAre = (...references: string[]) => ({
  entry: references.map(reference => ({ reference })),
})

function fileOf(all: readonly Resource[], section: readonly object[]) {
  const bundle = bundleOf(all, { timestamp: '2026-05-02T10:00:00Z' }, { section })
  const entry = bundle.entry.map(each =>
    each.resource.resourceType === 'Patient' ? { ...each, resource: person } : each,
  )
  return { ...bundle, entry }
}

const FILES: Readonly<Record<string, object>> = {
  'a full summary': fileOf(resources, [
    sectionOf('48765-2', 'Allergies', entriesAre('AllergyIntolerance/a', 'AllergyIntolerance/b')),
    sectionOf(
      '10160-0',
      'Medicines',
      entriesAre('MedicationStatement/m', 'MedicationStatement/n', 'MedicationRequest/r'),
    ),
    sectionOf('11450-4', 'Problems', entriesAre('Condition/c', 'Condition/d')),
  ]),
  'a collection without sections': fileOf(resources, []),
  'a summary of empty lists': fileOf(
    [
      allergy({ id: 'a', code: coded(SNOMED, '716186003') }),
      condition({ id: 'c', code: coded(SNOMED, '160245001') }),
    ],
    [
      sectionOf('48765-2', 'Allergies', entriesAre('AllergyIntolerance/a')),
      sectionOf('10160-0', 'Medicines', { emptyReason: coded('x', 'nilknown') }),
      sectionOf('11450-4', 'Problems', entriesAre('Condition/c')),
    ],
  ),
  'a summary of entries that are not valid': fileOf(
    [
      allergy({ verificationStatus: coded('x', 'refuted') }),
      allergy({ code: concept('Latex'), clinicalStatus: coded('x', 'resolved') }),
      condition({ clinicalStatus: undefined, abatementDateTime: '2020-01-01' }),
      condition({ code: concept('Flu'), verificationStatus: coded('x', 'entered-in-error') }),
      statement({ status: 'stopped' }),
      statement({
        medicationCodeableConcept: concept('Ibuprofen'),
        effectivePeriod: { end: '2020-01-01' },
      }),
      {
        resourceType: 'MedicationRequest',
        status: 'active',
        intent: 'order',
        doNotPerform: true,
        medicationCodeableConcept: concept('Aspirin'),
      },
    ],
    [],
  ),
}

type Steps = readonly (string | number)[]

/** The positions of all values that are no object and no list. */
function leavesIn(value: unknown, steps: Steps = []): Steps[] {
  if (typeof value !== 'object' || value === null) return [steps]
  return Object.entries(value).flatMap(([key, each]) => leavesIn(each, [...steps, key]))
}

function withValue(root: object, steps: Steps, value: unknown): object {
  const copy = structuredClone(root)
  const holder = steps.slice(0, -1).reduce<object>((at, key) => Reflect.get(at, key), copy)
  Reflect.set(holder, steps.at(-1) ?? '', value)
  return copy
}
const valueAt = (root: object, steps: Steps): unknown =>
  steps.reduce<unknown>((at, key) => Reflect.get(Object(at), key), root)

const OTHERS = [5, 0, 2.5, true, false, 'x', '', [], {}, ['x'], [5], { x: 1 }]
const isOfOtherType = (one: unknown, other: unknown) =>
  typeof one !== typeof other || typeof other === 'object'

/** Each fact of a part, as text. */
function factsOf({ rows, profile, noneKnown, bornIn }: IpsSummary, part: ReadPart): string[] {
  if (part === 'profile') {
    return [...Object.entries(profile).map(([name, value]) => `${name}: ${value}`), bornIn]
  }
  return [
    ...rows
      .filter(({ collection }) => collection === part)
      .map(({ fields }) => JSON.stringify({ ...fields, coding: undefined })),
    ...noneKnown.filter(list => list === part).map(list => `no ${list}`),
  ]
}

/** Returns undefined for a file that is refused as a whole. */
function read(file: object): IpsSummary | undefined {
  const answer = readIps(JSON.stringify(file), { today: TODAY })
  return answer.ok ? answer.summary : undefined
}

/** The reader's own words for a value that is missing. */
const OWN_WORDS = ['Not', 'stated', 'incomplete', 'Contact', 'Code']
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

describe.each(Object.entries(FILES))('a value of another JSON type in %s', (_, file) => {
  const right = read(file)
  if (!right) throw new Error('The file itself is refused')
  const all = leavesIn(file).flatMap(steps =>
    OTHERS.filter(other => isOfOtherType(valueAt(file, steps), other)).map(other => ({
      where: `${steps.join('.')} = ${JSON.stringify(other)}`,
      broken: () => read(withValue(file, steps, other)),
    })),
  )
  /** This step visits different values of neighbouring elements. */
  const some = all.filter((_, at) => at % depth(29, 1) === 0)

  it('makes no fact disappear silently, and changes none', () => {
    const wrong = some.flatMap(({ where, broken }) => {
      const found = broken()
      return PARTS.filter(part => {
        if (!found) return false
        const [before, after] = [factsOf(right, part), factsOf(found, part)]
        if (before.join() === after.join()) return false
        const known = [...OWN_WORDS, ...before.flatMap(wordsIn)]
        const isChanged = after.flatMap(wordsIn).some(word => !known.includes(word))
        return isChanged || leftOutOf(part, found).unread <= leftOutOf(part, right).unread
      }).map(part => `${part}: ${where}`)
    })
    expect(wrong).toEqual([])
  })
})

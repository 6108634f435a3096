import type { FhirResource } from 'fhir/r4'
import { describe, expect, it } from 'vitest'
import { ipsOf } from '../../dev/ips-of'
import { elena, FIVE_PLANS } from '../../dev/sample-records'
import { type MedicalRecord, PLAN_KINDS } from '../medical'
import { medicalRecordOf } from '../sync'
import { readIps } from './read-ips'
import { planImport } from './read-plan'

const TODAY = '2026-11-27'
const EMPTY = medicalRecordOf([], 0)

const resourcesOf = <T extends FhirResource['resourceType']>(record: MedicalRecord, kind: T) =>
  ipsOf(record, TODAY).entry.flatMap(({ resource }) =>
    resource.resourceType === kind ? [resource as Extract<FhirResource, { resourceType: T }>] : [],
  )
function readingOf(bundle: object) {
  const read = readIps(JSON.stringify(bundle), { today: TODAY })
  if (!read.ok) throw new Error(read.why)
  return read.summary
}
function summaryOf(...resources: object[]) {
  const entry = [
    { resourceType: 'Composition', subject: { reference: 'Patient/p' } },
    { resourceType: 'Patient', id: 'p', name: [{ text: 'Ana Sol' }] },
    ...resources,
  ].map(resource => ({ resource }))
  return readingOf({ resourceType: 'Bundle', type: 'document', entry })
}
const read = (...resources: object[]) => {
  const { rows, skipped } = summaryOf(...resources)
  return { fields: rows.map(({ fields }) => fields), skipped: skipped.map(({ why }) => why) }
}

describe('our summary', () => {
  const record = { ...elena, plans: FIVE_PLANS }

  it('has what to do as a plan and as a flag', () => {
    expect(resourcesOf(record, 'CarePlan')[0]).toMatchObject({
      status: 'active',
      intent: 'plan',
      title: 'Adrenal insufficiency',
      description: 'Inject what is in the pouch first. Then call the clinic.',
      created: '2026-01-02',
      author: { display: 'Dr Sand, +45 70 10 00 01' },
    })
    expect(resourcesOf(record, 'Flag').map(({ code }) => code.text)).toEqual(
      expect.arrayContaining([
        'Do: Inject what is in the pouch first. Then call the clinic. (Adrenal insufficiency)',
        'Never: No needles and no pressure cuff. (Left arm)',
      ]),
    )
  })

  it('has a refusal that no one verified', () => {
    expect(resourcesOf({ ...EMPTY, plans: FIVE_PLANS }, 'Consent')).toMatchObject([
      {
        policyRule: { text: 'Refuses, as the person states: No blood. No plasma.' },
        verification: [{ verified: false }],
      },
    ])
  })

  it('changes nothing if it is imported again', () => {
    const changes = planImport(readingOf(ipsOf(record, TODAY)), record, TODAY).items.filter(
      ({ kind }) => kind !== 'same',
    )
    expect(changes).toEqual([])
  })

  const ofEachKind = PLAN_KINDS.map(kind => ({
    ...{ id: kind, kind, about: `About ${kind}`, text: `What is <${kind}>\n& more` },
    ...{ whereIs: 'In the bag', from: 'Dr Sand', writtenOn: '2026-01-02' },
  }))
  const profile = { id: 'p', fullName: 'Ana Sol', additionalNotes: 'Lives alone.' }

  it('gives plans of each kind back to an empty record', () => {
    const { rows } = readingOf(ipsOf({ ...EMPTY, profile, plans: ofEachKind }, TODAY))
    const plans = rows
      .filter(({ collection }) => collection === 'plans')
      .map(({ fromId = '', fields }) => ({ id: fromId, ...fields }))
    expect(plans).toHaveLength(PLAN_KINDS.length)
    expect(plans).toEqual(expect.arrayContaining(ofEachKind))
  })

  it('lists a section without resources only if it has more than these plans', () => {
    const leftOut = (more: object) =>
      readingOf(ipsOf({ ...EMPTY, profile: { ...profile, ...more }, plans: ofEachKind }, TODAY))
        .skipped.filter(({ why }) => why === 'narrativeOnly')
        .map(({ what }) => what.split(':')[0])
    expect(leftOut({})).toEqual(['Patient story'])
    expect(leftOut({ additionalNotes: '' })).toEqual([])
  })

  it.each([
    ['words', { div: '<div>Something else</div>' }, {}],
    ['meaning', {}, { modifierExtension: [{ url: 'https://example.org/not' }] }],
  ])('gives no plan of a section whose %s changed', (_, text, more) => {
    const bundle = ipsOf({ ...EMPTY, profile, plans: ofEachKind }, TODAY)
    const [{ resource: composition }, ...entry] = bundle.entry as unknown as [
      { resource: { section: { text: object }[] } },
      ...object[],
    ]
    const section = composition.section.map(each => ({
      ...each,
      ...{ text: { ...each.text, ...text }, ...more },
    }))
    const { rows } = readingOf({
      ...bundle,
      entry: [{ resource: { ...composition, section } }, ...entry],
    })
    const kinds = rows.flatMap(({ fields }) => fields.kind ?? [])
    for (const kind of ['normal', 'reach', 'depends']) expect(kinds).not.toContain(kind)
  })
})

describe('a summary of another system', () => {
  it('gives plans and warnings in the words of their author', () => {
    expect(
      read(
        {
          ...{ resourceType: 'CarePlan', status: 'active', intent: 'plan', created: '2025-03-04' },
          ...{ title: 'Seizure plan', description: 'Call after five minutes.' },
          author: { display: 'Dr. Sol' },
        },
        { resourceType: 'Flag', status: 'active', code: { text: 'Difficult airway' } },
      ).fields,
    ).toEqual([
      {
        ...{ kind: 'do', about: 'Seizure plan', text: 'Call after five minutes.' },
        ...{ from: 'Dr. Sol', writtenOn: '2025-03-04' },
      },
      { kind: 'other', text: 'Difficult airway' },
    ])
  })

  it.each([
    ['inactive', { status: 'revoked' }],
    ['inactive', { intent: 'option' }],
    ['inactive', { period: { end: '2026-01-01' } }],
    ['noName', { description: '' }],
    ['tooLong', { description: 'a'.repeat(401) }],
    ['enteredInError', { status: 'entered-in-error' }],
  ])('leaves out a plan: %s, %j', (why, more) => {
    const plan = {
      resourceType: 'CarePlan',
      status: 'active',
      intent: 'plan',
      description: 'Rest.',
    }
    expect(read({ ...plan, ...more })).toEqual({ fields: [], skipped: [why] })
  })

  it('adds instructions up to 20, and lists the others as left out', () => {
    const flags = Array.from({ length: 4 }, (_, at) => ({
      ...{ resourceType: 'Flag', status: 'active', code: { text: `Warning ${at}` } },
    }))
    const plans = Array.from({ length: 18 }, (_, at) => ({
      id: `${at}`,
      kind: 'do',
      text: `${at}`,
    }))
    const { items, skipped } = planImport(summaryOf(...flags), { ...EMPTY, plans }, TODAY)
    const added = items.filter(({ collection }) => collection === 'plans')
    expect(added.map(({ fields }) => fields.text)).toEqual(['Warning 0', 'Warning 1'])
    expect(skipped).toEqual([
      { what: 'Warning 2', why: 'noRoom' },
      { what: 'Warning 3', why: 'noRoom' },
    ])
  })

  it('gives procedures and vaccinations', () => {
    expect(
      read(
        {
          ...{ resourceType: 'Procedure', status: 'completed', code: { text: 'Splenectomy' } },
          ...{ performedDateTime: '2019-05', note: [{ text: 'After a fall' }] },
        },
        {
          ...{ resourceType: 'Immunization', status: 'completed', lotNumber: 'A7' },
          ...{ vaccineCode: { text: 'Tetanus' }, occurrenceDateTime: '2020-01-02T10:00:00Z' },
          protocolApplied: [{ doseNumberPositiveInt: 2 }],
        },
      ).fields,
    ).toEqual([
      { kind: 'procedure', name: 'Splenectomy', onDate: '2019-05', note: 'After a fall' },
      { kind: 'vaccine', name: 'Tetanus', onDate: '2020-01-02', note: 'Dose 2\nLot A7' },
    ])
  })

  it.each([
    { resourceType: 'Procedure', status: 'not-done', code: { text: 'Biopsy' } },
    { resourceType: 'Immunization', status: 'not-done', vaccineCode: { text: 'Tetanus' } },
    { resourceType: 'Procedure', status: 'preparation', code: { text: 'Biopsy' } },
  ])('leaves out what was not done: %j', resource => {
    expect(read(resource)).toEqual({ fields: [], skipped: ['inactive'] })
  })

  it('says nothing of "no information about vaccinations"', () => {
    const system = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips'
    const vaccineCode = { coding: [{ system, code: 'no-immunization-info' }] }
    expect(read({ resourceType: 'Immunization', status: 'not-done', vaccineCode })).toEqual({
      fields: [],
      skipped: [],
    })
    expect(read({ resourceType: 'Immunization', status: 'completed', vaccineCode })).toEqual({
      fields: [],
      skipped: [],
    })
  })
})

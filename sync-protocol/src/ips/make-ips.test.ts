import * as fc from 'fast-check'
import type { CompositionSection, FhirResource } from 'fhir/r4'
import { describe, expect, it } from 'vitest'
import { arbitraryCard } from '../../dev/arbitrary-card'
import { noah, oksana } from '../../dev/hard-records'
import { elena, haruka, layla } from '../../dev/sample-records'
import type { ResponderCard } from '../card/card'
import { disclose, rowIdsOf } from '../disclosure'
import { denialOf, type MedicalRecord } from '../medical'
import type { AccessLevel } from '../medical/code-levels'
import { makeIps } from './make-ips'
import type { IpsBundle, IpsOptions } from './making'
import { noteFor } from './noted-fields'

const NOW_MS = Date.UTC(2026, 10, 23, 12)
const TODAY = '2026-11-23'

/** Ids that count up, so that the same record makes the same file. */
function countingIds(): () => string {
  let count = 0
  return () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`
}

function ipsOf(
  record: MedicalRecord,
  level: AccessLevel = 'healthcare',
  more: Partial<IpsOptions> = {},
): IpsBundle {
  const code = { type: 'complete', accessLevel: level, revision: 1, expiresAt: '' } as const
  const rowIds = { ...rowIdsOf(record, code), profile: record.profile?.id }
  const options = { rowIds, nowMs: NOW_MS, newId: countingIds(), ...more }
  return makeIps(disclose(record, code, TODAY), options)
}

type Kind = FhirResource['resourceType']
const all = <K extends Kind>({ entry }: IpsBundle, kind: K) =>
  entry
    .map(({ resource }) => resource)
    .filter((resource): resource is Extract<FhirResource, { resourceType: K }> => {
      return resource.resourceType === kind
    })
const only = <K extends Kind>(bundle: IpsBundle, kind: K) => {
  const [one, ...others] = all(bundle, kind)
  if (!one || others.length > 0) throw new Error(`${1 + others.length} of ${kind}`)
  return one
}
const sectionsOf = (bundle: IpsBundle) => only(bundle, 'Composition').section ?? []
const codeOf = ({ code }: CompositionSection) => code?.coding?.[0]?.code
const sectionAt = (bundle: IpsBundle, code: string) =>
  sectionsOf(bundle).find(section => codeOf(section) === code)
const URL = 'http://terminology.hl7.org/CodeSystem'

describe('the document', () => {
  it('begins with the composition and has one patient and unique addresses', () => {
    const bundle = ipsOf(elena)
    expect(bundle.entry[0]?.resource.resourceType).toBe('Composition')
    expect(bundle.type).toBe('document')
    expect(bundle.timestamp).toBe('2026-11-23T12:00:00.000Z')
    expect(all(bundle, 'Patient')).toHaveLength(1)
    const urls = bundle.entry.map(({ fullUrl }) => fullUrl)
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls.every(url => /^urn:uuid:[0-9a-f-]{36}$/.test(url))).toBe(true)
  })

  it('refers only to its own resources, and refers to each of them', () => {
    for (const record of [elena, layla, haruka, noah, oksana]) {
      const bundle = ipsOf(record)
      const [, ...urls] = bundle.entry.map(({ fullUrl }) => fullUrl)
      const text = JSON.stringify(bundle.entry.map(({ resource }) => resource))
      const referred = [...text.matchAll(/"reference":"([^"]+)"/g)].map(([, url]) => url)
      expect(new Set(referred)).toEqual(new Set(urls))
    }
  })

  it('has the sections that are not empty, the three required ones first', () => {
    expect(sectionsOf(ipsOf(elena)).map(codeOf)).toEqual([
      '11450-4',
      '48765-2',
      '10160-0',
      '104605-1',
      '42348-3',
      '46264-8',
      '11348-0',
      '8716-3',
      '81338-6',
      '48768-6',
    ])
    expect(sectionsOf(ipsOf(haruka)).map(codeOf)).toContain('10162-6')
  })

  it('is by the person, or by the person who keeps the record', () => {
    const own = ipsOf(elena)
    expect(only(own, 'Composition').author).toEqual([only(own, 'Composition').subject])
    const carers = ipsOf(elena, 'healthcare', { carer: 'Marta Ibáñez' })
    const { author } = only(carers, 'Composition')
    const carer = carers.entry.find(({ fullUrl }) => fullUrl === author[0]?.reference)
    expect(carer?.resource).toMatchObject({
      resourceType: 'RelatedPerson',
      name: [{ text: 'Marta Ibáñez' }],
    })
    expect(only(carers, 'Composition').text?.div).toContain(
      'Reported by Marta Ibáñez, who keeps this record for the person. Not checked by a doctor.',
    )
    expect(only(own, 'Composition').text?.div).toContain('Reported by the person.')
    const confirmed = only(ipsOf(noah, 'healthcare', { carer: 'Marta' }), 'Composition')
    expect(confirmed.attester?.[0]?.party).toEqual(confirmed.author[0])
  })

  it('says when the person confirmed it', () => {
    expect(only(ipsOf(noah), 'Composition').attester).toMatchObject([
      { mode: 'personal', time: '2026-10-30T08:00:00.000Z' },
    ])
  })

  it('has no gender for an inherited property name', () => {
    const card: ResponderCard = {
      ...{ type: 'emergency', level: 'healthcare', revision: 1, changedAtMs: 0, expiresAt: '' },
      identity: { fullName: 'Ana Sol', gender: '__proto__' },
    }
    const bundle = makeIps(card, { rowIds: {}, nowMs: NOW_MS, newId: countingIds() })
    expect(only(bundle, 'Patient').gender).toBeUndefined()
  })

  it.each(['__proto__', 'constructor', 'toString'])('has no grade for %s', severity => {
    const card: ResponderCard = {
      ...{ type: 'emergency', level: 'emergency', revision: 1, changedAtMs: 0, expiresAt: '' },
      identity: { fullName: 'Ana Sol' },
      allergies: { state: 'listed', items: [{ allergen: 'Latex', severity }] },
    }
    const bundle = makeIps(card, { rowIds: {}, nowMs: NOW_MS, newId: countingIds() })
    expect(only(bundle, 'AllergyIntolerance').reaction).toBeUndefined()
  })

  it('is a document for any card', () => {
    fc.assert(
      fc.property(arbitraryCard, card => {
        const bundle = makeIps(card, { rowIds: {}, nowMs: NOW_MS, newId: countingIds() })
        const written = JSON.stringify(bundle)
        // Neither empty values nor characters that XML does not allow.
        expect(written).not.toMatch(/:""|:\[\]|:\{\}|:null|\\u00[01][0-8bce]|\\ud[89a-f]/)
        expect(sectionsOf(bundle).slice(0, 3).map(codeOf)).toEqual([
          '11450-4',
          '48765-2',
          '10160-0',
        ])
      }),
    )
  })
})

describe('a list', () => {
  it('that is not recorded has no entry and says so', () => {
    const section = sectionAt(ipsOf(oksana), '11450-4')
    expect(section?.emptyReason?.coding?.[0]?.code).toBe('unavailable')
    expect(section?.text?.div).toContain('None current')
    const medicines = sectionAt(ipsOf(noah), '10160-0')
    expect(medicines?.entry).toBeUndefined()
    expect(medicines?.emptyReason).toEqual({
      coding: [{ system: `${URL}/list-empty-reason`, code: 'unavailable' }],
    })
  })

  it('with none known says so in both code systems', () => {
    expect(only(ipsOf(layla), 'AllergyIntolerance').code).toEqual({
      coding: [
        { system: 'http://snomed.info/sct', code: '716186003', display: 'No known allergy' },
        {
          system: 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips',
          code: 'no-known-allergies',
        },
      ],
      text: 'None known',
    })
  })

  it('that the level does not disclose is withheld', () => {
    const section = sectionAt(ipsOf(elena, 'public'), '10160-0')
    expect(section?.emptyReason?.coding?.[0]?.code).toBe('withheld')
    expect(JSON.stringify(ipsOf(elena, 'public'))).not.toContain('Apixaban')
  })

  it('of conditions has the resolved ones apart, and only at healthcare', () => {
    const codes = (level: AccessLevel) =>
      all(ipsOf(elena, level), 'Condition').map(({ code, clinicalStatus }) => [
        code?.text,
        clinicalStatus?.coding?.[0]?.code,
      ])
    const now = [
      ['Atrial fibrillation', 'active'],
      ['Type 2 diabetes', 'active'],
    ]
    expect(codes('emergency')).toEqual(now)
    expect(codes('healthcare')).toEqual([...now, ['Appendicitis', 'resolved']])
  })
})

describe('a row', () => {
  it('has its id at each level', () => {
    for (const level of ['emergency', 'healthcare'] as const) {
      const bundle = ipsOf(elena, level)
      const found = all(bundle, 'MedicationStatement').map(
        ({ identifier, medicationCodeableConcept: medicine }) => [
          medicine?.text,
          identifier?.[0]?.value,
        ],
      )
      expect(found.toSorted()).toEqual(
        elena.medications.map(({ name, id }) => [name, `urn:uuid:${id}`]).toSorted(),
      )
      expect(only(bundle, 'Patient').identifier?.[0]?.value).toBe('urn:uuid:elena')
      expect(only(bundle, 'Patient').contact?.map(({ id }) => id)).toEqual(['r0', 'r1'])
    }
    const mixed = {
      ...elena,
      conditions: elena.conditions.toReversed().map((row, at) => ({ ...row, id: `c${at}` })),
    }
    const shown = all(ipsOf(mixed, 'emergency'), 'Condition')
    expect(shown.map(({ identifier }) => identifier?.[0]?.value)).toEqual([
      'urn:uuid:c1',
      'urn:uuid:c2',
    ])
  })

  it('exports its imported codes unchanged, at most four', () => {
    const coding = { system: 'http://example.org/codes', code: '7', version: '2', display: 'Seven' }
    const codingsOf = (id: string) => (id === 'm2' ? Array.from({ length: 5 }, () => coding) : [])
    const statements = all(ipsOf(elena, 'healthcare', { codingsOf }), 'MedicationStatement')
    const coded = statements.filter(({ medicationCodeableConcept }) => {
      return medicationCodeableConcept?.coding !== undefined
    })
    expect(coded.map(each => each.medicationCodeableConcept)).toEqual([
      { coding: [coding, coding, coding, coding], text: 'Apixaban' },
    ])
  })

  it('that two devices disagree about has both values, is unconfirmed, and is flagged', () => {
    const bundle = ipsOf(noah)
    const asthma = only(bundle, 'Condition')
    expect(asthma.clinicalStatus?.coding?.[0]?.code).toBe('active')
    expect(asthma.verificationStatus?.coding?.[0]?.code).toBe('unconfirmed')
    expect(asthma.note).toEqual([noteFor('status', 'Status', 'Chronic or Resolved')])
    expect(all(bundle, 'Observation').map(each => each.valueQuantity?.value)).toEqual([13, 15])
    expect(all(bundle, 'Flag').map(({ code }) => code?.text)).toEqual([
      'Two devices disagree. Treat both as possible. Conditions, Asthma: Chronic or Resolved',
      'Two devices disagree. Treat both as possible. Emergency contacts, Jana Brandt: +49 170 1112223 or +49 170 1112224',
      'Two devices disagree. Treat both as possible. Notes: Trägt ein Hörgerät. or Trägt zwei Hörgeräte.',
      'Two devices disagree. Treat both as possible. Other details, Weight: 13 kg or 15 kg',
    ])
    expect(only(bundle, 'Patient').contact?.[0]?.telecom?.map(({ value }) => value)).toEqual([
      '+49 170 1112223',
      '+49 170 1112224',
    ])
  })
})

describe('an allergy', () => {
  it('is as severe as its words say in any language, and never milder', () => {
    const said = all(ipsOf(oksana), 'AllergyIntolerance').map(each => [
      each.code?.text,
      each.criticality,
      each.reaction?.[0]?.severity,
      each.note?.[0]?.text,
    ])
    expect(said).toEqual([
      ['Арахіс', 'high', undefined, 'Severity: Легка'],
      ['Пеніцилін', 'unable-to-assess', undefined, 'Severity: Страшенна'],
      ['Пилок', undefined, undefined, 'Severity: Легка'],
    ])
  })

  it('without a reaction says why there is none', () => {
    const pollen = (level: AccessLevel) =>
      all(ipsOf(elena, level), 'AllergyIntolerance').find(({ code }) => code?.text === 'Pollen')
    const reason = (valueCode: string) => [
      {
        manifestation: [
          {
            extension: [
              { url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode },
            ],
          },
        ],
        severity: 'mild',
      },
    ]
    expect(pollen('healthcare')?.reaction).toEqual(reason('unknown'))
    expect(pollen('public')?.reaction).toEqual(reason('masked'))
  })
})

describe('facts outside the lists', () => {
  it('a missing birth date is either not recorded or not disclosed', () => {
    const absentReason = (record: MedicalRecord, level: AccessLevel) =>
      only(ipsOf(record, level), 'Patient')._birthDate?.extension?.[0]?.valueCode
    expect(only(ipsOf(elena), 'Patient').birthDate).toBe('1958-03-14')
    expect(absentReason(elena, 'emergency')).toBe('masked')
    const { profile: _, ...bare } = elena
    expect(absentReason({ ...bare, profile: undefined }, 'healthcare')).toBe('unknown')
  })

  it('a dose comes with its frequency, and says if the frequency is not recorded', () => {
    const doses = (record: MedicalRecord) =>
      all(ipsOf(record), 'MedicationStatement').map(({ dosage }) => dosage?.[0])
    expect(doses(oksana)).toEqual([
      { text: '10 мг, раз на тиждень', timing: { code: { text: 'раз на тиждень' } } },
      { text: '50 мкг, how often: not recorded' },
    ])
    expect(doses(elena)[0]?.text).toBe('5 mg or 2.5 mg, twice a day')
  })

  it('a DNR is an unverified consent, and there is none if devices disagree', () => {
    expect(only(ipsOf(elena), 'Consent')).toMatchObject({
      category: [{ coding: [{ system: `${URL}/consentcategorycodes`, code: 'dnr' }] }],
      policyRule: { text: 'Do not resuscitate (DNR)' },
      verification: [{ verified: false }],
    })
    const profile = { ...elena.profile, id: 'elena', conflicts: { dnrStatus: ['None'] } }
    const open = ipsOf({ ...elena, profile })
    expect(all(open, 'Consent')).toEqual([])
    expect(sectionAt(open, '42348-3')?.text?.div).toContain('No DNR order')
  })

  it('a pregnancy has its due date, and a pregnancy long past is left out', () => {
    const [status, due] = all(ipsOf(haruka), 'Observation').filter(({ code }) =>
      ['82810-3', '11778-8'].includes(code?.coding?.[0]?.code ?? ''),
    )
    expect(status?.valueCodeableConcept?.coding?.[0]?.code).toBe('77386006')
    expect(due?.valueDateTime).toBe('2027-02-11')
    expect(status?.hasMember).toHaveLength(1)
    expect(sectionAt(ipsOf(oksana), '10162-6')).toBeUndefined()
  })

  it('a blood type has its caution and is not a laboratory finding', () => {
    const story = sectionAt(ipsOf(elena), '81338-6')?.text?.div
    expect(story).toContain('Blood type: A- or A+. Reported by the person.')
    expect(all(ipsOf(elena), 'Observation')).toHaveLength(2)
  })

  it('all words that the person did not type are in the language of the reader', () => {
    const bundle = ipsOf(elena, 'emergency', { locale: 'ar' })
    expect([bundle.language, only(bundle, 'Composition').language]).toEqual(['ar', 'ar'])
    const div = only(bundle, 'Patient').text?.div
    expect(div).toMatch(/^<div [^>]*lang="ar" xml:lang="ar" dir="rtl">/)
    expect(div).toContain('<span dir="ltr">Elena Márquez Ibáñez</span>')
    expect(sectionAt(bundle, '48765-2')?.text?.div).toContain('حساسية شديدة')
  })

  it('a shortened list counts what it leaves out', () => {
    const allergies = Array.from({ length: 5 }, (_, i) => ({
      ...{ id: `${i}`, allergen: `Allergen ${i}`, severity: i === 4 ? 'Severe' : 'Mild' },
    }))
    const bundle = ipsOf({ ...elena, allergies }, 'healthcare', { itemsMax: 2 })
    expect(all(bundle, 'AllergyIntolerance').map(({ code }) => code?.text)).toEqual([
      'Allergen 4',
      'Allergen 0',
    ])
    expect(sectionAt(bundle, '48765-2')?.text?.div).toContain('3 more allergies')
  })

  it('typed markup is text, and right-to-left text is marked', () => {
    const medications = [{ id: 'm', name: '<b>&"x"</b>', dosage: '1' }]
    const div = sectionAt(ipsOf({ ...elena, medications }), '10160-0')?.text?.div
    expect(div).toContain('&lt;b&gt;&amp;&quot;x&quot;&lt;/b&gt;')
    expect(only(ipsOf(layla), 'Patient').text?.div).toContain('<span dir="rtl">ليلى')
  })
})

describe('an effect', () => {
  const notesFor = (medicine: Partial<MedicalRecord['medications'][number]>) => {
    const medications = [{ id: 'm', name: 'Marevan', ...medicine }]
    return only(ipsOf({ ...elena, medications }), 'MedicationStatement').note
  }

  it('that the person entered is a note with our extension', () => {
    expect(notesFor({ effect: 'opioid' })).toEqual([noteFor('effect', 'Effect', 'opioid')])
  })

  it('is a plain note while devices disagree, so that no reader takes one side as certain', () => {
    const effect = denialOf('anticoagulant', 'Marevan')
    const text = 'Effect: Not: Blood thinner (anticoagulant), as the person says'
    expect(notesFor({ effect, conflicts: { effect: [''] } })).toEqual([{ text }])
    expect(notesFor({ effect: '', conflicts: { effect: [effect] } })).toEqual([{ text }])
    expect(notesFor({ effect, conflicts: { effect: ['opioid'] } })).toEqual([
      { text: `${text} or Opioid, as the person says` },
    ])
  })
})

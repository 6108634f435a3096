import { describe, expect, it } from 'vitest'
import {
  allergy,
  bundleOf,
  coded,
  concept,
  condition,
  rowsOf,
  SNOMED,
  skippedOf,
  statement,
  summaryIn,
  summaryOf,
} from '../../dev/clinic-file'

const REASON = 'http://terminology.hl7.org/CodeSystem/data-absent-reason'
const NULL_FLAVOR = 'http://terminology.hl7.org/CodeSystem/v3-NullFlavor'

const reasonFor = (valueCode: string) => ({
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode }],
})

describe('a code for a missing value is not an entry', () => {
  const unknown = coded(REASON, 'unknown', 'Unknown')
  it.each([
    ['allergy', allergy({ code: unknown })],
    ['medicine', statement({ medicationCodeableConcept: unknown })],
    ['condition', condition({ code: coded(REASON, 'error', 'Error') })],
    ['null flavor', allergy({ code: coded(NULL_FLAVOR, 'NASK') })],
    ['the same in words', allergy({ code: { ...unknown, text: 'Unknown' } })],
    ['in words alone', allergy({ code: concept('Not asked') })],
    ['an extension of the concept', allergy({ code: reasonFor('unknown') })],
    ['an extension of its text', allergy({ code: { _text: reasonFor('asked-unknown') } })],
  ])('%s', (_, resource) => {
    const { rows, noneKnown, skipped } = summaryOf([resource])
    expect([rows, noneKnown]).toEqual([[], []])
    expect(skipped).toMatchObject([{ why: 'notKnown' }])
  })

  it.each([
    ['a code', coded(REASON, 'masked', 'Masked')],
    ['a null flavor', coded(NULL_FLAVOR, 'MSK')],
    ['a word', concept('Masked')],
    ['an extension', reasonFor('masked')],
  ])('an entry that the sender withheld is not an entry: %s', (_, code) => {
    expect(summaryOf([allergy({ code })])).toMatchObject({
      rows: [],
      skipped: [{ why: 'withheld', list: 'allergies' }],
    })
  })

  it('but a code with a name is an entry', () => {
    const other = { system: NULL_FLAVOR, code: 'OTH', display: 'Other' }
    const real = { system: 'urn:oid:1', code: '7', display: 'Bee pollen' }
    expect(rowsOf(allergy({ code: concept('Bee pollen', other) }))).toMatchObject([
      { allergen: 'Bee pollen' },
    ])
    expect(
      rowsOf(allergy({ code: { ...reasonFor('unknown'), text: 'Bee pollen' } })),
    ).toMatchObject([{ allergen: 'Bee pollen' }])
    expect(rowsOf(allergy({ code: concept('', other, real) }))).toMatchObject([
      { allergen: 'Bee pollen', coding: JSON.stringify({ of: 'Bee pollen', coding: [real] }) },
    ])
  })
})

describe('an allergy', () => {
  const reaction = [{ substance: concept('Amoxicillin'), manifestation: [concept('Hives')] }]

  it('without a code is named after the substance of its reaction', () => {
    expect(rowsOf(allergy({ code: undefined, reaction }))).toMatchObject([
      { allergen: 'Amoxicillin', reaction: 'Hives' },
    ])
    const two = [...reaction, { substance: concept('Ampicillin') }]
    expect(rowsOf(allergy({ code: {}, reaction: two }))[0]?.allergen).toBe(
      'Amoxicillin, Ampicillin',
    )
  })

  it.each([
    ['words for “unknown”', concept('Unknown')],
    ['words for “none”', concept('None known')],
    ['a code for a missing value', coded(REASON, 'unknown', 'Unknown')],
    ['an extension', reasonFor('unknown')],
    ['a code for “no known allergies”', coded(SNOMED, '716186003')],
  ])('with %s is named after the substance of its reaction', (_, code) => {
    expect(rowsOf(allergy({ code, reaction }))).toMatchObject([
      { allergen: 'Amoxicillin', reaction: 'Hives' },
    ])
  })

  it.each([
    ['no code', undefined],
    ['words for “unknown”', concept('Unknown')],
    ['a code for a missing value', coded(REASON, 'unknown')],
  ])('with %s is counted as unread, with what the file says about it', (_, code) => {
    const about = { reaction: [{ manifestation: [concept('Hives')], description: 'After kiwi' }] }
    const note = [{ text: 'At a restaurant' }]
    expect(summaryOf([allergy({ code, ...about, note })]).skipped).toEqual([
      {
        what: 'AllergyIntolerance: Hives, After kiwi, At a restaurant',
        ...{ why: 'noName', list: 'allergies' },
      },
    ])
  })

  it('keeps the substance of its reaction', () => {
    expect(rowsOf(allergy({ reaction }))).toMatchObject([
      { allergen: 'Penicillin', reaction: 'Amoxicillin: Hives' },
    ])
  })

  it('that only a narrative names is listed with its words', () => {
    const text = {
      status: 'generated',
      div: '<div xmlns="x"><p>Brazil&nbsp;nut &amp; cashew</p></div>',
    }
    expect(skippedOf(allergy({ code: undefined, text }))).toEqual([
      ['AllergyIntolerance: Brazil nut & cashew', 'narrativeOnly'],
    ])
  })
})

describe('a list that is only in the narrative of its section', () => {
  const read = (section: object[]) =>
    summaryIn(bundleOf([], {}, { section })).skipped.map(({ what, why }) => [what, why])
  const text = { div: '<div><ul><li>Penicillin</li><li>Latex</li></ul></div>' }

  it('is listed', () => {
    expect(read([{ title: 'Allergies', text }])).toEqual([
      ['Allergies: Penicillin Latex', 'narrativeOnly'],
    ])
  })

  it('is listed if none of its entries is in the file', () => {
    const entry = [{ reference: 'AllergyIntolerance/gone' }]
    const code = coded('http://loinc.org', '48765-2')
    const { skipped } = summaryIn(
      bundleOf([], {}, { section: [{ title: 'Allergies', code, text, entry }] }),
    )
    expect(skipped).toEqual([
      { what: 'Allergies', why: 'foreign', list: 'allergies' },
      { what: 'Allergies: Penicillin Latex', why: 'narrativeOnly' },
    ])
  })

  it('is not listed if the section is empty or has entries', () => {
    expect(read([{ title: 'Allergies', text, emptyReason: coded('x', 'nilknown') }])).toEqual([])
    expect(read([{ title: 'Allergies', text, entry: [{ reference: 'Patient/p' }] }])).toEqual([])
  })
})

it('an implant named “none” is not an implant', () => {
  const device = { resourceType: 'Device', id: 'd', type: concept('Keine') }
  const use = { resourceType: 'DeviceUseStatement', device: { reference: 'Device/d' } }
  const { profile, skipped } = summaryOf([use, device])
  expect(profile).not.toHaveProperty('implants')
  expect(skipped).toEqual([{ what: 'Keine', why: 'noneInWords' }])
})

import { describe, expect, it } from 'vitest'
import {
  allergy,
  bundleAbout,
  bundleOf,
  coded,
  concept,
  condition,
  type Resource,
  rowsOf,
  statement,
  summaryIn,
  summaryOf,
} from '../../dev/clinic-file'

const profileOf = (...resources: Resource[]) => summaryOf(resources).profile
const finding = (loinc: string, more: object): Resource => ({
  resourceType: 'Observation',
  code: coded('http://loinc.org', loinc),
  ...more,
})
const dose = (value: unknown) => ({
  dosage: [{ doseAndRate: [{ doseQuantity: { value, unit: 'mg' } }] }],
})

describe('a value of another JSON type is read if its meaning is certain', () => {
  it.each([
    ['5', '5 mg'],
    [' 2.50 ', '2.5 mg'],
    ['1e2', '100 mg'],
  ])('a number as text: %j', (value, dosage) => {
    expect(summaryOf([statement(dose(value))])).toMatchObject({
      rows: [{ fields: { name: 'Apixaban', dosage } }],
      skipped: [],
    })
  })

  it('a measurement as text', () => {
    const height = finding('8302-2', { valueQuantity: { value: '170', unit: 'cm' } })
    const weight = finding('29463-7', { valueQuantity: { value: '61', code: 'kg' } })
    expect(profileOf(height, weight)).toEqual({
      fullName: 'Aoife Ní Bhriain',
      heightCm: 170,
      weightKg: 61,
    })
  })

  it('the numbers of a rate as text', () => {
    const timing = { repeat: { frequency: '2', period: '1', periodUnit: 'd' } }
    expect(rowsOf(statement({ dosage: [{ timing }] }))).toMatchObject([
      { frequency: 'twice a day' },
    ])
  })

  it('a year of birth as a number', () => {
    const { profile, bornIn, skipped } = summaryIn(bundleAbout({ birthDate: 1951 }))
    expect([profile.dateOfBirth, bornIn, skipped]).toEqual(['1951', '1951', []])
  })

  it('a SNOMED CT code as a number', () => {
    const code = { coding: [{ system: 'http://snomed.info/sct', code: 91935009 }] }
    const verificationStatus = { coding: [{ code: 723511001 }] }
    expect(rowsOf(allergy({ code }))).toMatchObject([{ allergen: 'SNOMED CT 91935009' }])
    expect(summaryOf([allergy({ verificationStatus })]).skipped).toMatchObject([{ why: 'refuted' }])
  })

  it('a single item without its list, and an object in a list', () => {
    const code = [{ coding: { code: '1', display: 'Latex' } }]
    const reaction = { manifestation: concept('Hives') }
    expect(rowsOf(allergy({ code, reaction }))).toMatchObject([
      { allergen: 'Latex', reaction: 'Hives' },
    ])
  })

  it('a boolean as text', () => {
    const request = { ...statement(), resourceType: 'MedicationRequest', doNotPerform: 'true' }
    expect(summaryOf([request])).toMatchObject({ rows: [], skipped: [{ why: 'inactive' }] })
  })

  it('an id as a number', () => {
    const product = { resourceType: 'Medication', id: 7, code: concept('Warfarin') }
    const medicationReference = { reference: 'Medication/7' }
    const taken = statement({ medicationCodeableConcept: undefined, medicationReference })
    expect(rowsOf(taken, product)).toMatchObject([{ name: 'Warfarin' }])
  })

  it('null, as no value', () => {
    const nothing = { abatementAge: null, onsetDateTime: null, note: null, modifierExtension: null }
    expect(summaryOf([condition(nothing)])).toMatchObject({
      rows: [{ fields: { condition: 'Asthma', status: 'Active' } }],
      skipped: [],
    })
  })
})

describe('a value that cannot be read is listed with its part of the record', () => {
  it.each([
    ['5 mg', { name: 'Apixaban' }],
    [true, { name: 'Apixaban' }],
    [[5], { name: 'Apixaban' }],
  ])('a dose of %j', (value, fields) => {
    const { rows, skipped } = summaryOf([statement(dose(value))])
    expect(rows.map(row => row.fields)).toEqual([fields])
    expect(skipped).toContainEqual({
      ...{ what: 'Apixaban: dosage', why: 'unreadable', list: 'medications' },
    })
  })

  it.each([19510203, true, { year: 1951 }, ['1951-02-03']])('a birth date of %j', birthDate => {
    const { profile, skipped } = summaryIn(bundleAbout({ birthDate }))
    expect(profile).toEqual({ fullName: 'Aoife Ní Bhriain' })
    expect(skipped).toEqual([
      { what: 'The person: birth date', why: 'unreadable', list: 'profile' },
    ])
  })

  it.each([
    ['8302-2', { valueQuantity: 170 }],
    ['29463-7', { valueQuantity: { value: '61 kg' } }],
    ['882-1', { valueString: 1 }],
    ['11778-8', { valueDateTime: 20270201 }],
  ])('a finding: %s %j', (loinc, more) => {
    const { skipped } = summaryOf([finding(loinc, more)])
    expect(skipped.map(({ why, list }) => [why, list])).toEqual([['unreadable', 'profile']])
  })

  it('a rate with one unreadable number is not read', () => {
    const timing = { repeat: { frequency: [2], period: 1, periodUnit: 'd' } }
    expect(rowsOf(statement({ dosage: [{ timing }] }))).toEqual([{ name: 'Apixaban' }])
  })

  it('a severity that is unreadable is not taken from another reaction', () => {
    const reaction = [{ severity: 5 }, { severity: 'mild' }]
    expect(summaryOf([allergy({ reaction })])).toMatchObject({
      rows: [{ fields: { severity: 'Not stated' } }],
      skipped: [{ what: 'Penicillin: reaction', why: 'unreadable', list: 'allergies' }],
    })
  })

  it.each([
    allergy({ verificationStatus: 5 }),
    allergy({ clinicalStatus: { coding: [{ code: true }] } }),
    allergy({ patient: 'Patient/p' }),
  ])('an entry that may not be valid is left out: %j', resource => {
    const { rows, skipped } = summaryOf([resource])
    expect(rows).toEqual([])
    expect(skipped).toEqual([{ what: 'Penicillin', why: 'unreadable', list: 'allergies' }])
  })

  it('a modifier that is no list leaves its entry out', () => {
    const modifierExtension = { url: 'urn:x', valueBoolean: true }
    expect(summaryOf([allergy({ modifierExtension })]).skipped).toMatchObject([
      { why: 'modified', list: 'allergies' },
    ])
  })

  it('a section without a readable code may be that of any list', () => {
    const emptyReason = coded('x', 'nilknown')
    const section = [
      { title: 'Allergies', code: coded('x', '48765-2'), emptyReason },
      { title: 'Medicines', code: { coding: [{ code: 10160 }] }, emptyReason },
    ]
    const { noneKnown, skipped } = summaryIn(bundleOf([], {}, { section }))
    expect(noneKnown).toEqual(['allergies'])
    expect(skipped.map(({ list }) => list)).toEqual(['medications', 'conditions'])
  })

  it('a gender in other words', () => {
    expect(summaryIn(bundleAbout({ gender: 'F' })).skipped).toEqual([
      { what: 'Gender F', why: 'unfit' },
    ])
  })
})

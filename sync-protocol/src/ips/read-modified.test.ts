import { describe, expect, it } from 'vitest'
import {
  allergy,
  bundleAbout,
  bundleOf,
  concept,
  condition,
  rowsOf,
  skippedOf,
  statement,
  status,
  summaryIn,
  TODAY,
} from '../../dev/clinic-file'
import { readIps } from './read-ips'

const mark = { modifierExtension: [{ url: 'https://example.org/not', valueBoolean: true }] }
const readOf = (bundle: object) => readIps(JSON.stringify(bundle), { today: TODAY })

describe('an element with a modifierExtension is left out and listed', () => {
  it.each([
    ['an allergy', 'Penicillin', allergy(mark)],
    ['a condition', 'Asthma', condition(mark)],
    ['a medicine', 'Apixaban', statement(mark)],
    ['a part of an entry', 'Asthma', condition({ stage: [mark] })],
  ])('%s', (_, name, resource) => {
    expect(rowsOf(resource)).toEqual([])
    expect(skippedOf(resource)).toEqual([[name, 'modified']])
  })

  it('the medicine that an entry names', () => {
    const medication = { resourceType: 'Medication', id: 'm', code: concept('Warfarin'), ...mark }
    const taken = statement({
      medicationCodeableConcept: undefined,
      medicationReference: { reference: 'Medication/m' },
    })
    expect(rowsOf(taken, medication)).toEqual([])
    expect(skippedOf(taken, medication)).toEqual([['Warfarin', 'modified']])
  })

  it('a reaction, but not the allergy', () => {
    const reaction = [{ severity: 'mild', manifestation: [concept('Rash')], ...mark }]
    expect(rowsOf(allergy({ reaction }))).toEqual([
      { allergen: 'Penicillin', severity: 'Not stated' },
    ])
    expect(skippedOf(allergy({ reaction }))).toEqual([['Reaction to Penicillin', 'modified']])
  })

  it('a dose, but not the medicine', () => {
    const dosage = [{ text: '5 mg' }, { text: '10 mg', timing: mark }]
    expect(rowsOf(statement({ dosage }))).toEqual([{ name: 'Apixaban' }])
    expect(skippedOf(statement({ dosage }))).toEqual([['Dose of Apixaban', 'unclearDose']])
  })

  it('a resource in such a section or entry', () => {
    const id = { id: 'a' }
    const section = [{ ...mark, entry: [{ reference: 'AllergyIntolerance/a' }] }]
    const bundle = bundleOf([allergy(id)])
    const modified = { rows: [], skipped: [{ what: 'Penicillin', why: 'modified' }] }
    expect(summaryIn(bundleOf([allergy(id)], {}, { section }))).toMatchObject(modified)
    const entry = bundle.entry.map(each =>
      each.resource.resourceType === 'AllergyIntolerance' ? { ...each, ...mark } : each,
    )
    expect(summaryIn({ ...bundle, entry })).toMatchObject(modified)
  })

  it('the person, and one of the contacts', () => {
    const contact = { name: { text: 'Ana' }, telecom: [{ system: 'phone', value: '1' }] }
    expect(summaryIn(bundleAbout(mark))).toMatchObject({
      profile: {},
      skipped: [{ what: 'Name and birth date', why: 'modified' }],
    })
    expect(summaryIn(bundleAbout({ contact: [{ ...contact, ...mark }] }))).toMatchObject({
      rows: [],
      skipped: [{ what: 'Ana', why: 'modified', list: 'contacts' }],
    })
  })

  it('the whole document is refused', () => {
    expect(readOf(bundleOf([], {}, mark))).toMatchObject({ ok: false, why: 'modified' })
  })
})

it.each(['entered-in-error', 'Entered_In_Error', 'cancelled'])(
  'a document that is %s is refused',
  written => {
    expect(readOf(bundleOf([], {}, { status: written }))).toMatchObject({ why: 'enteredInError' })
  },
)

describe('an end without a status', () => {
  const nothing = { clinicalStatus: undefined }
  it.each([
    { abatementDateTime: '2019-05-01' },
    { abatementPeriod: { start: '2018', end: '2019' } },
    { abatementAge: { value: 12, unit: 'a' } },
    { abatementString: 'in childhood' },
    { abatementBoolean: true },
  ])('ends a condition: %j', abatement => {
    expect(rowsOf(condition({ ...nothing, ...abatement }))[0]?.status).toBe('Resolved')
  })

  it.each([{ abatementDateTime: '2027-05-01' }, { abatementBoolean: false }])(
    'does not end a condition yet: %j',
    abatement => {
      expect(rowsOf(condition({ ...nothing, ...abatement }))[0]?.status).toBe('Active')
    },
  )

  it('is a note if the status is active', () => {
    const active = condition({ abatementDateTime: '2019-05-01' })
    expect(rowsOf(active)[0]).toMatchObject({ status: 'Active', notes: 'Until 2019-05-01' })
  })

  it('follows from the section of past illnesses', () => {
    const section = [
      {
        code: { coding: [{ system: 'http://loinc.org', code: '11348-0' }] },
        entry: [{ reference: 'Condition/c' }],
      },
    ]
    const { rows } = summaryIn(bundleOf([condition({ id: 'c', ...nothing })], {}, { section }))
    expect(rows).toMatchObject([{ fields: { status: 'Resolved' } }])
  })

  it('ends an allergy if an extension says so', () => {
    const url = 'http://hl7.org/fhir/StructureDefinition/allergyintolerance-abatement'
    const over = allergy({ ...nothing, extension: [{ url, valueDateTime: '2019' }] })
    expect(skippedOf(over)).toEqual([['Penicillin', 'inactive']])
  })

  it('ends a medicine if all its doses have one', () => {
    const dose = (end: string) => ({ text: '5 mg', timing: { repeat: { boundsPeriod: { end } } } })
    const taken = (...ends: string[]) => statement({ dosage: ends.map(dose) })
    expect(skippedOf(taken('2019-05-01', '2020'))).toEqual([['Apixaban', 'inactive']])
    expect(rowsOf(taken('2019-05-01', '2027-01-01'))).toHaveLength(1)
  })
})

it('an unknown status is listed, and the entry is kept', () => {
  const odd = allergy({ clinicalStatus: status('allergyintolerance-clinical', 'dormant') })
  expect(rowsOf(odd)).toHaveLength(1)
  expect(skippedOf(odd)).toEqual([['Status of Penicillin: dormant', 'unknownStatus']])
})

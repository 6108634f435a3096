import { describe, expect, it } from 'vitest'
import {
  ABSENT,
  allergy,
  bundleOf,
  coded,
  concept,
  condition,
  type Resource,
  rowsOf,
  SNOMED,
  skippedOf,
  statement,
  status,
  summaryIn,
  summaryOf,
} from '../../dev/clinic-file'

describe('an invalid entry is left out and listed', () => {
  const verified = (code: string) => ({
    verificationStatus: status('allergyintolerance-verification', code),
  })
  it.each([
    ['refuted', allergy(verified('refuted'))],
    ['enteredInError', allergy(verified('entered-in-error'))],
    ['enteredInError', statement({ status: 'entered-in-error' })],
    ['inactive', allergy({ clinicalStatus: status('allergyintolerance-clinical', 'resolved') })],
    ['inactive', condition({ clinicalStatus: status('condition-clinical', 'inactive') })],
    ['inactive', statement({ status: 'stopped' })],
    ['inactive', statement({ effectivePeriod: { end: '2026-11-22' } })],
    ['unknownPerson', condition({ subject: { reference: 'Group/1' } })],
    ['noName', allergy({ code: {} })],
    ['partNone', allergy({ code: coded(ABSENT, 'no-known-food-allergies') })],
    [
      'foreign',
      statement({
        medicationCodeableConcept: undefined,
        medicationReference: { reference: 'https://evil.example/Medication/1' },
      }),
    ],
    ['noPlace', { resourceType: 'ServiceRequest', code: concept('Physiotherapy') }],
    ['needsPaper', { resourceType: 'Consent', category: [status('consentcategorycodes', 'dnr')] }],
  ] as const)('%s', (why, resource) => {
    const { rows, noneKnown, skipped } = summaryOf([resource])
    expect([rows, noneKnown]).toEqual([[], []])
    expect(skipped.map(each => each.why)).toEqual([why])
  })

  it('a medicine that contains itself', () => {
    const medicine = (id: string, other: string): Resource => ({
      resourceType: 'Medication',
      id,
      ingredient: [{ itemReference: { reference: `Medication/${other}` } }],
    })
    const taken = statement({
      medicationCodeableConcept: undefined,
      medicationReference: { reference: 'Medication/a' },
    })
    expect(skippedOf(taken, medicine('a', 'b'), medicine('b', 'a'))).toContainEqual([
      'Medicine',
      'cycle',
    ])
  })

  it('impossible days, including days in the year 0', () => {
    const since = (start: string) => statement({ effectivePeriod: { start } })
    expect(skippedOf(since('0000-01-01'))).toEqual([['Apixaban: 0000-01-01', 'badDate']])
    expect(skippedOf(since('2026-02-30'))).toEqual([['Apixaban: 2026-02-30', 'badDate']])
    expect(rowsOf(since('2019-07'))).toEqual([{ name: 'Apixaban', startDate: '2019-07' }])
    expect(rowsOf(since('2019'))).toEqual([{ name: 'Apixaban', startDate: '2019' }])
    expect(rowsOf(since('2019-07-01T10:00:00Z'))).toEqual([
      { name: 'Apixaban', startDate: '2019-07-01' },
    ])
    expect(rowsOf(since('0000-01-01'))).toEqual([{ name: 'Apixaban' }])
  })
})

describe('names', () => {
  const translation = (lang: string, content: string) => ({
    extension: [
      {
        url: 'http://hl7.org/fhir/StructureDefinition/translation',
        extension: [
          { url: 'lang', valueCode: lang },
          { url: 'content', valueString: content },
        ],
      },
    ],
  })
  const name = (code: object, languages?: string[]) =>
    summaryOf([allergy({ code })], languages).rows[0]?.fields.allergen
  const nut = {
    coding: [
      {
        system: SNOMED,
        code: '256349002',
        display: 'Peanut',
        _display: translation('de-AT', 'Erdnuss'),
      },
    ],
    text: 'Peanuts',
  }

  it('are in the reader’s language if the file has it, else as written', () => {
    expect(name(nut)).toBe('Peanuts')
    expect(name(nut, ['fr', 'de'])).toBe('Erdnuss')
    expect(name({ ...nut, _text: translation('fr', 'Arachide') }, ['fr-CA'])).toBe('Arachide')
    expect(name({ coding: nut.coding }, ['uk'])).toBe('Peanut')
  })

  it('are those of the code that a person selected', () => {
    const coding = [
      { system: SNOMED, code: '1', display: 'One' },
      { system: SNOMED, code: '2', display: 'Two', userSelected: true },
    ]
    expect(name({ coding })).toBe('Two')
  })

  it('are the code itself if there is nothing else', () => {
    expect(name(coded(SNOMED, '91936005'))).toBe('SNOMED CT 91936005')
    expect(name(coded('urn:oid:1.2', 'x'))).toBe('Code x')
    expect(name(coded('urn:oid:2.16.840.1.113883.6.96', '1'))).toBe('SNOMED CT 1')
    expect(name(coded('http://fhir.de/CodeSystem/bfarm/icd-10-gm', 'J03'))).toBe('ICD-10-GM J03')
    expect(name({ coding: [{ system: 'https://x.example', code: 'a' }, ...nut.coding] })).toBe(
      'Peanut',
    )
  })

  it('are never an address, nor a code that is repeated as words', () => {
    const system = 'http://hl7.org/fhir/sid/icd-10'
    const coding = [{ system, code: 'J03', display: 'J03' }]
    expect(name({ text: `${system}|J03`, coding })).toBe('ICD-10 J03')
    expect(name({ text: 'J03', coding })).toBe('ICD-10 J03')
    expect(name(coded('https://x.example', 'Latex', 'Latex'))).toBe('Latex')
    expect(name({ text: 'urn:oid:1.2.3', coding })).toBe('ICD-10 J03')
    expect(
      name(coded('http://id.who.int/icd/release/11/mms', 'http://id.who.int/icd/entity/7')),
    ).toBe('ICD-11 7')
    expect(skippedOf(allergy({ code: { text: 'https://clinic.example/allergy/1' } }))).toEqual([
      ['AllergyIntolerance', 'noName'],
    ])
  })

  it('keep their codes unchanged, at most four, and no narrative', () => {
    const coding = Array.from({ length: 5 }, (_, at) => ({
      ...{ system: SNOMED, version: 'http://snomed.info/sct/900000000000207008', code: `${at}` },
      display: `Name ${at}`,
    }))
    const code = { coding, text: 'Latex' }
    const text = { status: 'generated', div: '<div>never read</div>' }
    const [row] = rowsOf(allergy({ code, text }))
    expect(JSON.parse(row?.coding ?? '')).toEqual({ of: 'Latex', coding: coding.slice(0, 4) })
    expect(JSON.stringify(row)).not.toContain('never read')
  })
})

describe('empty lists', () => {
  it.each([
    ['allergies', allergy({ code: coded(ABSENT, 'no-known-allergies') })],
    ['allergies', allergy({ code: coded(SNOMED, '716186003', 'No known allergy') })],
    [
      'medications',
      statement({ medicationCodeableConcept: coded(ABSENT, 'no-known-medications') }),
    ],
    ['conditions', condition({ code: coded(SNOMED, '160245001') })],
  ])('none known: %s', (list, resource) => {
    expect(summaryOf([resource])).toMatchObject({ rows: [], noneKnown: [list], skipped: [] })
  })

  it('a list about which nothing is known is not empty', () => {
    const nothing = allergy({ code: coded(ABSENT, 'no-allergy-info') })
    expect(summaryOf([nothing])).toMatchObject({ rows: [], noneKnown: [], skipped: [] })
  })

  it('a list that has an entry is not empty', () => {
    const none = allergy({ code: coded(ABSENT, 'no-known-allergies') })
    expect(summaryOf([none, allergy()])).toMatchObject({ noneKnown: [], rows: [{}] })
  })

  it('a section that says that it is empty', () => {
    const section = [
      { code: coded('http://loinc.org', '48765-2'), emptyReason: coded('x', 'nilknown') },
    ]
    expect(summaryIn(bundleOf([], {}, { section })).noneKnown).toEqual(['allergies'])
  })
})

describe('an entry', () => {
  it('an allergy has the worst severity in the file, and is never mild by default', () => {
    const severity = (more: object) => rowsOf(allergy(more))[0]?.severity
    const reaction = [
      { severity: 'mild', manifestation: [concept('Rash')] },
      { severity: 'severe' },
    ]
    expect(severity({ reaction })).toBe('Severe')
    expect(severity({ criticality: 'high', reaction: reaction.slice(0, 1) })).toBe('Severe')
    expect(severity({ reaction: reaction.slice(0, 1) })).toBe('Mild')
    expect(severity({})).toBe('Not stated')
  })

  it('a dose stays complete', () => {
    const dose = (...dosage: object[]) => {
      const [row] = rowsOf(statement({ dosage }))
      return [row?.dosage, row?.frequency]
    }
    const daily = { repeat: { frequency: 2, period: 1, periodUnit: 'd' } }
    const amount = [{ doseQuantity: { value: 5, unit: 'mg' } }]
    expect(dose({ text: 'Take one at night' })).toEqual([undefined, 'Take one at night'])
    expect(dose({ text: '5 mg', timing: daily })).toEqual(['5 mg', 'twice a day'])
    expect(dose({ doseAndRate: amount, timing: daily, asNeededBoolean: true })).toEqual([
      '5 mg',
      'twice a day, as needed',
    ])
    const odd = { repeat: { ...daily.repeat, when: ['MORN'] } }
    expect(dose({ doseAndRate: amount, timing: odd })).toEqual([
      '5 mg',
      'twice a day, in the morning',
    ])
    expect(dose({ text: 'Two in the morning' }, { text: 'one at night' })).toEqual([
      undefined,
      'Two in the morning; one at night',
    ])
    expect(dose({ text: 'x'.repeat(300) })).toEqual([undefined, undefined])
  })

  it('a condition keeps its year, and says if it is uncertain', () => {
    const unsure = { verificationStatus: status('condition-ver-status', 'provisional') }
    expect(rowsOf(condition({ onsetDateTime: '2014', ...unsure }))).toEqual([
      { condition: 'Asthma', status: 'Suspected', diagnosedDate: '2014' },
    ])
    const over = condition({ clinicalStatus: status('condition-clinical', 'remission') })
    expect(rowsOf(over)[0]?.status).toBe('In remission')
  })

  it('has the id of our row from which it was exported', () => {
    const uuid = '0197a000-0000-7000-8000-0000000000c1'
    const identifier = [{ system: 'urn:ietf:rfc:3986', value: `urn:uuid:${uuid.toUpperCase()}` }]
    expect(summaryOf([allergy({ identifier })]).rows[0]?.fromId).toBe(uuid)
  })
})

describe('the body', () => {
  const finding = (code: string, more: object): Resource => ({
    resourceType: 'Observation',
    status: 'final',
    code: coded('http://loinc.org', code),
    subject: { reference: 'Patient/p' },
    ...more,
  })
  const measure = (code: string, value: number, unit: string, at = '2026-01-01') =>
    finding(code, { valueQuantity: { value, code: unit }, effectiveDateTime: at })

  it('has measurements in our units, from the newest finding', () => {
    const { profile } = summaryOf([
      measure('29463-7', 91.5, 'kg', '2026-03-01'),
      measure('29463-7', 99, 'kg', '2025-03-01'),
      measure('8302-2', 70, '[in_i]'),
    ])
    expect(profile).toMatchObject({ weightKg: 92, heightCm: 178 })
    const { profile: odd, skipped } = summaryOf([measure('29463-7', 14, 'st')])
    expect(odd).not.toHaveProperty('weightKg')
    expect(skipped[0]?.why).toBe('badMeasure')
  })

  it.each([
    [3400, 'Gramm', 3.4],
    [7.5, 'кг', 7.5],
    [7.5, '公斤', 7.5],
  ])('%d %s is a weight', (value, unit, weightKg) => {
    const { profile } = summaryOf([finding('29463-7', { valueQuantity: { value, unit } })])
    expect(profile).toMatchObject({ weightKg })
  })

  it('a blood type is read only from plain words', () => {
    const type = (words: string) =>
      summaryOf([finding('882-1', { valueCodeableConcept: concept(words) })]).profile.bloodType
    expect(['A Rh(D) positive', 'Blood group AB Rh(D) negative', 'O-', '0+'].map(type)).toEqual([
      'A+',
      'AB-',
      'O-',
      'O+',
    ])
    expect(['A', 'Rh positive', 'weak D', 'A positive or negative'].map(type)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('is pregnant if the due date is in the future', () => {
    const pregnant = finding('82810-3', { valueCodeableConcept: coded(SNOMED, '77386006') })
    const due = (valueDateTime: string) => finding('11778-8', { valueDateTime })
    expect(summaryOf([pregnant, due('2027-02-11')]).profile.pregnancyDueDate).toBe('2027-02-11')
    expect(summaryOf([pregnant, due('2020-02-11')]).skipped[0]?.why).toBe('pastDate')
    expect(summaryOf([pregnant]).skipped[0]?.why).toBe('noPlace')
  })

  it('has the implants that are in use', () => {
    const device = { resourceType: 'Device', id: 'd', type: concept('Pacemaker') }
    const use = (more: object = {}) => ({
      resourceType: 'DeviceUseStatement',
      status: 'active',
      device: { reference: 'Device/d' },
      ...more,
    })
    expect(summaryOf([use(), device]).profile.implants).toBe('Pacemaker')
    expect(summaryOf([use({ status: 'completed' }), device]).profile.implants).toBeUndefined()
    const none = { ...device, type: coded(SNOMED, '787483001', 'No known device use') }
    expect(summaryOf([use(), none]).profile.implants).toBeUndefined()
  })
})

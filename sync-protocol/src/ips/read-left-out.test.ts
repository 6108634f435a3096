import { describe, expect, it } from 'vitest'
import {
  ABSENT,
  allergy,
  bundleAbout,
  bundleOf,
  coded,
  concept,
  condition,
  type Resource,
  statement,
  status,
  summaryIn,
  summaryOf,
} from '../../dev/clinic-file'
import type { StatedList } from '../medical'
import { leftOutOf } from './read-why'

const unreadOf = (list: StatedList, ...resources: Resource[]) =>
  leftOutOf(list, summaryOf(resources)).unread

describe('an entry that could not be read is counted with its list', () => {
  it.each([
    ['allergies', allergy({ code: {} })],
    ['allergies', allergy({ code: concept('x'.repeat(300)), patient: { reference: 'Group/1' } })],
    ['medications', statement({ medicationCodeableConcept: undefined })],
    ['conditions', condition({ code: concept('') })],
    ['medications', { resourceType: 'MedicationDispense' }],
  ] as const)('%s', (list, resource) => {
    expect(unreadOf(list, resource)).toBe(1)
  })

  it('but not an entry that has ended, is wrong or is about another person', () => {
    const other = { resourceType: 'Patient', id: 'q', name: [{ text: 'Somebody else' }] }
    const resources = [
      allergy({ clinicalStatus: status('allergyintolerance-clinical', 'resolved') }),
      allergy({ verificationStatus: status('allergyintolerance-verification', 'refuted') }),
      allergy({ patient: { reference: 'Patient/q' } }),
      allergy({ code: concept('Unknown') }),
      other,
    ]
    expect(leftOutOf('allergies', summaryOf(resources))).toEqual({
      ...{ unread: 0, over: 2, isWithheld: false },
    })
  })

  it('and its list is not called empty', () => {
    const none = allergy({ code: coded(ABSENT, 'no-known-allergies') })
    expect(summaryOf([none, allergy({ code: {} })]).noneKnown).toEqual([])
  })

  it('also for a contact without a number', () => {
    const contact = [{ name: { text: 'Ana' } }]
    expect(summaryIn(bundleAbout({ contact })).skipped).toEqual([
      { what: 'Ana', why: 'noPhone', list: 'contacts' },
    ])
  })
})

describe('a section of a list', () => {
  const skippedWith = (section: object, ...resources: Resource[]) =>
    summaryIn(bundleOf(resources, {}, { section: [{ title: 'Section', ...section }] })).skipped
  const code = coded('http://loinc.org', '48765-2')
  const text = { div: '<div>Penicillin</div>' }

  it('counts a missing entry as unread', () => {
    const gone = { entry: [{ reference: 'AllergyIntolerance/gone' }] }
    const foreign = [{ what: 'Section', why: 'foreign', list: 'allergies' }]
    expect(skippedWith({ code, ...gone })).toEqual(foreign)
    expect(skippedWith(gone)).toEqual(foreign)
  })

  it('counts an entry that is only in words as unread', () => {
    expect(skippedWith({ code, entry: [{ display: 'Penicillin' }] })).toEqual([
      { what: 'Section: Penicillin', why: 'foreign', list: 'allergies' },
    ])
  })

  it('counts an entry of another kind as unread', () => {
    const risk = { resourceType: 'RiskAssessment', id: 'r', code: concept('Anaphylaxis') }
    expect(skippedWith({ code, entry: [{ reference: 'RiskAssessment/r' }] }, risk)).toEqual([
      { what: 'RiskAssessment: Anaphylaxis', why: 'noPlace', list: 'allergies' },
    ])
  })

  it('that has only text counts as unread, unless the file has its entries elsewhere', () => {
    const what = { what: 'Section: Penicillin', why: 'narrativeOnly' }
    expect(skippedWith({ code, text })).toEqual([{ ...what, list: 'allergies' }])
    expect(skippedWith({ code, text }, allergy())).toEqual([what])
  })

  it.each([
    ['a null flavor', coded('http://terminology.hl7.org/CodeSystem/v3-NullFlavor', 'MSK')],
    ['a code without a system', { coding: [{ code: 'masked' }] }],
    ['a word', { text: 'Withheld' }],
  ])('that the sender withheld by %s is withheld', (_, emptyReason) => {
    expect(skippedWith({ code, emptyReason })).toEqual([
      { what: 'Section', why: 'withheld', list: 'allergies' },
    ])
  })

  it.each([
    ['notasked', { coding: [{ code: 'notasked' }] }, 'Section'],
    ['a word', { text: 'System down' }, 'Section: System down'],
  ])('that is empty for another reason is listed: %s', (_, emptyReason, what) => {
    expect(skippedWith({ code, emptyReason })).toEqual([{ what, why: 'unavailable' }])
  })

  it('that is unavailable is listed with its words', () => {
    const emptyReason = coded('x', 'unavailable')
    expect(skippedWith({ code, text, emptyReason })).toEqual([
      { what: 'Section: Penicillin', why: 'unavailable' },
    ])
  })

  it('that the sender withheld is withheld and not unread', () => {
    const withheld = coded('http://terminology.hl7.org/CodeSystem/list-empty-reason', 'withheld')
    const what = { what: 'Section', why: 'withheld' }
    const answer = [{ ...what, list: 'allergies' }]
    expect(skippedWith({ code, emptyReason: withheld })).toEqual(answer)
    expect(skippedWith({ code, text, emptyReason: withheld }, allergy())).toEqual(answer)
    const devices = coded('http://loinc.org', '46264-8')
    expect(skippedWith({ code: devices, emptyReason: withheld })).toEqual([what])
    const skipped = skippedWith({ code, emptyReason: withheld })
    expect(leftOutOf('allergies', { skipped })).toEqual({ unread: 0, over: 0, isWithheld: true })
  })
})

describe('nothing is lost silently', () => {
  const namesOf = (...resources: Resource[]) => summaryOf(resources).skipped.map(({ what }) => what)

  it('an entry inside the composition is read', () => {
    const { rows } = summaryIn(bundleOf([], {}, { contained: [allergy({ id: 'a' })] }))
    expect(rows).toMatchObject([{ fields: { allergen: 'Penicillin' } }])
  })

  it('a related person is listed, except the author of the file', () => {
    const ana = { resourceType: 'RelatedPerson', id: 'r', name: [{ text: 'Ana' }] }
    expect(namesOf(ana)).toEqual(['Related person: Ana'])
    const author = [{ reference: 'RelatedPerson/r' }]
    expect(summaryIn(bundleOf([ana], {}, { author })).skipped).toEqual([])
  })

  it('an entry about another person names the person', () => {
    const other: Resource = { resourceType: 'Patient', id: 'q', name: [{ text: 'Leo' }] }
    expect(summaryOf([other]).skipped).toEqual([{ what: 'Person: Leo', why: 'otherPerson' }])
  })

  it('a contact keeps its phone numbers, and the other addresses are listed', () => {
    const telecom = [
      { system: 'phone', value: '+34 600 000 001' },
      { system: 'phone', value: '+34 600 000 002' },
      { system: 'pager', value: '+34 600 000 003' },
      { system: 'fax', value: '+34 600 000 004' },
      { system: 'email', value: 'ana@example.org' },
      { system: 'email', value: 'ana@work.example' },
    ]
    const contact = [{ name: { text: 'Ana' }, telecom }]
    const { rows, skipped } = summaryIn(bundleAbout({ contact }))
    expect(rows).toMatchObject([
      { fields: { phoneNumber: '+34 600 000 001 / +34 600 000 002', email: 'ana@example.org' } },
    ])
    expect(skipped).toEqual([
      { what: 'Ana: +34 600 000 003', why: 'noPlace' },
      { what: 'Ana: +34 600 000 004', why: 'noPlace' },
      { what: 'Ana: ana@work.example', why: 'noPlace' },
    ])
  })

  it('a device that a section names is listed, even without its person', () => {
    const device = { resourceType: 'Device', id: 'd', type: concept('Pacemaker') }
    const section = [{ entry: [{ reference: 'Device/d' }] }]
    expect(summaryIn(bundleOf([device], {}, { section })).skipped).toEqual([
      { what: 'Device: Pacemaker', why: 'notInUse' },
    ])
  })

  it('a weight in words is listed', () => {
    const weight = { resourceType: 'Observation', code: coded('http://loinc.org', '29463-7') }
    expect(namesOf({ ...weight, valueString: '80 kilos' })).toEqual(['Weight 80 kilos'])
  })

  it('a field that cannot be stored is listed', () => {
    const telecom = [
      { system: 'phone', value: '+34 600 000 000' },
      { system: 'email', value: 'no address' },
    ]
    const contact = [{ name: { text: 'Ana' }, telecom }]
    const { rows, skipped } = summaryIn(bundleAbout({ contact }))
    expect(rows).toMatchObject([{ fields: { name: 'Ana' } }])
    expect(skipped).toEqual([{ what: 'no address', why: 'unfit' }])
  })

  it('the description of a reaction comes after its signs', () => {
    const reaction = [
      { manifestation: [concept('Hives')], description: 'ICU for 2 days', note: [{ text: 'Bee' }] },
    ]
    const { rows } = summaryOf([allergy({ reaction })])
    expect(rows[0]?.fields.reaction).toBe('Hives, ICU for 2 days, Bee')
  })

  it('an age of onset and a stage are in the notes', () => {
    const resource = condition({
      onsetAge: { value: 12, unit: 'years' },
      stage: [{ summary: concept('Stage III') }],
    })
    expect(summaryOf([resource]).rows[0]?.fields.notes).toBe('Since age 12 years\nStage: Stage III')
  })
})

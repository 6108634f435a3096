import { describe, expect, it } from 'vitest'
import {
  ABSENT,
  allergy,
  bundleOf,
  coded,
  concept,
  condition,
  rowsOf,
  SNOMED,
  skippedOf,
  statement,
  status,
  summaryOf,
  TODAY,
} from '../../dev/clinic-file'
import { statusOf } from '../card'
import { readIps } from './read-ips'

const HL7 = 'http://terminology.hl7.org/CodeSystem'
const whysOf = (...resources: Parameters<typeof skippedOf>) =>
  summaryOf(resources).skipped.map(({ why }) => why)

describe('the status of a condition', () => {
  const statusFor = (clinical: string) =>
    rowsOf(condition({ clinicalStatus: status('condition-clinical', clinical) }))[0]?.status

  it.each([
    ['resolved', 'resolved'],
    ['remission', 'current'],
    ['relapse', 'current'],
    ['recurrence', 'current'],
    ['active', 'current'],
  ])('%s is read as %s by the card', (clinical, asRead) => {
    expect(statusOf(statusFor(clinical) ?? '')).toBe(asRead)
  })

  it('remission keeps its own word', () => {
    expect(statusFor('remission')).toBe('In remission')
  })
})

describe('a status is found', () => {
  const refuted = { system: `${HL7}/condition-ver-status`, code: 'refuted' }
  it.each([
    [
      'behind a code of the clinic’s own',
      { coding: [{ system: 'urn:oid:1', code: 'V9' }, refuted] },
    ],
    ['in words alone', { text: 'Refuted' }],
  ])('%s', (_, verificationStatus) => {
    expect(whysOf(condition({ verificationStatus }))).toEqual(['refuted'])
  })

  it('in FHIR’s own system, whatever other codes say', () => {
    const clinicalStatus = {
      coding: [
        { system: 'urn:oid:1', code: 'inactive' },
        { system: `${HL7}/condition-clinical`, code: 'active' },
      ],
    }
    expect(rowsOf(condition({ clinicalStatus }))).toHaveLength(1)
  })
})

describe('a status in another spelling is the same status', () => {
  const refuted = [
    'Refuted',
    'REFUTED',
    'ruled out',
    '723511001',
    'Widerlegt ist ausgeschlossen',
  ].concat(['widerlegt', 'Refutado', 'réfuté', 'опровергнуто', '已排除'])
  it.each(refuted)('refuted: %s', code => {
    expect(whysOf(allergy({ verificationStatus: { coding: [{ code }] } }))).toEqual(['refuted'])
  })

  it('one among several', () => {
    expect(whysOf(allergy({ verificationStatus: [{ text: 'Refuted' }] }))).toEqual(['refuted'])
  })

  const wrong = [
    'Entered-In-Error',
    'entered_in_error',
    'EnteredInError',
    'entered in error',
  ].concat(['irrtümlich erfasst', 'saisi par erreur', 'Void'])
  it.each([...wrong, '723510000'])('entered in error: %s', code => {
    expect(whysOf(condition({ verificationStatus: { coding: [{ code }] } }))).toEqual([
      'enteredInError',
    ])
    expect(whysOf(statement({ status: code }))).toEqual(['enteredInError'])
  })

  it.each([...['Resolved', 'INACTIVE', 'inaktiv', '73425007', '413322009']])(
    'an allergy that has ended: %s',
    code => {
      expect(whysOf(allergy({ clinicalStatus: { coding: [{ code }] } }))).toEqual(['inactive'])
      expect(whysOf(allergy({ clinicalStatus: { text: code } }))).toEqual(['inactive'])
    },
  )

  it.each([
    ...['Stopped', 'COMPLETED', 'not_taken', 'notTaken', 'on hold', 'discontinued', 'Canceled'],
    ...['abgesetzt', 'arrêté', 'suspendido'],
    '410546004',
  ])('a medicine that is not taken: %s', written => {
    expect(whysOf(statement({ status: written }))).toEqual(['inactive'])
  })

  it.each(['High', 'HIGH', 'CRITH', 'high risk', 'hoch', 'élevée', '高'])(
    'a criticality: %s',
    criticality => {
      expect(rowsOf(allergy({ criticality }))[0]?.severity).toBe('Severe')
    },
  )

  it.each([
    ['Severe', 'Severe'],
    ['24484000', 'Severe'],
    ['life-threatening', 'Severe'],
    ['MILD', 'Mild'],
    ['schwer', 'Severe'],
    ['sévère', 'Severe'],
  ])('a reaction: %s', (severity, words) => {
    expect(rowsOf(allergy({ reaction: [{ severity }] }))[0]?.severity).toBe(words)
  })

  it('a condition that is resolved by a SNOMED CT code', () => {
    const over = condition({ clinicalStatus: coded(SNOMED, '413322009') })
    expect(rowsOf(over)[0]?.status).toBe('Resolved')
  })
})

describe('a medicine is not taken', () => {
  it.each([
    ['what is only intended', statement({ status: 'intended' })],
    [
      'an option among others',
      {
        ...statement({ intent: 'option' }),
        resourceType: 'MedicationRequest',
      },
    ],
  ])('%s', (_, resource) => {
    expect(whysOf(resource)).toEqual(['inactive'])
    expect(rowsOf(resource)).toEqual([])
  })

  it.each(['2026', '2026-11', '2026-11-23', '2027'])('is still taken before its end: %s', end => {
    expect(rowsOf(statement({ effectivePeriod: { end } }))).toHaveLength(1)
  })
  it.each(['2025', '2026-10', '2026-11-22'])('is not taken after its end: %s', end => {
    expect(whysOf(statement({ effectivePeriod: { end } }))).toEqual(['inactive'])
  })
})

describe('an entry that says “none”', () => {
  it.each([
    ['no known drug allergy', '409137002'],
    ['no known food allergy', '429625007'],
    ['no known environmental allergy', '428607008'],
  ])('of one kind does not make the list empty: %s', (display, code) => {
    const { rows, noneKnown, skipped } = summaryOf([
      allergy({ code: coded(SNOMED, code, display) }),
    ])
    expect([rows, noneKnown]).toEqual([[], []])
    expect(skipped).toMatchObject([{ why: 'partNone' }])
  })

  it('by the previous code makes the list empty', () => {
    const none = allergy({ code: coded(SNOMED, '160244002', 'No known allergies') })
    expect(summaryOf([none])).toMatchObject({ rows: [], noneKnown: ['allergies'] })
  })

  it('of another list does not affect this list', () => {
    const { rows, noneKnown } = summaryOf([
      allergy({ code: coded(SNOMED, '787481004', 'No known medications') }),
      condition({ code: coded(ABSENT, 'no-known-allergies') }),
    ])
    expect([rows, noneKnown]).toEqual([[], []])
  })

  it.each([
    ...[
      'NKDA',
      'No known drug allergies',
      'no known allergies (NKA)',
      'None',
      'Keine Allergien bekannt',
    ],
    ...['Sin alergias conocidas', 'Aucune allergie connue', 'Nessuna allergia nota', 'N/A'],
    ...[
      'Sem alergias conhecidas',
      'Geen allergieën bekend',
      'Brak znanych alergii',
      'Аллергии нет',
    ],
  ])('in words alone is left out and listed: %s', words => {
    const { rows, noneKnown, skipped } = summaryOf([allergy({ code: concept(words) })])
    expect([rows, noneKnown]).toEqual([[], []])
    expect(skipped).toEqual([{ what: words, why: 'noneInWords', list: 'allergies' }])
  })

  it.each(['No current medications', 'Keine Medikamente'])('%s is not a medicine', words => {
    const resource = statement({ medicationCodeableConcept: concept(words) })
    expect(skippedOf(resource)).toEqual([[words, 'noneInWords']])
  })

  it.each(['Non-steroidal drugs', 'Nonoxynol', 'No-name peanut butter', 'Noni', 'Kein', 'Sina'])(
    'a name that begins similarly is an entry: %s',
    words => {
      expect(rowsOf(allergy({ code: concept(words) }))[0]?.allergen).toBe(words)
    },
  )
})

describe('two people in one file', () => {
  it('only the entries of the file’s person are read', () => {
    const other = { resourceType: 'Patient', id: 'q', name: [{ text: 'Somebody else' }] }
    const bundle = bundleOf([
      allergy(),
      { ...other, contact: [{ name: { text: 'Nobody’s' }, telecom: [] }] },
      allergy({ code: concept('Latex'), patient: { reference: 'Patient/q' } }),
      condition({ subject: { reference: 'https://clinic.example/fhir/Patient/q' } }),
    ])
    const read = readIps(JSON.stringify(bundle), { today: TODAY })
    expect(read).toMatchObject({
      summary: {
        rows: [{ fields: { allergen: 'Penicillin' } }],
        profile: { fullName: 'Aoife Ní Bhriain' },
        skipped: [
          { what: 'Latex', why: 'otherPerson' },
          { what: 'Asthma', why: 'otherPerson' },
          { what: 'Person: Somebody else', why: 'otherPerson' },
        ],
      },
    })
  })

  it('a copy of the patient in an entry is the patient', () => {
    const copy = {
      resourceType: 'Patient',
      id: 'own',
      name: [{ text: 'A' }],
      birthDate: '1990-01-01',
    }
    const bundle = bundleOf([allergy({ contained: [copy], patient: { reference: '#own' } })])
    const { id: _, ...patient } = copy
    const entry = bundle.entry.map(each =>
      each.resource.resourceType === 'Patient' ? { ...each, resource: patient } : each,
    )
    const read = readIps(JSON.stringify({ ...bundle, entry }), { today: TODAY })
    expect(read).toMatchObject({ summary: { rows: [{}], skipped: [] } })
  })

  it('an entry about someone who is not in the file is left out', () => {
    const other = { resourceType: 'Patient', id: 'q', name: [{ text: 'Somebody else' }] }
    expect(whysOf(allergy({ patient: { reference: 'Patient/gone' } }), other)).toEqual([
      'unknownPerson',
      'otherPerson',
    ])
  })

  it('a file that does not say which of them is refused', () => {
    const bundle = bundleOf([{ resourceType: 'Patient', id: 'q' }], {}, { subject: {} })
    expect(readIps(JSON.stringify(bundle), { today: TODAY })).toMatchObject({ why: 'manyPatients' })
  })
})

describe('a device', () => {
  const patient = { reference: 'Patient/p' }
  const device = (more: object = {}) => ({
    ...{ resourceType: 'Device', id: 'd', type: concept('Pacemaker'), patient },
    ...more,
  })
  const use = {
    ...{ resourceType: 'DeviceUseStatement', status: 'active', subject: patient },
    device: { reference: 'Device/d' },
  }

  it('that is not said to be in use is listed', () => {
    expect(skippedOf(device())).toEqual([['Device: Pacemaker', 'notInUse']])
    expect(skippedOf(device({ patient: undefined }))).toEqual([])
    expect(skippedOf(use, device())).toEqual([])
  })

  it.each([
    ['entered-in-error', 'enteredInError'],
    ['inactive', 'inactive'],
  ])('that is itself %s is not an implant', (status, why) => {
    expect(skippedOf(use, device({ status }))).toEqual([['Pacemaker', why]])
    expect(summaryOf([use, device({ status })]).profile.implants).toBeUndefined()
  })
})

describe('details without a field in the record', () => {
  it('of a medicine are listed', () => {
    const note = [{ text: 'Prescribed by: Dr. Sol' }, { text: 'Never with grapefruit' }]
    expect(rowsOf(statement({ note }))).toEqual([{ name: 'Apixaban' }])
    expect(skippedOf(statement({ note }))).toEqual([
      ['Note on Apixaban: Prescribed by: Dr. Sol', 'noPlace'],
      ['Note on Apixaban: Never with grapefruit', 'noPlace'],
    ])
  })

  it('of a condition are in its notes', () => {
    const resource = condition({
      bodySite: [concept('Left knee')],
      severity: concept('Severe'),
      note: [{ text: 'Since a fall' }],
    })
    expect(rowsOf(resource)[0]?.notes).toBe('Body site: Left knee\nSeverity: Severe\nSince a fall')
  })
})

it('no birth and no start is in the future', () => {
  const bundle = bundleOf([])
  const born = { ...bundle.entry[1]?.resource, birthDate: '2027-01-01' }
  Object.assign(bundle.entry[1] ?? {}, { resource: born })
  const read = readIps(JSON.stringify(bundle), { today: TODAY })
  expect(read).toMatchObject({
    summary: { skipped: [{ what: 'Born 2027-01-01', why: 'future' }] },
  })
  expect(read).not.toHaveProperty('summary.profile.dateOfBirth')
})

it('a file of many small parts is read or refused', () => {
  const contained = Array.from({ length: 60_000 }, (_, at) => ({ id: `${at}` }))
  const section = [{ entry: contained.map(() => ({ reference: '#none' })) }]
  const bundle = bundleOf([], {}, { contained, section })
  expect(readIps(JSON.stringify(bundle), { today: TODAY }).ok).toBe(true)
  const contact = Array.from({ length: 2001 }, () => ({ name: { text: 'A' } }))
  const [composition] = bundleOf([]).entry
  const patient = { resource: { resourceType: 'Patient', id: 'p', contact } }
  const crowded = { ...bundle, entry: [composition, patient] }
  expect(readIps(JSON.stringify(crowded), { today: TODAY })).toMatchObject({ why: 'tooMany' })
})

import { describe, expect, it } from 'vitest'
import { bundleAbout, summaryIn, TODAY } from '../../dev/clinic-file'
import { medicalRecordOf } from '../sync'
import { planImport } from './read-plan'
import { whoseIs } from './read-whose'

const summaryFor = (person: object) => summaryIn(bundleAbout(person))

describe('a partial birth date', () => {
  const recordOf = (dateOfBirth: string) => ({
    ...medicalRecordOf([], 0),
    profile: { id: 'p', fullName: 'Aoife Ní Bhriain', dateOfBirth },
  })
  const changesOf = (birthDate: string, known: string) =>
    planImport(summaryFor({ birthDate }), recordOf(known), TODAY)
      .items.filter(({ fields }) => 'dateOfBirth' in fields)
      .map(({ fields }) => fields.dateOfBirth)

  it.each(['1958', '1958-03', '1958-03-04'])('is kept unchanged: %s', birthDate => {
    expect(summaryFor({ birthDate })).toMatchObject({
      profile: { dateOfBirth: birthDate },
      skipped: [],
    })
  })

  it.each([
    ['2027', 'future'],
    ['2026-12', 'future'],
    ['0000', 'badDate'],
    ['58', 'badDate'],
  ])('is left out if it is impossible: %s', (birthDate, why) => {
    const { profile, skipped } = summaryFor({ birthDate })
    expect(profile).not.toHaveProperty('dateOfBirth')
    expect(skipped).toMatchObject([{ why }])
  })

  it('does not replace a day that it contains, and belongs to the same person', () => {
    expect(changesOf('1958', '1958-03-04')).toEqual([])
    expect(changesOf('1958-03-04', '1958')).toEqual(['1958-03-04'])
    expect(changesOf('1959', '1958-03-04')).toEqual(['1959'])
    expect(whoseIs(summaryFor({ birthDate: '1958-03-04' }), recordOf('1958'))).toBe('same')
  })
})

describe('telephone numbers', () => {
  const phone = (value: string, more: object = {}) => ({ system: 'phone', value, ...more })
  const numberOf = (...telecom: object[]) => {
    const { profile, skipped } = summaryFor({ telecom })
    return [profile.phoneNumber, ...skipped.map(({ what, why }) => [what, why])]
  }

  it.each([
    ['without their address', [phone('tel:+64-7-555-0100')], ['+64-7-555-0100']],
    ['without a scheme of another program', [phone('callto://+6475550100')], ['+6475550100']],
    ['without its parameters', [phone('TEL:0100555;ext=7')], ['0100555']],
    [
      'all of them',
      [phone('+49 30 555010'), phone('+49 171 555')],
      ['+49 30 555010 / +49 171 555'],
    ],
    [
      'the first in rank first',
      [phone('+49 30 555010', { rank: 2 }), phone('+49 171 555', { rank: 1 })],
      ['+49 171 555 / +49 30 555010'],
    ],
    ['once each', [phone('0100555'), phone('tel:0100555')], ['0100555']],
    ['not those of before', [phone('0100555', { use: 'old' })], [undefined]],
    [
      'as many as there is room for',
      [
        phone('At the desk of ward one +49 30 555010'),
        phone('At the desk of ward two +49 30 555011'),
      ],
      [
        'At the desk of ward one +49 30 555010',
        ['At the desk of ward two +49 30 555011', 'tooLong'],
      ],
    ],
    [
      'without a system',
      [{ value: 'tel:+64-7-555-0100' }, { value: '+49 30 555010' }],
      ['+64-7-555-0100 / +49 30 555010'],
    ],
    ['as a web address', [{ system: 'url', value: 'tel:+64-7-555-0100' }], ['+64-7-555-0100']],
    ['and words are told', [phone('ask the ward')], [undefined, ['ask the ward', 'notDialable']]],
  ])('%s', (_, telecom, read) => {
    expect(numberOf(...telecom)).toEqual(read)
  })

  it('of a contact get the relationship from its codes', () => {
    const system = 'http://terminology.hl7.org/CodeSystem/v3-RoleCode'
    const contact = [
      {
        relationship: [{ coding: [{ system, code: 'MTH' }] }],
        name: { text: 'Ada' },
        telecom: [phone('0100555')],
      },
    ]
    expect(summaryFor({ contact }).rows.map(({ fields }) => fields)).toEqual([
      { name: 'Ada', relationship: 'Mother', phoneNumber: '0100555' },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { statement, summaryOf } from '../../dev/clinic-file'

const GTS = 'http://terminology.hl7.org/CodeSystem/v3-GTSAbbreviation'

function often(timing: object) {
  const doseAndRate = [{ doseQuantity: { value: 10, unit: 'mg' } }]
  return summaryOf([statement({ dosage: [{ doseAndRate, timing }] })]).rows[0]?.fields.frequency
}

describe('how often, in words', () => {
  it.each([
    [{ frequency: 2, period: 1, periodUnit: 'd' }, 'twice a day'],
    [{ frequency: 1, period: 1, periodUnit: 'wk', dayOfWeek: ['mon'] }, 'once a week, on Monday'],
    [{ dayOfWeek: ['tue', 'sat'] }, 'on Tuesday and Saturday'],
    [{ frequency: 1, frequencyMax: 2, period: 1, periodUnit: 'd' }, '1 to 2 times a day'],
    [{ period: 4, periodMax: 6, periodUnit: 'h' }, 'every 4 to 6 hours'],
    [{ frequency: 1, period: 1, periodUnit: 'd', when: ['HS'] }, 'once a day, at bedtime'],
    [{ when: ['MORN', 'EVE'] }, 'in the morning and in the evening'],
    [{ timeOfDay: ['08:00:00', '20:30:00'] }, 'at 08:00 and 20:30'],
    [
      { frequency: 3, period: 1, periodUnit: 'd', boundsDuration: { value: 7, unit: 'days' } },
      '3 times a day, for 7 days',
    ],
    [
      { period: 1, periodUnit: 'd', boundsPeriod: { start: '2026-11-01', end: '2026-12-01' } },
      'once a day, until 2026-12-01',
    ],
    [
      { frequency: 1, period: 1, periodUnit: 'd', when: ['MORN', 'EVE'] },
      'in the morning and in the evening',
    ],
    [{ count: 1 }, 'once in all'],
    [{ count: 3, countMax: 5 }, '3 to 5 times in all'],
    [
      { frequency: 3, period: 1, periodUnit: 'd', offset: 30, when: ['AC'] },
      '3 times a day, 30 minutes before meals',
    ],
    [{ offset: 120, when: ['PCM', 'PCV'] }, '2 hours after breakfast and 2 hours after dinner'],
    [{ offset: 60, when: ['HS'] }, '1 hour before bedtime'],
    [
      { period: 1, periodUnit: 'd', boundsRange: { low: { value: 5 }, high: { value: 7 } } },
      'once a day, for 5 to 7 (unit not stated)',
    ],
    [
      {
        ...{ frequency: 2, period: 1, periodUnit: 'd' },
        boundsRange: { low: { value: 5, unit: 'days' }, high: { value: 7, unit: 'days' } },
      },
      'twice a day, for 5 to 7 days',
    ],
    [
      { period: 1, periodUnit: 'd', boundsRange: { high: { value: 7, unit: 'days' } } },
      'once a day, for at most 7 days',
    ],
    [
      { period: 1, periodUnit: 'd', boundsRange: { low: { value: 7, unit: 'days' } } },
      'once a day, for at least 7 days',
    ],
    [
      { period: 8, periodUnit: 'h', duration: 30, durationUnit: 'min' },
      'every 8 hours, over 30 minutes',
    ],
  ])('%j: %s', (repeat, words) => {
    expect(often({ repeat })).toBe(words)
  })

  it('on the named days', () => {
    expect(often({ event: ['2026-11-24'] })).toBe('on 2026-11-24')
    expect(often({ event: ['2026-11-24T08:00:00Z', '2026-11-25'] })).toBe(
      'on 2026-11-24 at 08:00 and 2026-11-25',
    )
  })

  it.each([
    ['BID', 'twice a day'],
    ['Q6H', 'every 6 hours'],
    ['QOD', 'every 2 days'],
    ['WK', 'once a week'],
  ])('%s: %s', (code, words) => {
    expect(often({ code: { coding: [{ system: GTS, code }] } })).toBe(words)
  })

  it('comes from the numbers if a code has no words', () => {
    const code = { coding: [{ system: 'urn:oid:1', code: 'X7' }] }
    expect(often({ code, repeat: { period: 1, periodUnit: 'd' } })).toBe('once a day')
  })
})

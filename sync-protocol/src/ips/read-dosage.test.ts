import { describe, expect, it } from 'vitest'
import { statement, summaryOf } from '../../dev/clinic-file'

function read(...dosage: object[]) {
  const { rows, skipped } = summaryOf([statement({ dosage })])
  const { dosage: dose, frequency } = rows[0]?.fields ?? {}
  return { dose, frequency, skipped: skipped.map(({ why }) => why) }
}
const mg = (value: number) => [{ doseQuantity: { value, unit: 'mg' } }]
const GTS = 'http://terminology.hl7.org/CodeSystem/v3-GTSAbbreviation'
const often = (timing: object) => read({ doseAndRate: mg(10), timing }).frequency

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
    [{ count: 1 }, 'once in all'],
  ])('%j: %s', (repeat, words) => {
    expect(often({ repeat })).toBe(words)
  })

  it.each([
    ['BID', 'twice a day'],
    ['Q6H', 'every 6 hours'],
    ['QOD', 'every 2 days'],
    ['WK', 'once a week'],
  ])('%s: %s', (code, words) => {
    expect(often({ code: { coding: [{ system: GTS, code }] } })).toBe(words)
  })

  it('by what is told in numbers, where a code has no words', () => {
    const code = { coding: [{ system: 'urn:oid:1', code: 'X7' }] }
    expect(often({ code, repeat: { period: 1, periodUnit: 'd' } })).toBe('once a day')
  })
})

describe('a dose', () => {
  const daily = { repeat: { period: 1, periodUnit: 'd' } }
  it.each([
    [{ doseAndRate: mg(5), timing: daily }, '5 mg'],
    [
      {
        doseAndRate: [
          {
            doseRange: {
              low: { value: 1, code: '{tablet}' },
              high: { value: 2, code: '{tablet}' },
            },
          },
        ],
        timing: daily,
      },
      '1 to 2 tablet',
    ],
    [{ doseAndRate: [{ rateQuantity: { value: 0.8, unit: 'U/h' } }], timing: daily }, 'at 0.8 U/h'],
    [
      {
        doseAndRate: mg(5),
        timing: daily,
        maxDosePerPeriod: {
          numerator: { value: 20, unit: 'mg' },
          denominator: { value: 1, unit: 'day' },
        },
      },
      '5 mg, at most 20 mg per 1 day',
    ],
  ])('%j: %s', (dosage, words) => {
    expect(read(dosage)).toMatchObject({ dose: words, frequency: 'once a day', skipped: [] })
  })

  it('says that it is taken only when it is needed, and for what', () => {
    const asNeededCodeableConcept = { text: 'pain' }
    const timing = { repeat: { period: 4, periodUnit: 'h' } }
    expect(read({ doseAndRate: mg(5), timing, asNeededCodeableConcept })).toMatchObject({
      frequency: 'every 4 hours, as needed for pain',
    })
  })

  it('says what else the person is told', () => {
    const dosage = {
      ...{ doseAndRate: mg(5), timing: daily },
      additionalInstruction: [{ text: 'with food' }],
      patientInstruction: 'Swallow whole',
    }
    expect(read(dosage).frequency).toBe('once a day, with food, Swallow whole')
  })

  it.each([
    [{ repeat: { period: 1, periodUnit: 'd', offset: 30, when: ['AC'] } }],
    [{ repeat: { when: ['XYZ'] } }],
    [{ repeat: { dayOfWeek: ['someday'] } }],
    [{ repeat: { period: 1, periodUnit: 'fortnight' } }],
    [{ event: ['2026-11-24'] }],
    [{ repeat: { period: 1, periodUnit: 'd', boundsRange: { low: { value: 1 } } } }],
  ])('without all of its timing in words is left out whole, and told: %j', timing => {
    expect(read({ doseAndRate: mg(10), timing })).toEqual({
      ...{ dose: undefined, frequency: undefined },
      skipped: ['unclearDose'],
    })
  })

  it('of amounts that cannot be said is left out whole', () => {
    const rateRatio = { numerator: {}, denominator: {} }
    expect(read({ doseAndRate: [{ rateRatio }], timing: daily })).toMatchObject({
      dose: undefined,
      skipped: ['unclearDose'],
    })
  })

  it('of a step that cannot be said is no half of an instruction', () => {
    expect(read({ text: 'Two in the morning' }, { timing: { event: ['2026-11-24'] } })).toEqual({
      ...{ dose: undefined, frequency: undefined },
      skipped: ['unclearDose'],
    })
  })
})

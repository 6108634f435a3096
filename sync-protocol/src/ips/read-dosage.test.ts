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
      '5 mg, at most 20 mg per day',
    ],
  ])('%j: %s', (dosage, words) => {
    expect(read(dosage)).toMatchObject({ dose: words, frequency: 'once a day', skipped: [] })
  })

  it('says that it is taken only if needed, and for what', () => {
    const asNeededCodeableConcept = { text: 'pain' }
    const timing = { repeat: { period: 4, periodUnit: 'h' } }
    expect(read({ doseAndRate: mg(5), timing, asNeededCodeableConcept })).toMatchObject({
      frequency: 'every 4 hours, as needed for pain',
    })
  })

  it('has the further instructions for the person', () => {
    const dosage = {
      ...{ doseAndRate: mg(5), timing: daily },
      additionalInstruction: [{ text: 'with food' }],
      patientInstruction: 'Swallow whole',
    }
    expect(read(dosage).frequency).toBe('once a day, with food, Swallow whole')
  })

  it.each([
    [{ repeat: { when: ['XYZ'] } }],
    [{ repeat: { offset: 30 } }],
    [{ repeat: { dayOfWeek: ['someday'] } }],
    [{ repeat: { period: 1, periodUnit: 'fortnight' } }],
    [{ event: ['tomorrow'] }],
  ])('keeps its amount if its timing has no words: %j', timing => {
    expect(read({ doseAndRate: mg(10), timing })).toEqual({
      ...{ dose: '10 mg', frequency: undefined },
      skipped: ['unclearDose'],
    })
  })

  it.each([
    [{ period: 1, periodUnit: 'd', when: ['XYZ'] }, 'once a day (incomplete)', 'times of day'],
    [
      { frequency: 2, period: 1, periodUnit: 'd', dayOfWeek: ['someday'] },
      'twice a day (incomplete)',
      'days',
    ],
    [{ dayOfWeek: ['mon'], period: 1, periodUnit: 'fortnight' }, 'on Monday (incomplete)', 'rate'],
    [
      { period: 1, periodUnit: 'd', boundsRange: { low: { value: 'x' } } },
      'once a day (incomplete)',
      'duration',
    ],
    [{ period: 1, periodUnit: 'd', cycle: 3 }, 'once a day (incomplete)', 'cycle'],
  ])(
    'says the parts of its timing that have words, and lists the others: %j',
    (repeat, often, part) => {
      const dosage = [{ doseAndRate: mg(10), timing: { repeat } }]
      const { rows, skipped } = summaryOf([statement({ dosage })])
      expect(rows.map(({ fields }) => fields)).toEqual([
        { name: 'Apixaban', dosage: '10 mg', frequency: often },
      ])
      expect(skipped).toEqual([{ what: `How often to take Apixaban: ${part}`, why: 'unclearDose' }])
    },
  )

  it('lists the instructions that depend on a timing without words', () => {
    const dosage = {
      ...{ doseAndRate: mg(10), timing: { event: ['tomorrow'] }, asNeededBoolean: true },
      patientInstruction: 'with food',
    }
    const { rows, skipped } = summaryOf([statement({ dosage: [dosage] })])
    expect(rows.map(({ fields }) => fields)).toEqual([{ name: 'Apixaban', dosage: '10 mg' }])
    expect(skipped).toEqual([
      { what: 'How often to take Apixaban: as needed, with food', why: 'unclearDose' },
    ])
  })

  it('keeps its rate if its amount has no words', () => {
    const rateRatio = { numerator: {}, denominator: {} }
    expect(read({ doseAndRate: [{ rateRatio }], timing: daily })).toEqual({
      ...{ dose: undefined, frequency: 'once a day (incomplete)' },
      skipped: ['unclearDose'],
    })
  })

  it('is the ordered one and not its calculation', () => {
    const type = (code: string) => ({ coding: [{ code }] })
    const doseAndRate = [
      { ...mg(350)[0], type: type('calculated') },
      { ...mg(340)[0], type: type('ordered') },
    ]
    expect(read({ doseAndRate }).dose).toBe('340 mg')
  })

  it('has no steps if one of them has no words', () => {
    expect(read({ text: 'Two in the morning' }, { timing: { event: ['tomorrow'] } })).toEqual({
      ...{ dose: undefined, frequency: undefined },
      skipped: ['unclearDose'],
    })
  })
})

describe('words and coded fields of one dose', () => {
  const every = (period: number, periodUnit: string) => ({ repeat: { period, periodUnit } })
  const twice = { repeat: { frequency: 2, period: 1, periodUnit: 'd' } }

  it.each([
    [
      'an amount is added',
      { text: 'Take twice a day', doseAndRate: mg(250) },
      '250 mg',
      'Take twice a day',
    ],
    [
      'an amount and a rate are added',
      { text: 'Take with food', timing: twice, doseAndRate: mg(40) },
      '40 mg',
      'Take with food, twice a day',
    ],
    [
      'another amount is no repetition',
      { text: 'Two 250 mg tablets', doseAndRate: mg(500) },
      '500 mg',
      'Two 250 mg tablets',
    ],
    [
      'a part of a number is none',
      { text: '2.5 mg daily', doseAndRate: mg(5) },
      '5 mg',
      '2.5 mg daily',
    ],
    [
      'only when needed',
      { text: 'Take every 4 hours', asNeededBoolean: true },
      undefined,
      'Take every 4 hours, as needed',
    ],
    [
      'only when needed, and how often',
      { text: 'as needed', timing: every(4, 'h') },
      undefined,
      'as needed, every 4 hours',
    ],
    [
      'what for',
      { text: 'as needed', asNeededCodeableConcept: { text: 'anxiety' } },
      undefined,
      'as needed, as needed for anxiety',
    ],
    [
      'where, and by which way',
      { text: 'once daily', route: { text: 'Ophthalmic' }, site: { text: 'Left eye' } },
      'Ophthalmic, Left eye',
      'once daily',
    ],
    [
      'at most',
      {
        text: '1 tablet when needed',
        maxDosePerPeriod: {
          numerator: { value: 4, unit: 'tablets' },
          denominator: { value: 1, unit: 'day' },
        },
        maxDosePerAdministration: { value: 2, unit: 'tablets' },
      },
      'at most 4 tablets per day, at most 2 tablets at a time',
      '1 tablet when needed',
    ],
    [
      'instructions',
      {
        text: 'once daily',
        patientInstruction: 'Swallow whole',
        additionalInstruction: [{ text: 'once daily' }],
      },
      undefined,
      'once daily, Swallow whole',
    ],
  ])('%s: %j', (_, dosage, dose, frequency) => {
    expect(read(dosage)).toEqual({ dose, frequency, skipped: [] })
  })

  it.each([
    ['500mg twice daily', { timing: twice, doseAndRate: mg(500) }],
    ['500 mg BID', { timing: twice }],
    ['1 tablet every 12 hours', { timing: twice }],
    [
      '20 mg orally daily',
      { timing: every(1, 'd'), route: { text: 'Oral route' }, doseAndRate: mg(20) },
    ],
    [
      'one at bedtime',
      { timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd', when: ['HS'] } } },
    ],
    [
      '1-0-1',
      { timing: { repeat: { frequency: 2, period: 1, periodUnit: 'd', when: ['MORN', 'EVE'] } } },
    ],
    [
      'every 4-6 hours if needed',
      { timing: { repeat: { period: 4, periodMax: 6, periodUnit: 'h' } }, asNeededBoolean: true },
    ],
    ['every morning', { timing: { repeat: { period: 1, periodUnit: 'd', when: ['MORN'] } } }],
    ['2x täglich', { timing: twice }],
    ['1 cp matin et soir', { timing: { code: { text: '2x/j' } } }],
    [
      '1 Tablette morgens und abends',
      { timing: { repeat: { ...twice.repeat, when: ['MORN', 'EVE'] } } },
    ],
    ['1 Tablette täglich', { timing: every(1, 'd') }],
    ['1 comprimido c/12 h', { timing: twice }],
    ['1 cp 2 x/j si besoin', { timing: twice, asNeededBoolean: true }],
    ['по 1 таб. 2 р/д', { timing: twice }],
  ])('%s contains everything and is not repeated: once', (text, coded) => {
    expect(read({ text, ...coded })).toEqual({ dose: undefined, frequency: text, skipped: [] })
  })

  it('a rate that the words may mean differently is added', () => {
    expect(read({ text: '3 mal, 5 Tage lang', timing: twice })).toEqual({
      ...{ dose: undefined, frequency: '3 mal, 5 Tage lang, twice a day' },
      skipped: [],
    })
  })

  it.each(['10 mg 1x wöchentlich', '10 mg una vez por semana', '10 mg 1 раз в неделю'])(
    'a rate that contradicts %s is left out and listed',
    text => {
      expect(read({ text, timing: every(1, 'd') })).toEqual({
        ...{ dose: undefined, frequency: text },
        skipped: ['contradictsWords'],
      })
    },
  )

  it('a rate that contradicts the words is left out and listed', () => {
    expect(read({ text: '10 mg once a week', timing: every(1, 'd') })).toEqual({
      ...{ dose: undefined, frequency: '10 mg once a week' },
      skipped: ['contradictsWords'],
    })
  })

  it('a coded part without words is listed, and the words are kept', () => {
    const repeat = { when: ['XYZ'] }
    expect(read({ text: 'Two in the morning', timing: { repeat } })).toMatchObject({
      frequency: 'Two in the morning',
      skipped: ['unclearDose'],
    })
    const modifierExtension = [{ url: 'urn:x', valueBoolean: true }]
    expect(read({ doseAndRate: mg(5), modifierExtension })).toMatchObject({
      dose: undefined,
      skipped: ['unclearDose'],
    })
  })

  it('a text that fills the line keeps its words', () => {
    const text = 'x'.repeat(195)
    expect(read({ text, timing: twice })).toEqual({
      ...{ dose: undefined, frequency: text },
      skipped: ['tooLong'],
    })
  })

  it('four digits are read as a time of day', () => {
    expect(often({ code: { text: '0900' } })).toBe('at 09:00')
    expect(often({ code: { text: '0900 2100' }, ...twice })).toBe('twice a day, at 09:00 and 21:00')
  })

  it('a code for the rate does not include the duration', () => {
    const boundsDuration = { value: 7, unit: 'days' }
    const coding = [{ system: GTS, code: 'BID', display: 'twice a day' }]
    expect(often({ code: { coding }, repeat: { boundsDuration } })).toBe('twice a day, for 7 days')
    const start = { boundsPeriod: { start: '2027-01-01' } }
    expect(often({ code: { coding }, repeat: start })).toBe('twice a day, from 2027-01-01')
  })
})

describe('steps', () => {
  it('are sorted by numbers that are written as text', () => {
    const steps = [
      { sequence: '2', text: '20 mg' },
      { sequence: '1', text: '40 mg' },
    ]
    expect(read(...steps).frequency).toBe('40 mg; 20 mg')
  })

  it('are sorted by their numbers', () => {
    const steps = [
      { sequence: 3, text: '10 mg for 3 days' },
      { text: 'then none' },
      { sequence: 1, text: '40 mg for 2 days' },
      { sequence: 2, text: '20 mg for 4 days' },
    ]
    expect(read(...steps).frequency).toBe(
      '40 mg for 2 days; 20 mg for 4 days; 10 mg for 3 days; then none',
    )
  })
})

it.each([
  [{ value: 5e-7, unit: 'g' }, '0.0000005 g'],
  [{ value: 0.30000000000000004, unit: 'mg' }, '0.3 mg'],
  [{ value: 1_000_000, code: '[iU]' }, '1000000 IU'],
  [{ value: 50, code: 'ug' }, '50 µg'],
  [{ value: 1 }, '1 (unit not stated)'],
  [{ value: 1, code: '1' }, '1 (unit not stated)'],
])('a quantity is written as people write it: %j', (doseQuantity, words) => {
  expect(read({ doseAndRate: [{ doseQuantity }] }).dose).toBe(words)
})

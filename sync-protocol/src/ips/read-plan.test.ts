import { describe, expect, it } from 'vitest'
import { elena, layla } from '../../dev/sample-records'
import type { MedicalRecord } from '../medical'
import { writeCodes } from './coding'
import type { ReadRow } from './read-entry'
import type { IpsSummary } from './read-ips'
import { planImport } from './read-plan'

const TODAY = '2026-11-23'

const summaryOf = (rows: ReadRow[], more: Partial<IpsSummary> = {}): IpsSummary => ({
  ...{ rows, profile: {}, noneKnown: [], skipped: [], bornIn: '', madeAt: '', madeBy: '' },
  ...more,
})
const medicine = (fields: ReadRow['fields'], fromId?: string): ReadRow => ({
  collection: 'medications',
  ...(fromId && { fromId }),
  fields,
})
const planOf = (summary: IpsSummary, record: MedicalRecord = elena) =>
  planImport(summary, record, TODAY)
const itemsOf = (summary: IpsSummary, record?: MedicalRecord) => planOf(summary, record).items

describe('a row of a file', () => {
  it('that is not in the record is added', () => {
    expect(itemsOf(summaryOf([medicine({ name: 'Ramipril' })]))).toMatchObject([
      { kind: 'add', fields: { name: 'Ramipril' }, isChosen: true },
    ])
  })

  it('that is in the record is found by its id, or by its name in any case', () => {
    const [metformin, ...others] = elena.medications
    const record = {
      ...elena,
      medications: [{ ...metformin, id: 'm1', name: 'Metformin' }, ...others],
    }
    const kinds = (row: ReadRow) =>
      itemsOf(summaryOf([row]), record).map(({ kind, rowId }) => [kind, rowId])
    expect(kinds(medicine({ name: 'Metformin XR' }, 'm1'))).toEqual([['replaces', 'm1']])
    expect(kinds(medicine({ name: 'METFORMIN ' }))).toEqual([['replaces', 'm1']])
    expect(kinds(medicine({ name: 'Metformin' }))).toEqual([['same', 'm1']])
  })

  const bySystem = (system: string, code: string, own: string, inFile: string) => {
    const coded = (name: string) => ({ name, coding: writeCodes(name, [{ system, code }]) })
    const record = { ...elena, medications: [{ id: 'm1', ...coded(own) }] }
    return itemsOf(summaryOf([medicine(coded(inFile))]), record).map(({ kind }) => kind)
  }
  const RXNORM = 'http://www.nlm.nih.gov/research/umls/rxnorm'

  it('with other words is a different row, whatever its code', () => {
    expect(bySystem('https://example.org/drugs', '-', 'Aspirin', 'Codeine')).toEqual(['add'])
    expect(bySystem(RXNORM, '6809', 'Aspirin', 'Codeine')).toEqual(['add'])
  })

  it('without words is found by its code if that is a real code', () => {
    expect(bySystem(RXNORM, '6809', 'Metformin', 'RxNorm 6809')).toEqual(['replaces'])
    expect(bySystem(RXNORM, '6809', 'RxNorm 6809', 'Metformin')).toEqual(['replaces'])
    expect(bySystem(RXNORM, 'N/A', 'Metformin', 'RxNorm N/A')).toEqual(['add'])
  })

  it('that would replace another can be added as a whole instead', () => {
    const row = medicine({ name: 'Metformin', dosage: '1000 mg' })
    expect(itemsOf(summaryOf([row]))).toMatchObject([
      { kind: 'replaces', fieldsForBoth: row.fields },
    ])
  })

  it('does not change fields that it lacks', () => {
    const [item] = itemsOf(summaryOf([medicine({ name: 'Metformin' })]))
    expect(item).toMatchObject({ kind: 'same', fields: {}, isChosen: false })
  })

  it('is not selected if a dose would change, even if it fills an empty field', () => {
    const [item] = itemsOf(summaryOf([medicine({ name: 'Metformin', dosage: '1000 mg' })]))
    expect(item).toMatchObject({
      ...{ kind: 'replaces', isChosen: false, caution: 'safety', rowId: 'm1' },
      changes: [{ field: 'dosage', from: '850 mg', to: '1000 mg' }],
    })
    const warfarin = { ...elena, medications: [{ id: 'w', name: 'Warfarin' }] }
    const weekly = medicine({ name: 'Warfarin', frequency: 'daily' })
    expect(itemsOf(summaryOf([weekly]), warfarin)).toMatchObject([
      { kind: 'replaces', isChosen: false, caution: 'safety' },
    ])
  })

  it('is selected if it only fills fields that are not safety fields', () => {
    const since = medicine({ name: 'Metformin', startDate: '2019-01-01' })
    expect(itemsOf(summaryOf([since]))).toMatchObject([{ kind: 'replaces', isChosen: true }])
    const note: ReadRow = {
      collection: 'conditions',
      fields: { condition: 'Type 2 diabetes', status: 'Resolved' },
    }
    expect(itemsOf(summaryOf([note]))).toMatchObject([{ kind: 'replaces', isChosen: false }])
  })

  it('uses each row of the record once', () => {
    const twice = [medicine({ name: 'Metformin' }), medicine({ name: 'Metformin', dosage: '1 g' })]
    expect(itemsOf(summaryOf(twice)).map(({ kind }) => kind)).toEqual(['same', 'add'])
  })

  it('is not selected if the person said that there is none', () => {
    const allergy: ReadRow = {
      collection: 'allergies',
      fields: { allergen: 'Latex', severity: 'Severe' },
    }
    expect(itemsOf(summaryOf([allergy]), layla)).toMatchObject([
      { kind: 'add', isChosen: false, caution: 'saidNone' },
    ])
  })
})

describe('the facts about the person', () => {
  it('include an address as one unit', () => {
    const profile = { streetAddress: 'Gran Vía 1', city: 'Bilbao' }
    expect(itemsOf(summaryOf([], { profile }))).toMatchObject([
      {
        ...{ collection: 'profile', kind: 'replaces', isChosen: false },
        fields: { streetAddress: 'Gran Vía 1', city: 'Bilbao', zipCode: '' },
      },
    ])
  })

  it('never select a blood type or “none known” by default', () => {
    const said = summaryOf([], { profile: { bloodType: 'O-' }, noneKnown: ['allergies'] })
    const bare: MedicalRecord = { ...elena, profile: undefined, allergies: [] }
    expect(itemsOf(said, bare).map(({ kind, isChosen }) => [kind, isChosen])).toEqual([
      ['add', false],
      ['add', false],
    ])
    expect(planOf(said).skipped).toEqual([
      { what: '“None known” of allergies', why: 'haveEntries' },
    ])
  })

  it('of another person are not selected, and the plan says so', () => {
    const row = medicine({ name: 'Ramipril' })
    const other = summaryOf([row], {
      profile: { dateOfBirth: '1990-01-01', fullName: 'Elena Márquez' },
    })
    expect(planOf(other)).toMatchObject({ isOtherPerson: true })
    expect(planOf(other).items.every(({ isChosen }) => !isChosen)).toBe(true)
    const named = summaryOf([row], { profile: { fullName: 'Jürgen Groß' } })
    expect(planOf(named).isOtherPerson).toBe(true)
    const same = summaryOf([row], { profile: { fullName: 'MÁRQUEZ, Elena' } })
    expect(planOf(same).isOtherPerson).toBe(false)
  })
})

/** Counts how often a dose of the record is read while a file of `count` entries is compared with it. */
function doseReads(count: number, nameOf: (at: number) => string) {
  let reads = 0
  const medications = Array.from({ length: count }, (_, at) =>
    Object.defineProperty({ id: `m${at}`, name: nameOf(at) }, 'dosage', {
      get: () => `${++reads && at} mg`,
      enumerable: true,
    }),
  )
  const rows = medications.map(({ name }, at) => medicine({ name, dosage: `${count + at} mg` }))
  const { items } = planOf(summaryOf(rows), { ...elena, medications } as MedicalRecord)
  expect(items.every(({ kind }) => kind === 'replaces')).toBe(true)
  return reads
}

it.each([
  ['different names', (at: number) => `Medicine ${at}`],
  ['one name and different doses', () => 'Insulin'],
])('reads a large record in proportion to its size: %s', (_, nameOf) => {
  expect(doseReads(400, nameOf)).toBeLessThan(2.1 * doseReads(200, nameOf))
})

it('an entry that the record has is the same, even if a changed one comes before it', () => {
  const [changed, equal] = ['1 g', '850 mg'].map(dosage => medicine({ name: 'Metformin', dosage }))
  const kinds = (rows: ReadRow[]) => itemsOf(summaryOf(rows)).map(({ kind }) => kind)
  expect(changed && equal && kinds([changed, equal])).toEqual(['add', 'same'])
  expect(changed && equal && kinds([equal, changed, equal])).toEqual(['same', 'add', 'same'])
})

describe('whether the file is about the person of the record', () => {
  const recordOf = (fullName: string, dateOfBirth = ''): MedicalRecord => ({
    ...elena,
    account: {},
    profile: { id: 'person', fullName, dateOfBirth } as unknown as NonNullable<
      MedicalRecord['profile']
    >, // no other field counts
  })
  const whose = (
    record: MedicalRecord,
    fullName: string,
    { dateOfBirth = '', bornIn = '' } = {},
  ) => {
    const profile = { ...(fullName && { fullName }), ...(dateOfBirth && { dateOfBirth }) }
    const { isOtherPerson, isPersonUnknown, items } = planOf(
      summaryOf([medicine({ name: 'Ramipril' })], { profile, bornIn }),
      record,
    )
    // Facts that may be another person's are never selected.
    if (isOtherPerson) expect(items.some(({ isChosen }) => isChosen)).toBe(false)
    return isOtherPerson ? 'other' : isPersonUnknown ? 'unknown' : 'same'
  }
  const day = '2015-03-04'
  const dateOfBirth = day

  it.each([
    ['a twin', recordOf('Mai Đặng', day), 'Zoë Đặng', { dateOfBirth }, 'other'],
    ['a brother, without birth dates', recordOf('Leo Sol'), 'Max Sol', {}, 'other'],
    ['born in another year', recordOf('Leo Sol', day), 'Leo Sol', { bornIn: '2012' }, 'other'],
    ['born in that year', recordOf('Leo Sol', day), 'Leo Sol', { bornIn: '2015' }, 'same'],
    [
      'another birth date',
      recordOf('Leo Sol', day),
      'Leo Sol',
      { dateOfBirth: '2015-03-05' },
      'other',
    ],
    ['a second name more', recordOf('Zoë Maria Đặng', day), 'zoe đặng', { dateOfBirth }, 'same'],
    ['an initial', recordOf('Leo Sol', day), 'L. Sol', { dateOfBirth }, 'same'],
    ['the order of names', recordOf('Leo Sol'), 'SOL, Leo', {}, 'same'],
    [
      'another script, the same birth date',
      recordOf('Олена Коваль', day),
      'Olena Koval',
      { dateOfBirth },
      'same',
    ],
    ['another script, no birth date', recordOf('Олена Коваль'), 'Olena Koval', {}, 'other'],
    ['a blank between the names', recordOf('王小明', day), '王 小明', { dateOfBirth }, 'same'],
    ['no name and no birth date here', recordOf(''), 'Leo Sol', { dateOfBirth }, 'unknown'],
    ['no name and no birth date there', recordOf('Leo Sol', day), '', {}, 'unknown'],
    ['a name here, a birth date there', recordOf('Leo Sol'), '', { dateOfBirth }, 'unknown'],
  ] as const)('%s', (_, record, fullName, more, answer) => {
    expect(whose(record, fullName, more)).toBe(answer)
  })

  it('one of two disputed names is enough', () => {
    const { profile } = recordOf('Leo Sol')
    const disputed = {
      ...recordOf(''),
      profile: { ...profile, conflicts: { fullName: ['Max Sol'] } },
    }
    expect(whose(disputed as unknown as MedicalRecord, 'Max Sol')).toBe('same')
  })
})

describe('facts about the body', () => {
  const withImplants = (implants: string): MedicalRecord => ({
    ...elena,
    profile: { id: 'person', implants } as unknown as NonNullable<MedicalRecord['profile']>, // no other field counts
  })
  const implantsAfter = (own: string, inFile: string) => {
    const [item] = itemsOf(summaryOf([], { profile: { implants: inFile } }), withImplants(own))
    return [item?.kind, item?.fields.implants, item?.isChosen]
  }

  it('keep each implant that the file does not have', () => {
    expect(implantsAfter('Pacemaker', 'Hip (left)')).toEqual([
      'replaces',
      'Pacemaker; Hip (left)',
      false,
    ])
    expect(implantsAfter('Pacemaker; Hip (left)', 'hip (left)')).toEqual(['same', undefined, false])
    expect(implantsAfter('Pacemaker', 'Hip; pacemaker')).toEqual([
      'replaces',
      'Pacemaker; Hip',
      false,
    ])
  })

  it.each([{ implants: 'Pacemaker' }, { weightKg: 12 }, { pregnancyDueDate: '2027-01-01' }])(
    '%j is not selected by default, even for an empty field',
    profile => {
      expect(itemsOf(summaryOf([], { profile }), withImplants(''))).toMatchObject([
        { isChosen: false, caution: 'safety' },
      ])
    },
  )
})

import { describe, expect, it } from 'vitest'
import { elena, layla } from '../../dev/sample-records'
import type { MedicalRecord } from '../medical'
import { writeCodes } from './coding'
import type { IpsSummary } from './read-ips'
import { planImport } from './read-plan'
import type { ReadRow } from './read-rows'

const TODAY = '2026-11-23'

const summaryOf = (rows: ReadRow[], more: Partial<IpsSummary> = {}): IpsSummary => ({
  ...{ rows, profile: {}, noneKnown: [], skipped: [], madeAt: '', madeBy: '' },
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

  it('that is there is known by its id, by a code, by its name in whatever letters', () => {
    const coding = writeCodes('Glucophage', [{ system: 'urn:oid:1', code: 'M' }])
    const own = writeCodes('Metformin', [{ system: 'urn:oid:1', code: 'M' }])
    const [metformin, ...others] = elena.medications
    const record = {
      ...elena,
      medications: [{ ...metformin, id: 'm1', name: 'Metformin', coding: own }, ...others],
    }
    const kinds = (row: ReadRow) =>
      itemsOf(summaryOf([row]), record).map(({ kind, rowId }) => [kind, rowId])
    expect(kinds(medicine({ name: 'Metformin XR' }, 'm1'))).toEqual([['replaces', 'm1']])
    expect(kinds(medicine({ name: 'Glucophage', coding }))).toEqual([['replaces', 'm1']])
    expect(kinds(medicine({ name: 'METFORMIN ' }))).toEqual([['replaces', 'm1']])
    expect(kinds(medicine({ name: 'Metformin' }))).toEqual([['same', 'm1']])
  })

  it('changes nothing by what it does not say', () => {
    const [item] = itemsOf(summaryOf([medicine({ name: 'Metformin' })]))
    expect(item).toMatchObject({ kind: 'same', fields: {}, isChosen: false })
  })

  it('is not chosen where a dose would change, though it fills an empty field', () => {
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

  it('is chosen where it only fills what no life hangs on', () => {
    const since = medicine({ name: 'Metformin', startDate: '2019-01-01' })
    expect(itemsOf(summaryOf([since]))).toMatchObject([{ kind: 'replaces', isChosen: true }])
    const note: ReadRow = {
      collection: 'conditions',
      fields: { condition: 'Type 2 diabetes', status: 'Resolved' },
    }
    expect(itemsOf(summaryOf([note]))).toMatchObject([{ kind: 'replaces', isChosen: false }])
  })

  it('takes each row of the record once', () => {
    const twice = [medicine({ name: 'Metformin' }), medicine({ name: 'Metformin', dosage: '1 g' })]
    expect(itemsOf(summaryOf(twice)).map(({ kind }) => kind)).toEqual(['same', 'add'])
  })

  it('is not chosen where the person said that there is none', () => {
    const allergy: ReadRow = {
      collection: 'allergies',
      fields: { allergen: 'Latex', severity: 'Severe' },
    }
    expect(itemsOf(summaryOf([allergy]), layla)).toMatchObject([
      { kind: 'add', isChosen: false, caution: 'saidNone' },
    ])
  })
})

describe('what is said of the person', () => {
  it('takes an address as one', () => {
    const profile = { streetAddress: 'Gran Vía 1', city: 'Bilbao' }
    expect(itemsOf(summaryOf([], { profile }))).toMatchObject([
      {
        ...{ collection: 'profile', kind: 'replaces', isChosen: false },
        fields: { streetAddress: 'Gran Vía 1', city: 'Bilbao', zipCode: '' },
      },
    ])
  })

  it('never chooses a blood type or that there is none', () => {
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

  it('a file of another person chooses nothing, and says so', () => {
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

it('two large lists are compared in no more steps than they have rows', () => {
  const names = Array.from({ length: 2000 }, (_, at) => `Medicine ${at}`)
  const record = { ...elena, medications: names.map(name => ({ id: name, name })) }
  const { items } = planOf(summaryOf(names.map(name => medicine({ name }))), record)
  expect(items.every(({ kind }) => kind === 'same')).toBe(true)
})

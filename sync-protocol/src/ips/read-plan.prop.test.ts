import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noah, oksana, walter } from '../../dev/hard-records'
import { ipsOf } from '../../dev/ips-of'
import { elena, haruka, largest, layla } from '../../dev/sample-records'
import { depth } from '../../dev/test-depth'
import {
  BLOOD_TYPES,
  DNR_STATUSES,
  GENDERS,
  LIST_STATES,
  type MedicalRecord,
  ORGAN_DONOR,
  PLAN_KINDS,
  TREATMENT_MARKS,
} from '../medical'
import { codingsIn, writeCodes } from './coding'
import { saysNothing } from './read-absent'
import { readIps } from './read-ips'
import { planImport } from './read-plan'

const TODAY = '2026-11-23'

const exportOf = (record: MedicalRecord): string =>
  JSON.stringify(ipsOf(record, TODAY, { codingsOf: codingsIn(record) }))

function readingOf(text: string) {
  const read = readIps(text, { today: TODAY })
  if (!read.ok) throw new Error(read.why)
  return read.summary
}

const news = (record: MedicalRecord) => {
  const { items, isOtherPerson } = planImport(readingOf(exportOf(record)), record, TODAY)
  return { news: items.filter(({ kind }) => kind !== 'same'), isOtherPerson }
}

it.each(Object.entries({ elena, layla, haruka, largest, noah, oksana, walter }))(
  'the own summary of %s has nothing new for the record',
  (_, record) => {
    expect(news(record)).toEqual({ news: [], isOtherPerson: false })
  },
)

const words = fc.oneof(
  fc.constantFrom(
    'Penicillin',
    'Пеніцилін',
    '青霉素',
    'بنسلين',
    'a, b',
    'x or y',
    'a; b: c',
    '5 mg, ',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
)
/** Text as a form stores it: trimmed, not empty, with storable characters only. */
const line = words
  .map(text => text.replace(/[\0\p{Cs}]/gu, '').trim())
  .filter(text => text !== '' && saysNothing(text) === undefined)
const phone = fc.constantFrom(
  ...['+34 600 111 222', '030/555010', '1-800-FLOWERS', 'Home 030 555010'],
  '0171 5550100 / 030 5550101',
)
/** A name of signs alone means that there is none. */
const name = line.filter(text => /[\p{L}\p{N}]/u.test(text))
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined })
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const coding = fc
  .record({
    system: fc.constantFrom('http://snomed.info/sct', 'urn:oid:1.2.3'),
    code: fc.stringMatching(/^[0-9A-Z]{1,9}$/),
    display: line.filter(text => !/\p{Cc}/u.test(text)),
  })
  .map(each => [each])
const rowsOf = <T extends object>(row: fc.Arbitrary<T>, coded?: keyof T) =>
  fc.array(fc.tuple(row, maybe(coding), fc.boolean(), line), { maxLength: 4 }).map(all =>
    all.map(([values, codes, isDisputed, other], at) => ({
      ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
      id: `row-${at}`,
      ...(coded && codes && { coding: writeCodes(String(values[coded]), codes) }),
      ...(isDisputed && at === 0 && { conflicts: { [Object.keys(values)[1] ?? '']: [other] } }),
    })),
  )

/** Every field that a person can fill in, each filled or empty, some of them disputed. */
const anyRecord = fc
  .record({
    profile: fc.record({
      fullName: maybe(line),
      dateOfBirth: maybe(day),
      bloodType: maybe(fc.constantFrom(...BLOOD_TYPES)),
      gender: maybe(fc.constantFrom(...GENDERS)),
      phoneNumber: maybe(phone),
      streetAddress: maybe(line),
      city: maybe(line),
      state: maybe(line),
      zipCode: maybe(fc.constantFrom('41003', 'SW1A 1AA')),
      insurance: maybe(line),
      dnrStatus: maybe(fc.constantFrom(...DNR_STATUSES)),
      dnrDocumentUrl: fc.constant('/api/files/1'),
      additionalNotes: maybe(line),
      primaryLanguage: maybe(fc.constantFrom('de', 'pt-BR', 'zh-Hant', 'Klingon')),
      heightCm: maybe(fc.integer({ min: 20, max: 280 })),
      weightKg: maybe(fc.constantFrom(0.65, 3.4, 12.3, 72)),
      organDonor: maybe(fc.constantFrom(...ORGAN_DONOR)),
      pregnancyDueDate: maybe(fc.constantFrom('2027-02-11', '2026-11-25')),
      implants: maybe(line),
      allergiesState: maybe(fc.constantFrom(...LIST_STATES)),
      medicationsState: maybe(fc.constantFrom(...LIST_STATES)),
      conditionsState: maybe(fc.constantFrom(...LIST_STATES)),
    }),
    contacts: rowsOf(fc.record({ name: line, relationship: line, phoneNumber: phone })),
    allergies: rowsOf(
      fc.record({ allergen: name, severity: line, reaction: maybe(line) }),
      'allergen',
    ),
    medications: rowsOf(
      fc.record({
        name,
        dosage: maybe(line),
        frequency: maybe(line),
        prescribingDoctor: maybe(line),
        startDate: maybe(day),
        effect: maybe(fc.constantFrom(...TREATMENT_MARKS)),
      }),
      'name',
    ),
    conditions: rowsOf(
      fc.record({
        condition: name,
        status: fc.oneof(line, fc.constantFrom('Active', 'Resolved', 'Chronic')),
        diagnosedDate: maybe(day),
        notes: maybe(line),
      }),
      'condition',
    ),
    plans: rowsOf(
      fc.record({
        kind: fc.constantFrom(...PLAN_KINDS),
        text: name,
        about: maybe(line),
        whereIs: maybe(line),
        from: maybe(line),
        writtenOn: maybe(day),
      }),
    ),
    history: rowsOf(
      fc.record({
        kind: fc.constantFrom('procedure', 'vaccine'),
        name,
        onDate: maybe(day),
        note: maybe(line),
      }),
    ),
  })
  .map(({ profile, ...lists }): MedicalRecord => {
    const filled = Object.entries(profile).filter(([, value]) => value !== undefined)
    return {
      ...{ account: {}, policies: [], changedAtMs: 0, ...lists },
      profile: { ...Object.fromEntries(filled), id: 'person' },
    } as unknown as MedicalRecord // each row as its schema has it
  })

describe('our own summary, imported again', () => {
  it('has nothing new for any record', () => {
    fc.assert(
      fc.property(anyRecord, record => {
        expect(news(record)).toEqual({ news: [], isOtherPerson: false })
      }),
      { numRuns: depth(50, 150) },
    )
  })

  it('passes its codes unchanged to another record, which exports them unchanged', () => {
    fc.assert(
      fc.property(anyRecord, record => {
        const codes = codingsIn(record)
        const codingsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => codes(id))
        const { rows } = readingOf(exportOf(record))
        const lists = ['allergies', 'medications', 'conditions'] as const
        const taken = Object.fromEntries(
          lists.map(list => {
            const of = rows.filter(({ collection }) => collection === list)
            return [list, of.map(({ fields, fromId }) => ({ ...fields, id: fromId ?? '' }))]
          }),
        )
        const other = { ...record, ...taken } as unknown as MedicalRecord // as the schemas checked
        const handed = codingsIn(other)
        for (const list of lists) {
          // Our export changes some names, such as one with a tab.
          const plain = record[list].filter(row => !/\p{Cc}/u.test(JSON.stringify(row)))
          expect(plain.map(({ id }) => handed(id))).toEqual(codingsOf(plain))
        }
      }),
      { numRuns: depth(30, 100) },
    )
  })
})

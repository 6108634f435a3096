import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { ipsOf } from '../../dev/ips-of'
import { elena } from '../../dev/sample-records'
import { depth } from '../../dev/test-depth'
import type { MedicalRecord } from '../medical'
import { medicalRecordOf } from '../sync'
import { COLLECTIONS } from '../sync/collections'
import { writeCodes } from './coding'
import { saysNothing } from './read-absent'
import { readIps } from './read-ips'
import { planImport } from './read-plan'

const TODAY = '2026-11-23'

/** Reads the text and checks that the result can be stored. */
function readAndHold(text: string): void {
  const read = readIps(text, { today: TODAY, languages: ['de'] })
  if (!read.ok) return
  const { rows, profile } = read.summary
  for (const { collection, fields } of rows) {
    expect(COLLECTIONS[collection].schema.safeParse(fields)).toMatchObject({ success: true })
  }
  for (const [name, value] of Object.entries(profile)) {
    expect(COLLECTIONS.profile.schema.safeParse({ [name]: value })).toMatchObject({ success: true })
  }
  planImport(read.summary, elena, TODAY)
}

it('any text gets an answer', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json({ maxDepth: 8 })), readAndHold),
    { numRuns: depth(100, 500) },
  )
})

const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({ maxDepth: 3, withNullPrototype: false }).filter(value => value !== undefined),
  fc.constantFrom('', '\0', '\ud800', '0000-00-00', 1e308, -0, [], {}, [null], [[]], { coding: 1 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('Patient/p', 'urn:uuid:00000000-0000-4000-8000-000000000003', '#', 'constructor'),
)

/** All positions in a document, as paths from its root. */
function placesIn(value: unknown, steps: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [steps]
  return [steps, ...Object.entries(value).flatMap(([key, each]) => placesIn(each, [...steps, key]))]
}

function put(root: object, steps: readonly string[], value: unknown): void {
  const holder = steps.slice(0, -1).reduce<unknown>((at, key) => Object(at)[key], root)
  const key = steps.at(-1)
  if (key !== undefined && typeof holder === 'object' && holder !== null) {
    Reflect.set(holder, key, value)
  }
}

it('a summary with any value at any position gets an answer', () => {
  const right = ipsOf(elena, TODAY)
  const places = placesIn(right).filter(steps => steps.length > 0 && !steps.includes('div'))
  const faults = fc.array(fc.tuple(fc.constantFrom(...places), junk), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(faults, all => {
      const broken = structuredClone(right)
      for (const [steps, value] of all) put(broken, steps, value)
      readAndHold(JSON.stringify(broken))
    }),
    { numRuns: depth(100, 400) },
  )
})

it('the summary of an undisputed row has the values of the record', () => {
  const phone = fc.constantFrom(
    ...['+34 600 111 222', '030/555010', '1-800-FLOWERS', 'Home 030 555010'],
    '0171 5550100 / 030 5550101',
  )
  const line = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .map(text => text.replace(/[\p{C}]/gu, '').trim())
    .filter(text => text !== '' && saysNothing(text) === undefined)
  // A name of signs alone means that there is none.
  const name = line.filter(text => /[\p{L}\p{N}]/u.test(text))
  const whole = fc.record({
    allergy: fc.record({ allergen: name, severity: line, reaction: line }),
    medication: fc.record({
      name,
      dosage: line,
      frequency: line,
      prescribingDoctor: line,
      startDate: fc.constantFrom('2019-07-01', '2019-07', '2019'),
    }),
    condition: fc.record({
      condition: name,
      status: line,
      diagnosedDate: fc.constant('2001-02-03'),
      notes: line,
    }),
    plan: fc.record({
      kind: fc.constantFrom('do', 'avoid', 'refuse', 'device'),
      text: name,
      about: line,
      whereIs: line,
      from: line,
      writtenOn: fc.constant('2020-01-02'),
    }),
    vaccine: fc.record({
      kind: fc.constant('vaccine' as const),
      name,
      onDate: fc.constantFrom('2019-07-01', '2019-07', '2019'),
      note: line,
    }),
    contact: fc.record({
      name: line,
      relationship: line,
      phoneNumber: phone,
      email: fc.constant('ana@example.org'),
    }),
  })
  fc.assert(
    fc.property(whole, ({ allergy, medication, condition, contact, plan, vaccine }) => {
      const coding = [{ system: 'urn:oid:1.2', code: '1' }]
      const codes = { coding: writeCodes(allergy.allergen, coding) }
      const record: MedicalRecord = {
        ...medicalRecordOf([], 0),
        allergies: [{ ...allergy, ...codes, id: 'a' }],
        medications: [{ ...medication, id: 'm' }],
        conditions: [{ ...condition, id: 'c' }],
        contacts: [{ ...contact, id: 'k' }],
        plans: [{ ...plan, id: 'p' }],
        history: [{ ...vaccine, id: 'h' }],
      }
      const read = readIps(JSON.stringify(ipsOf(record, TODAY)), { today: TODAY })
      if (!read.ok) throw new Error(read.why)
      const of = (list: string) => read.summary.rows.find(each => each.collection === list)?.fields
      expect([of('allergies'), of('medications'), of('conditions'), of('contacts')]).toEqual([
        allergy,
        medication,
        condition,
        contact,
      ])
      expect([of('plans'), of('history')]).toEqual([plan, vaccine])
    }),
    { numRuns: depth(100, 300) },
  )
})

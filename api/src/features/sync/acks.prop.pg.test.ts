import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Collection, FieldValue, Mutation } from 'sync-protocol/sync'
import { KNOWN_BEFORE } from 'sync-protocol/sync'
import { beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app'
import { TestDevice } from '../../../test/device'
import { fuzzRuns } from '../../../test/fuzz'
import { codeValues } from '../../../test/records'
import { database, test, useApp } from '../../../test/use-app'

const numRuns = fuzzRuns(10, 40)
const YEAR_MS = 365 * 24 * 3_600_000

useApp()
let paged: TestApp
beforeAll(async () => {
  paged = await createTestApp(database, { pullPage: { rows: 2, bytes: 1_000_000 } })
})

/** One device makes changes and sends its outbox. */
const anyChange = fc.record({
  place: fc.nat(5),
  what: fc.constantFrom('put', 'put', 'put', 'remove', 'remove regardless', 'invalid'),
  field: fc.nat(2),
  value: fc.nat(3),
  base: fc.constantFrom('known', 'known', 'known', 'none', 'before', 'older'),
  atYears: fc.integer({ min: -1, max: 1 }),
})
const anyStep = fc.record({
  who: fc.nat(1),
  changes: fc.array(anyChange, { maxLength: 4 }),
  /** Whether the answer arrives. */
  line: fc.constantFrom('good', 'good', 'good', 'lost', 'page lost'),
  isPaged: fc.boolean(),
})
type Change = typeof anyChange extends fc.Arbitrary<infer C> ? C : never

/** Knows the rules on what it may change. */
class Phone extends TestDevice {
  outbox: Mutation[] = []

  write(change: Change, places: readonly Place[]): void {
    const { collection, rowId, fields } = places[change.place] ?? PLACE
    const known = this.rows.get(rowId)?.version ?? 0
    const base = { known, none: 0, before: KNOWN_BEFORE, older: Math.max(0, known - 1) }[
      change.base
    ]
    const at = test.deps.now().getTime() + change.atYears * YEAR_MS
    if (change.what === 'put' || change.what === 'invalid') {
      const [name, values] = fields[change.field % fields.length] ?? ['', []]
      const value = values[change.value % values.length] ?? ''
      const isNew = known === 0 && !this.outbox.some(each => each.rowId === rowId)
      const whole = isNew
        ? Object.fromEntries(fields.map(([each, [first = '']]) => [each, first]))
        : {}
      const wrong = change.what === 'invalid' ? { nonsense: 'x' } : {}
      this.outbox.push(
        this.put(collection, rowId, { ...whole, [name]: value, ...wrong }, { at, base }),
      )
    } else {
      const remove = this.remove(collection, rowId)
      if (change.what === 'remove') this.outbox.push(remove)
      else this.outbox.push({ ...remove, baseVersion: undefined } as never)
    }
  }
}

type Place = { collection: Collection; rowId: string; fields: [string, FieldValue[]][] }
const ALLERGY: Place['fields'] = [
  ['allergen', ['Nuts', 'Latex', 'Soy', 'Pollen']],
  ['severity', ['Mild', 'Severe']],
  ['reaction', ['', 'Hives', 'Anaphylaxis']],
]
const PROFILE: Place['fields'] = [
  ['fullName', ['Ada Njeri', 'Ada N. Otieno']],
  ['city', ['Kisumu', 'Nakuru']],
  ['zipCode', ['40100', '20100']],
]
const PLACE: Place = { collection: 'allergies', rowId: randomUUID(), fields: ALLERGY }

const placesOf = (userId: string): Place[] => [
  ...[1, 2, 3].map(() => ({ ...PLACE, rowId: randomUUID() })),
  { collection: 'profile', rowId: userId, fields: PROFILE },
  ...[1, 2].map((): Place => {
    const values = Object.entries(codeValues())
    return {
      collection: 'qr-codes',
      rowId: randomUUID(),
      fields: values.map(([name, value]) => [
        name,
        name === 'qrColor' ? [value, '#111111'] : [value],
      ]),
    }
  }),
]

it(
  'the server acks what it has and sends the rest whole, in any history of two devices',
  async () => {
    let acked = 0
    let whole = 0
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 14 }), async steps => {
        const person = await test.signUp({ isConfirmed: false })
        const send = (isPaged: boolean) => (isPaged ? paged : test).send
        let isPaged = false
        const asPerson = {
          ...person,
          send: ((method, path, options) =>
            send(isPaged)(method, path, {
              cookie: person.cookie,
              ...options,
            })) as typeof person.send,
        }
        const phones = [new Phone(asPerson), new Phone(asPerson)]
        const reader = new TestDevice(person)
        const places = placesOf(person.id)
        for (const { who, changes, line, ...step } of steps) {
          const phone = phones[who] as Phone // one of the two
          isPaged = step.isPaged
          for (const change of changes) phone.write(change, places)
          if (line !== 'good') {
            const first = await phone.exchangePage(phone.outbox)
            if (line === 'page lost' && first.more) {
              await phone.exchangePage([], { epoch: first.epoch, version: first.version })
            }
            continue
          }
          // Throws if an ack differs from what the device computed.
          const { acks, puts, removes } = await phone.exchange(...phone.outbox)
          phone.outbox = []
          acked += acks.length
          whole += puts.length + removes.length
          reader.cookie = null
          reader.rows.clear()
          await reader.exchange()
          expect(inOrder(phone)).toEqual(inOrder(reader))
        }
      }),
      { numRuns },
    )
    // The histories contain both acks and whole rows.
    expect(acked).toBeGreaterThan(numRuns)
    expect(whole).toBeGreaterThan(numRuns)
  },
  60_000 + numRuns * 2_000,
)

const inOrder = ({ rows }: TestDevice) => [...rows].sort(([a], [b]) => (a < b ? -1 : 1))

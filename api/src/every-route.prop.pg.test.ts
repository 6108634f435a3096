import fc from 'fast-check'
import { LIST_PATHS, type ListPath } from 'sync-protocol/rest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../test/app'
import { createTestDatabase, type TestDatabase } from '../test/database'
import { pathOf, quickPasswords, ROUTES, type Settled, settle } from '../test/route-table'

/** `FUZZ_RUNS=2000 npx vitest run every-route.prop` for a long look. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 50)
const TIMEOUT_MS = 30_000 + numRuns * 100

let database: TestDatabase
let test: TestApp
let ada: Settled
beforeAll(async () => {
  database = await createTestDatabase()
  test = await createTestApp(database, { passwords: quickPasswords })
  ada = await settle(test)
})
afterAll(() => database.drop())

/** Text as nobody would type it: any code point, lone surrogates, NUL, and what markup begins with. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom('\0', '\ud800', '\udfff', '<', "'", '\\', '‮', '﷽', 'é') }),
)
const anyValue = fc.oneof(
  anyText,
  fc.jsonValue(),
  fc.double(),
  fc.constantFrom(null, [], {}, -0, 2 ** 53, '9999-99-99', '../../etc/passwd'),
)

/** A right body, with one of its values, at any depth, replaced by another, or dropped, or one added. */
function bend(body: unknown, [where, what]: readonly [number, unknown]): unknown {
  if (typeof body !== 'object' || body === null) return what
  const keys = Object.keys(body)
  const key = keys[where % (keys.length + 1)]
  if (key === undefined) return { ...body, [String(where)]: what }
  const value = Object(body)[key]
  const inner = where % 3 === 0 ? bend(value, [Math.floor(where / 3), what]) : what
  return { ...body, [key]: inner }
}

const withBody = Object.entries(ROUTES).filter(([route]) => !/^(GET|DELETE) /.test(route))

describe('no body makes the server fail', () => {
  it.each(withBody)(
    '%s',
    async (route, row) => {
      const right = row.json ? await row.json(ada, test) : {}
      const bends = fc.tuple(fc.nat(200), anyValue)
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(
            bends.map(how => bend(right, how)),
            fc.jsonValue(),
          ),
          async json => {
            const answer = await ada.send(route.split(' ')[0] ?? '', pathOf(route, ada), { json })
            // Payments that are switched off say so, whatever they are asked.
            if (row.ok !== 503) expect(answer.status).toBeLessThan(500)
          },
        ),
        { numRuns },
      )
    },
    TIMEOUT_MS,
  )
})

const TEXT_FIELD: Record<ListPath, [field: string, rest: object]> = {
  'emergency-contacts': ['name', { relationship: 'friend', phoneNumber: '1' }],
  allergies: ['allergen', { severity: 'Mild' }],
  medications: ['name', {}],
  'medical-conditions': ['condition', { status: 'Active' }],
  'insurance-policies': ['provider', { policyNumber: '1', relationship: 'self' }],
}

describe('text that was taken comes back as it was, byte for byte', () => {
  it.each(Object.keys(LIST_PATHS) as ListPath[])(
    '%s',
    async path => {
      const [field, rest] = TEXT_FIELD[path]
      const own = await settle(test)
      await fc.assert(
        fc.asyncProperty(anyText, async text => {
          const made = await own.send('POST', `/api/${path}`, {
            json: { ...rest, [field]: text, medicalProfileId: own.ids.profile },
          })
          if (made.status === 422) return
          expect(made.status).toBe(201)
          const { id } = Object(await made.json())
          const kept: unknown = await (await own.send('GET', `/api/${path}`)).json()
          expect(kept).toContainEqual(expect.objectContaining({ id, [field]: text }))
          await own.send('DELETE', `/api/${path}/${id}`)
        }),
        { numRuns },
      )
    },
    TIMEOUT_MS,
  )
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insist } from '../../../test/answers'
import { createTestApp, type TestApp } from '../../../test/app'
import { createTestDatabase, type TestDatabase } from '../../../test/database'
import { TestDevice } from '../../../test/device'
import { createRecords } from '../../records/records'
import { pull } from './pull'

const WRITERS = 16
const PUSHES = 12
const ROWS = 3

let database: TestDatabase
let test: TestApp
beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: WRITERS + 2 })
  test = await createTestApp(database)
})
afterAll(() => database.drop())

it('a reader among sixteen writers skips no row and sees no half of a push', async () => {
  const person = await test.signUp()
  const writers = Array.from({ length: WRITERS }, () => ({
    device: new TestDevice(person),
    rows: Array.from({ length: ROWS }, () => randomUUID()),
  }))
  let isOver = false
  const written = Promise.all(
    writers.map(async ({ device, rows }) => {
      for (let nth = 1; nth <= PUSHES; nth++) {
        // Each push rewrites all rows of its writer: they must always show the same number.
        const values = { name: `writer ${nth}`, dosage: `${nth}` }
        const mutations = rows.map(row => device.put('medications', row, values))
        // Who waits too long for the others' lock is told to come again.
        expect((await insist(() => device.sendPush(mutations))).status).toBe(200)
      }
    }),
  ).finally(() => {
    isOver = true
  })

  const deps = { ...test.deps, records: createRecords(test.deps) }
  const reader = new TestDevice(person)
  const torn: string[][] = []
  let reads = 0
  for (let isLast = false; !isLast; ) {
    isLast = isOver
    for (let more = true; more; reads++) {
      const { clientId, cookie, outcomesSeen } = reader
      const request = { protocol: 1, clientId, cookie, outcomesSeen }
      const page = await pull(deps, person.id, request, { rows: 4, bytes: 1_000_000 })
      expect(page.reset).toBe(false)
      for (const change of page.puts) reader.rows.set(change.rowId, change)
      reader.cookie = { epoch: page.epoch, version: page.version }
      more = page.more
      for (const { rows } of writers) {
        const shown = rows.map(row => String(reader.rows.get(row)?.record.fields.dosage?.value))
        if (new Set(shown).size > 1) torn.push(shown)
      }
    }
  }
  await written
  expect(torn).toEqual([])
  const last = writers.flatMap(({ rows }) =>
    rows.map(row => reader.rows.get(row)?.record.fields.dosage?.value),
  )
  expect(last).toEqual(Array.from({ length: WRITERS * ROWS }, () => `${PUSHES}`))
  // Signing up was version 1; each push is one more.
  expect(reader.cookie?.version).toBe(1 + WRITERS * PUSHES)
  expect(reads).toBeGreaterThan(PUSHES)
}, 120_000)

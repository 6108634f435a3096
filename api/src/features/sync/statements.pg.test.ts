import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { depth } from '../../../../sync-protocol/dev/test-depth'
import { createTestApp, ORIGIN, type TestApp } from '../../../test/app'
import { createTestDatabase, type TestDatabase } from '../../../test/database'
import { TestDevice } from '../../../test/device'
import type { Database, Tx } from '../../db/database'

let database: TestDatabase
let test: TestApp
let statements = 0
beforeAll(async () => {
  database = await createTestDatabase()
  test = await createTestApp(database, {
    database: counting(database.database),
    config: {
      ...{ publicOrigin: ORIGIN, isProduction: false, proxyHops: 1 },
      recordLimits: { rows: 20_000, bytes: 64 * 1024 * 1024 },
    },
  })
})
afterAll(() => database.drop())

function counting(real: Database): Database {
  const count = (tx: Tx): Tx =>
    new Proxy(tx, {
      apply(target, self, args) {
        statements += 1
        return Reflect.apply(target, self, args)
      },
    })
  return {
    ...real,
    transaction: (userId, fn) => real.transaction(userId, tx => fn(count(tx))),
    snapshot: (userId, fn) => real.snapshot(userId, tx => fn(count(tx))),
    actFor: (subject, fn) => real.actFor(subject, tx => fn(count(tx))),
    snapshotFor: (subject, fn) => real.snapshotFor(subject, tx => fn(count(tx))),
    lookup: (key, value, fn, userId) => real.lookup(key, value, tx => fn(count(tx)), userId),
  }
}

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = statements
  await work()
  return statements - before
}

const additions = (device: TestDevice, count: number) =>
  Array.from({ length: count }, () =>
    device.put('allergies', randomUUID(), { allergen: 'Nuts', severity: 'Severe' }),
  )

async function newDevice(): Promise<TestDevice> {
  const device = new TestDevice(await test.signUp())
  // The first exchange also reads the person's key.
  await device.exchange(...additions(device, 1))
  return device
}

it('an exchange of a thousand changes uses as many statements as one of two', async () => {
  const [small, large] = [await newDevice(), await newDevice()]
  const ofTwo = await statementsOf(() => small.exchange(...additions(small, 2)))
  const ofThousand = await statementsOf(() => large.exchange(...additions(large, 1_000)))
  expect(ofThousand).toBe(ofTwo)
  expect(ofThousand).toBeGreaterThan(4)
  expect(ofThousand).toBeLessThanOrEqual(8)
  expect(large.rows.size).toBe(1_002) // with the first row and the account's row
})

it('a large record is read in pages, so that no answer grows with it', async () => {
  const pushes = depth(4, 20)
  const device = await newDevice()
  for (let push = 0; push < pushes; push++) await device.exchange(...additions(device, 500))
  const reader = new TestDevice(device.person)
  const pages: number[] = []
  for (let more = true; more; ) {
    const page = await reader.exchangePage()
    reader.keep([], [page])
    pages.push(page.puts.length)
    more = page.more
  }
  expect(reader.rows.size).toBe(500 * pushes + 2)
  expect(Math.max(...pages)).toBeLessThanOrEqual(1_000)
  expect(pages.length).toBeGreaterThanOrEqual(pushes)
})

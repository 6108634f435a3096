/** Checking an unchanged session takes one statement. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp, type TestPerson } from '../../../test/app'
import { createTestDatabase, type TestDatabase } from '../../../test/database'

const DAY_MS = 24 * 3_600_000

let database: TestDatabase
let test: TestApp
let ada: TestPerson
const asked = { statements: 0, lookups: 0 }
beforeAll(async () => {
  database = await createTestDatabase()
  const real = database.database
  test = await createTestApp({
    ...database,
    database: {
      ...real,
      statement: (fn, person) => {
        asked.statements++
        return real.statement(fn, person)
      },
      lookup: (key, value, fn, userId) => {
        asked.lookups++
        return real.lookup(key, value, fn, userId)
      },
    },
  })
})
beforeEach(async () => {
  ada = await test.signUp()
  Object.assign(asked, { statements: 0, lookups: 0 })
})
afterAll(() => database.drop())

const ask = async (cookie = ada.cookie) =>
  (await test.send('GET', '/api/auth/user', { cookie })).status

it('a valid session takes one statement', async () => {
  expect(await ask()).toBe(200)
  expect(asked).toEqual({ statements: 1, lookups: 0 })
})

it('the first use on another day is noted once', async () => {
  const today = test.deps.now()
  test.advance(DAY_MS + 1)
  expect(await ask()).toBe(200)
  expect(asked).toEqual({ statements: 1, lookups: 1 })
  expect(await ask()).toBe(200)
  expect(asked).toEqual({ statements: 2, lookups: 1 })
  const [row] = await database.superuser<{ at: Date }[]>`
    select last_seen_at as at from sessions where user_id = ${ada.id}`
  expect(row?.at.getTime()).toBeGreaterThan(today.getTime() + DAY_MS)
})

it('an ended session and one of a deleted person are refused', async () => {
  await database.superuser`
    update sessions set expires_at = now() - interval '1 minute' where user_id = ${ada.id}`
  expect(await ask()).toBe(401)
  const bob = await test.signUp()
  await database.superuser`update users set deleted_at = now() where id = ${bob.id}`
  expect(await ask(bob.cookie)).toBe(401)
})

it("a cookie with another person's id or another token is refused", async () => {
  const bob = await test.signUp()
  const [name = ''] = ada.cookie.split('=')
  const secretOf = (cookie: string) => cookie.slice(-43)
  for (const cookie of [
    `${name}=${bob.id}.${secretOf(ada.cookie)}`,
    `${name}=${secretOf(ada.cookie)}`,
    `${name}=${ada.id}.${randomBytes(32).toString('base64url')}`,
  ]) {
    expect(await ask(cookie)).toBe(401)
  }
})

it('the function returns nothing without a token, whatever else is set', async () => {
  const [row] = await database.database.transaction(
    ada.id,
    tx => tx`select read_session('', ${ada.id}) as shown`,
  )
  expect(row?.shown).toBeNull()
})

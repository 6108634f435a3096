import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insist } from '../test/answers'
import { createTestApp, type TestApp } from '../test/app'
import { createTestDatabase, type TestDatabase } from '../test/database'
import { pathOf, ROUTES, settle } from '../test/route-table'
import { grantRole } from './features/auth/grant-role'

let database: TestDatabase
let test: TestApp
beforeAll(async () => {
  // A request that needs two connections would wait for itself here; it is refused before.
  database = await createTestDatabase({ maxConnections: 1 })
  test = await createTestApp(database)
})
afterAll(() => database.drop())

const unsafe = Object.entries(ROUTES).filter(([route]) => !route.startsWith('GET '))
const methodOf = (route: string) => route.split(' ')[0] ?? ''

describe('a request with a key makes do with one connection', () => {
  it.each(unsafe)('%s', async (route, row) => {
    const person = await settle(test, row)
    if (row.who === 'admin') await grantRole(database.url, test.keyring, person.email, 'admin')
    const json = await row.json?.(person, test)
    const { headers, ...body } = row.raw ? row.raw(person) : json === undefined ? {} : { json }
    const answer = await person.send(methodOf(route), pathOf(route, person), {
      ...body,
      headers: { ...headers, 'Idempotency-Key': 'a-key' },
    })
    expect(answer.status, await answer.text()).toBe(row.ok)
  })
})

it('thirty keyed requests at once are all run, on a pool of ten', async () => {
  const ten = await createTestDatabase({ maxConnections: 10 })
  const own = await createTestApp(ten)
  const person = await settle(own)
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      // On a busy machine some wait too long for their turn; with their key they may come again.
      insist(() =>
        person.send('POST', '/api/validate-admin-token', {
          json: { token: `${n}` },
          headers: { 'Idempotency-Key': `key-${n}` },
        }),
      ),
    ),
  )
  // The limit counts each of them, though each is a part of its own transaction.
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array(5).fill(200),
    ...Array(25).fill(429),
  ])
  await ten.drop()
})

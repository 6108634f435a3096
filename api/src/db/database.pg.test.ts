import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const ADA = '01890000-0000-7000-8000-00000000000a'
const BOB = '01890000-0000-7000-8000-00000000000b'

async function insertUser(id: string, email: string) {
  await test.database.transaction(id, async tx => {
    await tx`insert into users (id, email, consent_at, created_at) values (${id}, ${email}, now(), now())`
  })
}

it('a transaction sees its own user and nobody else', async () => {
  await insertUser(ADA, 'ada@example.org')
  await insertUser(BOB, 'bob@example.org')
  const seen = await test.database.transaction(ADA, tx => tx`select email from users`)
  expect([...seen]).toEqual([{ email: 'ada@example.org' }])
})

it('a transaction of nobody sees no user', async () => {
  const seen = await test.database.anonymous(tx => tx`select email from users`)
  expect([...seen]).toEqual([])
})

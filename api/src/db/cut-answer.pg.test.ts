import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database'
import type { Database } from './database'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase({ maxConnections: 1 })
  await test.superuser.unsafe(`
    create function die() returns boolean security definer language sql
    as 'select pg_terminate_backend(pg_backend_pid())'`)
})
afterAll(() => test.drop())

const cutAnswer = (database: Database) =>
  database.anonymous(
    tx => tx`
      select repeat('x', 1000) as words,
        case when i = 100 then die() end
      from generate_series(1, 10000) i`,
  )

it('after a cut answer the next answer gets its own rows', async () => {
  const { database } = test
  await database.ping(2_000)
  await expect(cutAnswer(database)).rejects.toMatchObject({ code: 'unavailable' })
  // This ping fails because of the lost connection.
  await database.ping(2_000).catch(() => {})
  const rows = await database.statement(sql => sql<{ one: number }[]>`select 1 as one`)
  expect([...rows]).toEqual([{ one: 1 }])
})

it('after a cut answer the next request acts for its own user', async () => {
  const { database } = test
  await database.ping(2_000)
  await expect(cutAnswer(database)).rejects.toMatchObject({ code: 'unavailable' })
  const asked = database.transaction('01890000-0000-7000-8000-00000000000a', async tx => {
    const [first] = await tx<{ user: string }[]>`select app_user()::text as user`
    return first?.user
  })
  expect(await asked).toBe('01890000-0000-7000-8000-00000000000a')
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeSchema } from '../../dev/describe-schema'
import { createTestDatabase, type TestDatabase } from '../../test/database'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

// After a new migration: `npm run --prefix api db:schema`.
it('schema.sql is what the migrations make', async () => {
  await expect(await describeSchema(test.superuser)).toMatchFileSnapshot('schema.sql')
})

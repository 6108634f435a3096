import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeSchema } from '../../dev/describe-schema'
import { createTestDatabase, type TestDatabase } from '../../test/database'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

// After a new migration run `npm run --prefix api db:schema`.
it('schema.sql matches the migrations', async () => {
  await expect(await describeSchema(test.superuser)).toMatchFileSnapshot('schema.sql')
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app'
import { createTestDatabase, type TestDatabase } from '../../test/database'

let test: TestDatabase
let app: TestApp
beforeAll(async () => {
  test = await createTestDatabase()
  app = await createTestApp(test)
})
afterAll(() => test.drop())

it('a sealed address opens for no other account', async () => {
  const [ada, bob] = [await app.signUp(), await app.signUp()]
  const [adas] = await test.superuser<{ sealed_email: Buffer }[]>`
    select sealed_email from users where id = ${ada.id}`
  await test.superuser`
    update users set sealed_email = ${adas?.sealed_email ?? null} where id = ${bob.id}`
  expect((await bob.send('GET', '/api/auth/user')).status).toBe(500)
})

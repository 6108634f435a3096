import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app'
import { addCode } from '../../../test/codes'
import { createTestDatabase, type TestDatabase } from '../../../test/database'

let database: TestDatabase
let test: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  test = await createTestApp(database)
})
afterAll(() => database.drop())

const HOUR_MS = 60 * 60_000

const unlock = (token: string) =>
  test.send('POST', `/e/${token}/unlock`, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'role=paramedic&reason=emergency&pin=',
  })

it('the owner of a code hears by email that its protected view was opened, once an hour', async () => {
  const ada = await test.signUp({ firstName: 'Ada' })
  await ada.send('POST', '/api/medical-profile', { json: { fullName: 'Ada Lovelace' } })
  const { token } = await addCode(ada, { accessLevel: 'healthcare', type: 'complete' })
  await test.send('GET', `/e/${token}`)
  expect(test.emails).toEqual([])

  expect((await unlock(token)).status).toBe(200)
  expect((await unlock(token)).status).toBe(200)
  await expect.poll(() => test.emails).toHaveLength(1)
  expect(test.emails[0]).toMatchObject({
    to: ada.email,
    subject: 'The protected view of your code was opened',
  })
  // Neither what strangers typed nor the way to the record travels by mail.
  expect(test.emails[0]?.text).not.toMatch(new RegExp(`${token}|paramedic|emergency|Lovelace`))

  test.advance(HOUR_MS + 1)
  await unlock(token)
  await expect.poll(() => test.emails).toHaveLength(2)
})

import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { PASSWORD, type TestPerson } from '../../../test/app'
import { database, test, useApp } from '../../../test/use-app'

useApp()

const secretOf = ({ cookie }: TestPerson) => cookie.slice(-43)
const whoIs = (cookie: string) => test.send('GET', '/api/auth/user', { cookie })

it('a cookie names its person', async () => {
  const ada = await test.signUp()
  expect(ada.cookie).toBe(`sid=${ada.id}.${secretOf(ada)}`)
})

it('a secret with another person’s id gives access to neither', async () => {
  const [ada, bob] = [await test.signUp(), await test.signUp()]
  expect((await whoIs(`sid=${bob.id}.${secretOf(ada)}`)).status).toBe(401)
  expect((await whoIs(`sid=${randomUUID()}.${secretOf(ada)}`)).status).toBe(401)
  expect((await whoIs(ada.cookie)).status).toBe(200)
})

it('a sign-in ends the session that the browser had, also another person’s', async () => {
  const [{ cookie }, eve] = [await test.signUp(), await test.signUp()]
  const json = { email: eve.email, password: PASSWORD }
  expect((await test.send('POST', '/api/auth/login', { json, cookie })).status).toBe(200)
  expect((await whoIs(cookie)).status).toBe(401)
})

it('a sign-in removes the person’s sessions that have ended', async () => {
  const ada = await test.signUp()
  await database.superuser`
    update sessions set expires_at = now() - interval '1 day' where user_id = ${ada.id}`
  const json = { email: ada.email, password: PASSWORD }
  expect((await test.send('POST', '/api/auth/login', { json })).status).toBe(200)
  const left = await database.superuser`select from sessions where user_id = ${ada.id}`
  expect(left).toHaveLength(1)
})

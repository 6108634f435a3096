import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cookieOf, createTestApp, PASSWORD, type TestApp, type TestPerson } from '../../../test/app'
import { createTestDatabase, type TestDatabase } from '../../../test/database'

let database: TestDatabase
let test: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  test = await createTestApp(database)
})
afterAll(() => database.drop())

const DAY_MS = 24 * 60 * 60_000
const secretOf = ({ cookie }: TestPerson) => cookie.slice(-43)
const whoIs = (cookie: string) => test.send('GET', '/api/auth/user', { cookie })

/** A person whose session a server of the release before began: its cookie is a secret alone. */
async function signedInBefore() {
  const person = await test.signUp()
  const secret = secretOf(person)
  const id = createHash('sha256').update(secret).digest('hex')
  await database.superuser`update sessions set id = ${id} where user_id = ${person.id}`
  return { ...person, cookie: `sid=${secret}` }
}

it('a cookie names its person', async () => {
  const ada = await test.signUp()
  expect(ada.cookie).toBe(`sid=${ada.id}.${secretOf(ada)}`)
})

it('a secret with another person’s name opens nothing of either', async () => {
  const [ada, bob] = [await test.signUp(), await test.signUp()]
  for (const mark of ['.', '~']) {
    expect((await whoIs(`sid=${bob.id}${mark}${secretOf(ada)}`)).status).toBe(401)
    expect((await whoIs(`sid=${randomUUID()}${mark}${secretOf(ada)}`)).status).toBe(401)
  }
  expect((await whoIs(ada.cookie)).status).toBe(200)
})

it('a session from before stays, and its cookie names its person from the day’s first visit on', async () => {
  const ada = await signedInBefore()
  const first = await whoIs(ada.cookie)
  expect(await first.json()).toMatchObject({ id: ada.id })
  test.advance(2 * DAY_MS)
  const renewed = cookieOf(await whoIs(ada.cookie))
  expect(renewed).toBe(`sid=${ada.id}~${secretOf(ada)}`)
  // One session by both names: a tab may still send the old cookie.
  for (const cookie of [renewed, ada.cookie]) {
    expect(await (await whoIs(cookie)).json()).toMatchObject({ id: ada.id })
  }
  expect((await test.send('POST', '/api/auth/logout', { cookie: renewed })).status).toBe(204)
  expect((await whoIs(ada.cookie)).status).toBe(401)
})

it('a sign-in ends the session that the browser had, by whatever cookie and whosever', async () => {
  const [ada, bob, eve] = [await signedInBefore(), await test.signUp(), await test.signUp()]
  for (const { cookie } of [ada, bob]) {
    const json = { email: eve.email, password: PASSWORD }
    const answer = await test.send('POST', '/api/auth/login', { json, cookie })
    expect(answer.status).toBe(200)
    expect((await whoIs(cookie)).status).toBe(401)
  }
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

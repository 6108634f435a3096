import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestPerson } from '../../../test/app'
import { createTestDatabase, type TestDatabase } from '../../../test/database'
import { endSessionsFor } from '../../lifetag/users'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('ends the sessions of everyone in batches, and those of one person', async () => {
  const { keyring, signUp } = await createTestApp(test)
  const people: TestPerson[] = []
  for (let nth = 0; nth < 7; nth++) people.push(await signUp())
  const countSessions = async () => {
    const statuses = await Promise.all(people.map(({ send }) => send('GET', '/api/auth/user')))
    return statuses.filter(({ status }) => status === 200).length
  }
  expect(await endSessionsFor(test.url, keyring, people[0]?.email ?? '')).toBe(1)
  expect(await countSessions()).toBe(6)
  expect(await endSessionsFor(test.url, keyring, 'everyone', 3)).toBe(6)
  expect(await countSessions()).toBe(0)
  expect(await endSessionsFor(test.url, keyring, 'everyone', 3)).toBe(0)
})

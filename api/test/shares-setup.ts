import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createTestApp, type TestApp, type TestPerson } from './app'
import { createTestDatabase, type TestDatabase } from './database'

export let database: TestDatabase
export let test: TestApp
export let ada: TestPerson

export function useShares(): void {
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  beforeEach(async () => {
    test = await createTestApp(database)
    ada = await test.signUp({ firstName: 'Ada' })
    const json = { fullName: 'Ada Żółkiewska', dateOfBirth: '1970-02-17' }
    await ada.send('POST', '/api/medical-profile', { json })
  })
  afterAll(() => database.drop())
}

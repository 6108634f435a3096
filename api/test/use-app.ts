import { afterAll, beforeAll } from 'vitest'
import type { DatabaseOptions } from '../src/db/database'
import { createTestApp, type TestApp } from './app'
import { createTestDatabase, type TestDatabase } from './database'

export let database: TestDatabase
export let test: TestApp

export function useApp(options?: DatabaseOptions): void {
  beforeAll(async () => {
    database = await createTestDatabase(options)
    test = await createTestApp(database)
  })
  afterAll(() => database.drop())
}

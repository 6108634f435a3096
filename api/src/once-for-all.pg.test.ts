import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from '../test/app'
import { createTestDatabase, type TestDatabase } from '../test/database'
import { LIMITS } from './http/limits'
import { createRateLimiter } from './http/rate-limiter'
import { onceForAll } from './repeat'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

async function process() {
  const app = await createTestApp(test)
  return { app, limits: createRateLimiter(app.deps) }
}

it('one of several processes does a job per window, and after a failure another one does', async () => {
  const [first, second, third] = [await process(), await process(), await process()]
  const done: string[] = []
  const failing = onceForAll(first.limits, 'jobs', () => Promise.reject(new Error('away')))
  await expect(failing).rejects.toThrow('away')
  await Promise.all(
    [first, second, third].map(({ limits }, nth) =>
      onceForAll(limits, 'jobs', async () => void done.push(`process ${nth}`)),
    ),
  )
  expect(done).toHaveLength(1)

  third.app.advance(LIMITS.jobs.windowMs + 60_000)
  await onceForAll(third.limits, 'jobs', async () => void done.push('later'))
  expect(done.slice(1)).toEqual(['later'])
})

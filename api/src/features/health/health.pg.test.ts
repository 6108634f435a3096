import { expect, it, onTestFinished } from 'vitest'
import { createTestApp } from '../../../test/app'
import { createTestDatabase } from '../../../test/database'

it('a server that is about to stop reports that it is not ready', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const draining = new AbortController()
  const { send } = await createTestApp(database, { draining: draining.signal })
  expect((await send('GET', '/readyz')).status).toBe(200)
  draining.abort()
  const answer = await send('GET', '/readyz')
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'draining' }])
  expect((await send('GET', '/healthz')).status).toBe(200)
})

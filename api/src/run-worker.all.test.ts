import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { createTestDatabase } from '../test/database'
import { makeTestFolder } from '../test/folder'
import { freePort } from '../test/free-port'
import { runServer, runWorker } from '../test/server-process'
import { signUpAt } from '../test/through-proxy'

const ADA = { email: 'ada@example.org', password: 'gravel teapot lantern' }

it('a worker of its own delivers the e-mails of a server without one, and stops on SIGTERM', async () => {
  const { environment, superuser, drop } = await createTestDatabase()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const folder = await makeTestFolder()
  const shared = {
    ...environment,
    DATA_KEYS: `v1:${Buffer.alloc(32, 3).toString('base64')}`,
    PUBLIC_ORIGIN: origin,
  }
  const server = runServer({
    ...shared,
    ...{ PORT: String(port), PAYMENTS: 'disabled', WORKER: 'separate' },
  })
  await vi.waitFor(() => expect(server.lines).toContain(`LifeTag is running at ${origin}`), 90_000)
  await signUpAt(origin, ADA)
  expect(await superuser`select id from outbox`).toHaveLength(1)

  const worker = runWorker({ ...shared, DATA_DIR: folder, WORKER: 'separate' })
  await vi.waitFor(async () => {
    expect(await readdir(join(folder, 'mail'))).toEqual([expect.stringMatching(/\.eml$/)])
    expect(await superuser`select id from outbox`).toHaveLength(0)
  }, 90_000)
  expect(worker.lines).toEqual(['The worker is running'])
  for (const { child, ended } of [worker, server]) {
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  }
  await drop()
}, 200_000)

it('a worker needs a database that it can share', async () => {
  const { ended, lines } = runWorker({ DATA_DIR: await makeTestFolder() })
  expect(await ended).toBe(1)
  expect(lines).toEqual(['DATABASE_URL is required for a separate worker'])
})

import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeTestFolder } from '../test/folder'
import { runServer, startServer, stopServer } from '../test/server-process'

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('starts with only a folder, serves, logs one line for each request, and stops its database', async () => {
  const server = await startServer()
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
  const signUp = await fetch(`${server.origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.origin },
    body: JSON.stringify({ email: 'ada@example.org', password: 'gravel teapot lantern' }),
  })
  expect(signUp.status).toBe(201)

  const rival = runServer({ PORT: String(server.port), DATA_DIR: await makeTestFolder() })
  expect(await rival.ended).toBe(1)
  expect(rival.lines).toEqual([`PORT ${server.port} is in use by another program`])

  const { code, ms } = await stopServer(server)
  expect(code).toBe(0)
  expect(ms).toBeLessThan(10_000)
  expect(isAlive(server.postgresPid)).toBe(false)
  const lines = server.lines
    .filter(line => !/^Warning: (Disk|Memory): /.test(line))
    .map(line => (line.startsWith('{') ? JSON.parse(line).route : line))
  expect(lines).toEqual([
    expect.stringMatching(/^Owner token, shown only this once: [\w-]{43}$/),
    expect.stringMatching(
      /^For the owner's screens sign in, then open .+\/owner-panel\?token=[\w-]{43}$/,
    ),
    expect.stringMatching(/^Warning: Backups: There are none\. /),
    `LifeTag is running at ${server.origin}`,
    '/readyz',
    '/api/auth/register',
  ])

  const oldMail = join(server.dataDir, 'mail/2020-01-01T00-00-00.000Z-1.eml')
  await mkdir(join(server.dataDir, 'mail'), { recursive: true })
  await writeFile(oldMail, '')
  const again = await startServer(server.dataDir)
  expect(existsSync(oldMail)).toBe(false)
  expect(again.lines.join()).not.toContain('Owner token')
  await stopServer(again)
})

it('reports every fault of its environment, a line each, and stops', async () => {
  const { lines, ended } = runServer({ PORT: 'x', PAYMENTS: 'on', NODE_ENV: 'production' })
  expect(await ended).toBe(1)
  expect(lines).toEqual([
    'PORT must be a whole number from 1 to 65535',
    'PAYMENTS can only be set to disabled',
  ])
})

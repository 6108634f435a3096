import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'

it('npm run dev serves the app with hot reload, and starts the server, from any folder', async () => {
  const { devPort, printed } = await startDev()
  const origin = `http://localhost:${devPort}`
  await vi.waitFor(() => {
    expect(printed()).toContain(`LifeTag is running at ${origin}`)
    expect(printed()).toContain(`The app, with hot reload: ${origin}`)
  }, 60_000)

  const page = await fetch(origin, { headers: { Accept: 'text/html' } })
  expect(await page.text(), `status ${page.status}`).toContain('/@vite/client')
  expect((await fetch(`${origin}/src/main.tsx`)).status).toBe(200)
  const description = await fetch(`${origin}/api/openapi.json`)
  expect(await description.json()).toMatchObject({ info: { title: 'LifeTag' } })
  const unknownCode = await fetch(`${origin}/e/unknown`, { headers: { Accept: 'text/html' } })
  expect([unknownCode.status, unknownCode.headers.get('Content-Type')]).toEqual([
    404,
    'text/html; charset=utf-8',
  ])
}, 90_000)

it('npm run dev ends if its port is in use, and leaves no server behind', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const { ended, printed } = await startDev(portOf(other))
  // A server that is still running would keep the output open.
  expect(await ended).toEqual([1, null])
  expect(printed()).toMatch(/Port \d+ is already in use/)
}, 60_000)

async function startDev(fixedPort?: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lifetag-dev-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const devPort = fixedPort ?? (await freePort())
  const tsx = import.meta.resolve('tsx')
  const dev = spawn(process.execPath, ['--import', tsx, join(import.meta.dirname, 'dev.ts')], {
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      PORT: `${await freePort()}`,
      DEV_PORT: `${devPort}`,
      DATA_DIR: dataDir,
      PAYMENTS: 'disabled',
    },
  })
  const ended = once(dev, 'close')
  onTestFinished(async () => {
    dev.kill('SIGTERM')
    await ended
    // A busy machine takes its time to stop a database.
  }, 60_000)
  let printed = ''
  for (const stream of [dev.stdout, dev.stderr]) {
    stream.on('data', text => {
      printed += text
    })
  }
  return { devPort, ended, printed: () => printed }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const port = portOf(probe)
  probe.close()
  await once(probe, 'close')
  return port
}

/** The server listens on a port and not on a pipe, so its address is an object. */
const portOf = (server: Server): number => (server.address() as AddressInfo).port

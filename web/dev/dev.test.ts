import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'

it('npm run dev serves the app with hot reload, and the server behind it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lifetag-dev-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const [port, devPort] = [await freePort(), await freePort()]
  const dev = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'dev.ts')], {
    env: {
      PATH: process.env.PATH,
      PORT: `${port}`,
      DEV_PORT: `${devPort}`,
      DATA_DIR: dataDir,
      PAYMENTS: 'disabled',
    },
  })
  const ended = once(dev, 'close')
  onTestFinished(async () => {
    dev.kill('SIGTERM')
    await ended
  })
  const printed: string[] = []
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', text => printed.push(`${text}`))
  const origin = `http://localhost:${devPort}`
  const lines = [`LifeTag is running at ${origin}`, `The app, with hot reload: ${origin}`]
  await vi.waitFor(
    () => expect(lines.filter(line => printed.join('').includes(line))).toEqual(lines),
    280_000,
  )

  // While Vite still prepares packages, it answers the first request with nothing.
  await vi.waitFor(
    async () => {
      const page = await fetch(origin, { headers: { Accept: 'text/html' } })
      expect(await page.text(), `status ${page.status}`).toContain('/@vite/client')
    },
    { timeout: 200_000, interval: 1_000 },
  )
  expect((await fetch(`${origin}/src/main.tsx`)).status).toBe(200)
  const description = await fetch(`${origin}/api/openapi.json`)
  expect(await description.json()).toMatchObject({ info: { title: 'LifeTag' } })
  const unknownCode = await fetch(`${origin}/e/unknown`, { headers: { Accept: 'text/html' } })
  expect([unknownCode.status, unknownCode.headers.get('Content-Type')]).toEqual([
    404,
    'text/html; charset=utf-8',
  ])
}, 300_000)

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo // it listens on a port, not on a pipe
  probe.close()
  await once(probe, 'close')
  return port
}

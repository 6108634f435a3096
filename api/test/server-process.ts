import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, inject, onTestFinished, vi } from 'vitest'
import { makeTestFolder } from './folder'
import { freePort } from './free-port'

const OFF = { PAYMENTS: 'disabled' }

export const runServer = (environment: Record<string, string>, built = inject('built')) =>
  runBuilt(join(built, 'server.js'), environment)

export const runWorker = (environment: Record<string, string>) =>
  runBuilt(join(inject('built'), 'worker.js'), environment)

function runBuilt(file: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, ...environment },
  })
  const lines: string[] = []
  createInterface({ input: child.stdout }).on('line', line => lines.push(line))
  createInterface({ input: child.stderr }).on('line', line => lines.push(line))
  const ended = once(child, 'close').then(([code]) => code)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, lines, ended }
}

/** The local Stripe is off by default, because it is one more process and few tests need it. */
export async function startServer(folder?: string, more: Record<string, string> = OFF) {
  const dataDir = folder ?? (await makeTestFolder())
  const port = await freePort()
  const server = runServer({ PORT: String(port), DATA_DIR: dataDir, ...more })
  const origin = `http://localhost:${port}`
  await vi.waitFor(() => expect(server.lines).toContain(`LifeTag is running at ${origin}`), 90_000)
  const postgresPid = Number.parseInt(
    await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'),
    10,
  )
  return { ...server, port, origin, dataDir, postgresPid }
}

export async function stopServer({
  child,
  ended,
}: {
  child: ChildProcess
  ended: Promise<number>
}) {
  const startMs = performance.now()
  child.kill('SIGTERM')
  const code = await ended
  return { code, ms: performance.now() - startMs }
}

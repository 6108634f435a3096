import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Agent, get } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { packageRoot } from '../../src/core/package-root'

/** The key of `api/test/app.ts`, whose data the server must open. */
const DATA_KEYS = `v1:${Buffer.alloc(32, 7).toString('base64')}`

const AS_SHIPPED = ['--v8-pool-size=1']
const BUILT = join(packageRoot, 'dist/server.js')

type Start = {
  port: number
  databaseUrl: string
  dataDir: string
  nodeOptions?: readonly string[]
  env?: Record<string, string>
}

export function startServer(start: Start): Promise<ChildProcess> {
  const { port, databaseUrl, dataDir, nodeOptions = [], env = {} } = start
  const child = spawn(process.execPath, [...AS_SHIPPED, ...nodeOptions, BUILT], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DATA_KEYS,
      PROXY_HOPS: '1',
      PAYMENTS: 'disabled',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return isRunning(child)
}

export function startFloor(port: number, bytes: number): Promise<ChildProcess> {
  const file = join(import.meta.dirname, 'floor-server.ts')
  const args = [...process.execArgv, file, String(port), String(bytes)]
  return isRunning(spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] }))
}

async function isRunning(child: ChildProcessByStdio<null, Readable, null>): Promise<ChildProcess> {
  const lines = createInterface({ input: child.stdout })
  const isUp = new Promise<void>(resolve => {
    lines.on('line', line => {
      if (line.includes('is running at')) resolve()
    })
  })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the server ended')))
  await Promise.race([isUp, ended])
  ended.catch(() => {})
  return child
}

/** Resolves at the last byte of the page. */
export function visit(
  port: number,
  agent: Agent,
  token: string,
  more: Record<string, string> = {},
): Promise<void> {
  const headers = {
    ...more,
    'Accept-Encoding': 'br, gzip',
    'Accept-Language': 'en-GB,en;q=0.9',
    'X-Forwarded-For': `198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
  }
  return new Promise((resolve, reject) => {
    get({ port, agent, path: `/e/${token}`, headers }, answer => {
      answer.resume()
      answer.on('error', reject)
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode}`)),
      )
    }).on('error', reject)
  })
}

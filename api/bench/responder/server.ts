import { type ChildProcess, spawn } from 'node:child_process'
import { type Agent, get } from 'node:http'
import { join } from 'node:path'
import { packageRoot } from '../../src/core/package-root'
import { untilUp } from '../until-up'

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

export async function startServer(start: Start): Promise<ChildProcess> {
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
  await untilUp(child)
  return child
}

export async function startFloor(port: number, bytes: number): Promise<ChildProcess> {
  const file = join(import.meta.dirname, 'floor-server.ts')
  const args = [...process.execArgv, file, String(port), String(bytes)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await untilUp(child)
  return child
}

/** The header that Chromium sends. With it, the server has to choose between its formats. */
const BROWSER_ACCEPT =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8'

/** Resolves at the last byte of the page. */
export function visit(
  port: number,
  agent: Agent,
  token: string,
  more: Record<string, string> = {},
): Promise<void> {
  const headers = {
    Accept: BROWSER_ACCEPT,
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

import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { packageRoot } from '../src/core/package-root'
import { startEmbeddedPostgres } from '../src/db/embedded/start-embedded-postgres'
import { freezeTree } from '../test/process-tree'
import type { Context, LogLine } from './attack'
import { createClient } from './client'

const run = promisify(execFile)
const BUILT = join(packageRoot, 'dist/server.js')
const SOURCES = [join(packageRoot, 'src'), join(packageRoot, '../sync-protocol/src')]

/** Undefined if the built server is current. */
export function staleness(): string | undefined {
  if (!existsSync(BUILT)) return 'There is no built server. Run `npm run build:api` first.'
  const builtAt = statSync(BUILT).mtimeMs
  const newest = Math.max(...SOURCES.map(newestIn))
  return newest > builtAt
    ? 'The built server is older than its source. Run `npm run build:api` first.'
    : undefined
}

const newestIn = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(path => /\.(ts|sql)$/.test(path) && !path.endsWith('.test.ts'))
      .map(path => statSync(join(folder, path)).mtimeMs),
  )

/** The client plays the one proxy in front of the server. */
export async function startTarget() {
  const folder = await mkdtemp(join(tmpdir(), 'lifetag-attack-'))
  const cluster = await startEmbeddedPostgres(folder)
  const stops: (() => unknown)[] = [
    () => rm(folder, { recursive: true, force: true }),
    () => cluster.stop(),
  ]
  const stop = async () => {
    for (const each of stops.toReversed()) await each()
  }
  try {
    const port = 20_000 + Math.floor(Math.random() * 20_000)
    const log: LogLine[] = []
    const child = spawn(process.execPath, [BUILT], {
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATABASE_URL: cluster.url,
        DATA_DIR: folder,
        PROXY_HOPS: '1',
        PAYMENTS: 'disabled',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    stops.push(async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    })
    await isUp(child, log)
    const client = createClient(port)
    stops.push(() => client.close())
    const sql = postgres(cluster.superuserUrl, { max: 1, onnotice: () => {} })
    stops.push(() => sql.end({ timeout: 1 }))
    const context: Context = {
      client,
      port,
      log,
      emailsTo: email => countEmails(join(folder, 'mail'), email),
      memoryMb: async () => {
        const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(child.pid)])
        return Number(stdout) / 1024
      },
      freezeDatabase: () => freezeTree(cluster.pid),
      async deadlocks() {
        const [row] = await sql<{ n: number }[]>`
          select coalesce(sum(deadlocks), 0)::int as n from pg_stat_database`
        return row?.n ?? 0
      },
    }
    return { context, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function isUp(child: ChildProcessByStdio<null, Readable, null>, log: LogLine[]) {
  const lines = createInterface({ input: child.stdout })
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server ended as it started')))
    lines.on('line', line => {
      if (line.includes('is running at')) resolve()
      else if (line.startsWith('{')) log.push(JSON.parse(line))
    })
  })
}

async function countEmails(folder: string, email: string): Promise<number> {
  const files = await readdir(folder).catch(() => [])
  const emails = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8')))
  return emails.filter(message => message.includes(`To: ${email}`)).length
}

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AppServer } from '../../../e2e/harness/app-server'
import { signUp } from '../remote/lifetag'
import { type DatabaseLogin, databaseOf } from './database-of'
import { PEOPLE } from './pushes'
import { exchangeStatements } from './statements'

/** Measures how often a second the database accepts an exchange's statements, from 8 connections. */
export async function rawPerSecond(
  server: AppServer,
  seconds: number,
): Promise<{ perSecond: number; by: 'pgbench' | 'postgres.js' }> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(server.url)))
  const scripts = people.map(({ userId }) => exchangeStatements(userId))
  const login = databaseOf(server)
  const hasPgbench = spawnSync('pgbench', ['--version'], { stdio: 'ignore' }).status === 0
  return hasPgbench
    ? { perSecond: withPgbench(login, scripts, seconds), by: 'pgbench' }
    : { perSecond: await withPostgresJs(login, scripts, seconds), by: 'postgres.js' }
}

function withPgbench(login: DatabaseLogin, scripts: string[][], seconds: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'lifetag-pgbench-'))
  try {
    const branches = scripts.map((statements, client) =>
      [`\\if :client_id = ${client}`, ...statements.map(each => `${each};`), '\\endif'].join('\n'),
    )
    const file = join(folder, 'exchange.sql')
    writeFileSync(file, ['\\set n :n + 1', ...branches, ''].join('\n'))
    const { stdout, stderr } = spawnSync(
      'pgbench',
      [
        ...['--no-vacuum', '--client', String(scripts.length), '--jobs', '1'],
        ...['--time', String(seconds), '--define', 'n=0', '--file', file],
        ...['--host', '127.0.0.1', '--port', login.port, '--username', login.user, login.database],
      ],
      {
        encoding: 'utf8',
        env: { ...process.env, PGPASSWORD: login.password, PGOPTIONS: '-c role=lifetag_app' },
      },
    )
    const perSecond = /^tps = ([\d.]+)/m.exec(stdout)?.[1]
    if (!perSecond || stderr.includes('ERROR')) throw new Error(stderr || stdout)
    return Number(perSecond)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function withPostgresJs(login: DatabaseLogin, scripts: string[][], seconds: number) {
  // The driver is a dependency of the server's package.
  const load = createRequire(join(import.meta.dirname, '../../../../api/package.json'))
  const postgres: Connect = load('postgres')
  const endMs = performance.now() + seconds * 1000
  const counts = await Promise.all(
    scripts.map(async statements => {
      const options = { ...login, port: Number(login.port), host: '127.0.0.1', max: 1 }
      const sql = postgres({ ...options, connection: { role: 'lifetag_app' }, onnotice() {} })
      let n = 0
      for (; performance.now() < endMs; n++) {
        for (const each of statements) await sql.unsafe(each.replaceAll(':n', String(n + 1)))
      }
      await sql.end()
      return n
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

type Connect = (options: object) => {
  unsafe(statement: string): Promise<unknown>
  end(): Promise<void>
}

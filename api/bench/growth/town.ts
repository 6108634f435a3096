import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { packageRoot } from '../../src/core/package-root'
import { freePort } from '../../test/free-port'
import { untilUp } from '../until-up'
import { fillPeople } from './fill'
import { meet, type Person } from './person'

/** Real people sign up between the slices. */
const SLICES = 10
const PEOPLE_A_SLICE = 10
export const TOWN_KEYS = `v1:${Buffer.alloc(32, 7).toString('base64')}`
/** A statement makes one row or more per person. */
const MOST_AT_ONCE = 50_000

export type Town = {
  name: string
  size: number
  people: Person[]
  filledInSeconds: number
  bytes: number
  stop(): Promise<void>
}

export type Place = {
  name: string
  url: string
  /** The owner's, if the server does not connect as the owner. */
  adminUrl?: string
  /** If possible a superuser's, to whom policies and foreign keys do not apply. */
  fillUrl: string
}

export async function openTown(place: Place, size: number, from = 0): Promise<Town> {
  const { origin, stop } = await startServer(place)
  const sql = postgres(place.fillUrl, {
    max: 1,
    onnotice: () => {},
    connection: { 'app.maintenance': 'on', synchronous_commit: 'off', statement_timeout: 0 },
  })
  try {
    // The generated rows satisfy the foreign keys. Only a superuser can skip the checks.
    await sql`set session_replication_role = replica`.catch(() => {})
    let filledInSeconds = 0
    const people: Person[] = []
    for (let slice = 0; slice < SLICES; slice++) {
      const startMs = performance.now()
      const [first, end] = [slice, slice + 1].map(
        n => from + Math.round(((size - from) * n) / SLICES),
      )
      for (let at = first ?? 0; at < (end ?? 0); at += MOST_AT_ONCE) {
        await fillPeople(sql, at, Math.min(end ?? 0, at + MOST_AT_ONCE))
      }
      filledInSeconds += (performance.now() - startMs) / 1_000
      for (let n = 0; n < PEOPLE_A_SLICE; n++) people.push(await meet(origin))
    }
    // Autovacuum would do this later.
    await sql`vacuum analyze`
    await sql`checkpoint`.catch(() => {})
    const bytes = await measureDatabase(sql)
    return { name: place.name, size, people, filledInSeconds, bytes, stop }
  } catch (error) {
    await stop()
    throw error
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** Includes all nodes of a distributed database. */
async function measureDatabase(sql: postgres.Sql): Promise<number> {
  const size = 'select pg_database_size(current_database())'
  const [citus] = await sql`select from pg_extension where extname = 'citus'`
  const [row] = await sql.unsafe<{ bytes: number }[]>(
    citus
      ? `select sum(result::float8) as bytes from run_command_on_all_nodes('${size}')`
      : `select (${size})::float8 as bytes`,
  )
  return row?.bytes ?? 0
}

async function startServer({ url, adminUrl }: Place) {
  const folder = await mkdtemp(join(tmpdir(), 'lifetag-growth-'))
  const port = await freePort()
  const child = spawn(process.execPath, [join(packageRoot, 'dist/server.js')], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: url,
      ...(adminUrl && { DATABASE_ADMIN_URL: adminUrl }),
      DATA_DIR: folder,
      DATA_KEYS: TOWN_KEYS,
      PROXY_HOPS: '1',
      PAYMENTS: 'disabled',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilUp(child)
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

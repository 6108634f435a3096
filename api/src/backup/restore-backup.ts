import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type postgres from 'postgres'
import type { FileStore } from '../adapters/files/file-store'
import type { DataKeys } from '../core/data-keys'
import { StartError } from '../core/start-error'
import { ensureAppRole } from '../db/app-role'
import { requireDataKeys } from '../db/keyring'
import { waitForMigrationLock } from '../db/migrate'
import { requirePostgresVersion } from '../db/postgres-version'
import { setNewEpoch } from '../db/start-new-epoch'
import { damaged, openStream, whole } from './age'
import {
  FORMAT,
  type Head,
  parseHead,
  parseSection,
  type Section,
  type TableSection,
} from './content'
import { type FrameReader, readFrames } from './frames'
import { makeSchema, migrateToNewest } from './make-schema'
import { readTables } from './read-database'
import { openOwnerSession, quote, type Session } from './session'

type Order = {
  ownerUrl: string
  sealed: AsyncIterable<Uint8Array>
  identities: readonly string[]
  /** Files of a bucket go back into it, or into the database if it is null. */
  store: FileStore | null
  /** Throws if the keys of the backup cannot be found. With null, the restored records cannot be read yet. */
  openKeys(head: Head): Promise<DataKeys | null>
  /** Throws if the operator does not want to lose the rows of the database. */
  confirm(people: number): Promise<void>
  /** Runs when everything is restored, before it takes effect. */
  beforeCommit?(): Promise<void>
}

export type Restored = {
  createdAt: Date
  release: string
  rows: Record<string, number>
  /** Files that the bucket did not have any more when the backup was made. */
  missingFiles: number
  epoch: string
}

/**
 * Replaces everything in one transaction, so that a restore that fails or is killed changes nothing and no server
 * ever sees a part of it. A server that starts meanwhile waits for its end, and running servers are refused: they
 * keep keys of the old database in memory.
 */
export async function restoreBackup(order: Order): Promise<Restored> {
  const frames = readFrames(openStream(order.sealed, order.identities))
  const head = await readHead(frames)
  const dataKeys = await order.openKeys(head)
  const session = openOwnerSession(order.ownerUrl, RESTORE_NAME)
  const { sql, requireConnection } = session
  try {
    if (!(await waitForMigrationLock(sql))) {
      throw new StartError('A server starts on this database, or another restore runs.')
    }
    await requirePostgresVersion(sql)
    await ensureAppRole(sql)
    await refuseServers(sql)
    const people = await countPeople(sql)
    if (people > 0) await order.confirm(people)

    await sql.unsafe(
      "begin; set local app.maintenance = 'on'; set local idle_in_transaction_session_timeout = 0",
    )
    await makeSchema(sql, head)
    const { rows, missingFiles } = await fill(session, frames, order.store)
    requireConnection()
    if (dataKeys) await requireDataKeys(sql, dataKeys)
    await migrateToNewest(sql, head)
    const epoch = await setNewEpoch(sql)
    await order.beforeCommit?.()
    requireConnection()
    await sql.unsafe('commit')
    await sql.unsafe('analyze')
    return { createdAt: head.createdAt, release: head.release, rows, missingFiles, epoch }
  } catch (error) {
    throw isOutOfRoom(error) ? new StartError(OUT_OF_ROOM) : error
  } finally {
    await session.end()
  }
}

const RESTORE_NAME = 'lifetag restore'
const OUT_OF_ROOM = 'The disk of the database is full. Nothing was changed.'
const isOutOfRoom = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '53100'

async function readHead(frames: FrameReader): Promise<Head> {
  const head = parseHead(await whole(frames.readJson()))
  if (!head) throw new StartError('The file is sealed to this key, but is no backup of LifeTag.')
  if (head.format === FORMAT) return head
  throw new StartError(
    `The backup was made by a newer release (${head.release}). Restore it with that release.`,
  )
}

/**
 * Each server keeps a connection with such a name open, which every role may see. The connection of another restore
 * does not count: that restore has ended, because this restore holds the lock.
 */
async function refuseServers(sql: postgres.Sql) {
  const [running] = await sql<{ n: number }[]>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and application_name like 'lifetag%' and application_name <> ${RESTORE_NAME}`
  if (running?.n) {
    throw new StartError(
      'A server, a command or a pooler is connected to this database. Stop all servers and workers first, ' +
        'then the pooler.',
    )
  }
}

async function countPeople(sql: postgres.Sql): Promise<number> {
  const [found] = await sql<{ exists: boolean }[]>`
    select to_regclass('public.users') is not null as exists`
  if (!found?.exists) return 0
  return sql.begin(async tx => {
    await tx.unsafe("set local app.maintenance = 'on'")
    const [row] = await tx<{ n: number }[]>`select count(*)::int as n from users`
    return row?.n ?? 0
  })
}

async function fill(
  { sql, requireConnection }: Session,
  frames: FrameReader,
  store: FileStore | null,
) {
  const tables = await readTables(sql)
  const rows: Record<string, number> = {}
  // Postgres refuses COPY into a table whose owner obeys its policies.
  await setForced(sql, tables, 'no force')
  while (true) {
    requireConnection()
    const section = parseSection(await whole(frames.readJson()))
    if (!section) throw damaged()
    if (section.kind === 'end') {
      await requireRows(sql, rows)
      await setForced(sql, tables, 'force')
      return { rows, missingFiles: section.missingFiles }
    }
    if (section.kind === 'table') rows[section.name] = section.rows
    await fillOne(sql, section, frames, store)
  }
}

async function fillOne(
  sql: postgres.Sql,
  section: Exclude<Section, { kind: 'end' }>,
  frames: FrameReader,
  store: FileStore | null,
) {
  if (section.kind === 'table') return copyIn(sql, section, frames.readData())
  if (section.kind === 'sequence') {
    // Unlike setval, this is undone with the transaction.
    return sql.unsafe(`alter sequence ${quote(section.name)} restart with ${section.next}`)
  }
  const { userId, id } = section
  const parts: Buffer[] = []
  for await (const part of frames.readData()) parts.push(part)
  const sealed = Buffer.concat(parts)
  if (store) return store.put({ userId, id }, sealed)
  return sql`
    update files set sealed = ${sealed}, in_bucket_since = null
    where user_id = ${userId} and id = ${id}`
}

async function copyIn(
  sql: postgres.Sql,
  { name, columns }: TableSection,
  data: AsyncIterable<Buffer>,
) {
  const into = `copy ${quote(name)} (${columns.map(quote).join()}) from stdin (format binary)`
  const stream = await sql.unsafe(into).writable()
  const end = finished(stream)
  end.catch(() => {})
  for await (const chunk of data) {
    if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), end])
  }
  stream.end()
  await end
}

async function requireRows(sql: postgres.Sql, expected: Record<string, number>) {
  for (const [name, rows] of Object.entries(expected)) {
    const [count] = await sql.unsafe<{ n: string }[]>(`select count(*) as n from ${quote(name)}`)
    if (Number(count?.n) !== rows) throw damaged()
  }
}

async function setForced(
  sql: postgres.Sql,
  tables: readonly { name: string }[],
  mode: 'force' | 'no force',
) {
  const protectedTables = await sql<{ name: string }[]>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relrowsecurity
      and relname = any(${tables.map(({ name }) => name)})`
  for (const { name } of protectedTables) {
    await sql.unsafe(`alter table ${quote(name)} ${mode} row level security`)
  }
}

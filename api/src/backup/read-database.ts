import type postgres from 'postgres'
import type { FileKey, FileStore } from '../adapters/files/file-store'
import { StartError } from '../core/start-error'
import { FORMAT, type Head, type Section } from './content'
import { dataFrames, jsonFrame } from './frames'
import { quote, type Session } from './session'

/** An arbitrary number, the same in every process. */
const BACKUP_LOCK = 7_420_190_816
const FILES_PAGE = 500

type Source = {
  session: Session
  /** Null if all files are in the database. */
  store: FileStore | null
  head: Pick<Head, 'release' | 'createdAt' | 'sealedDataKeys'>
}

/**
 * Yields the content of a backup from one snapshot. It reads by SQL alone, so it works with the embedded database,
 * any Postgres and a coordinator of Citus, while servers write. The transaction stays open until the caller ends
 * the session, and so does the lock against a second backup.
 */
export async function* readDatabase({ session, store, head }: Source): AsyncGenerator<Uint8Array> {
  const { sql } = session
  await sql.unsafe('begin isolation level repeatable read read only')
  await sql.unsafe(
    "set local app.maintenance = 'on'; set local idle_in_transaction_session_timeout = 0",
  )
  await takeLock(sql)
  const migrations = await readMigrationNumbers(sql)
  yield jsonFrame({ ...head, kind: 'lifetag backup', format: FORMAT, migrations })

  for (const { name, columns } of await readTables(sql)) {
    session.requireConnection()
    const [count] = await sql.unsafe<{ n: string }[]>(`select count(*) as n from ${quote(name)}`)
    yield sectionFrame({ kind: 'table', name, columns, rows: Number(count?.n) })
    yield* dataFrames(await sql.unsafe(copyOut(name, columns)).readable())
  }
  for (const { name, next } of await readSequences(sql)) {
    yield sectionFrame({ kind: 'sequence', name, next })
  }
  let missingFiles = 0
  for await (const key of keysInStore(session)) {
    if (!store) throw new StartError('Set FILES_URL: some files are in its bucket')
    const sealed = await store.get(key)
    if (sealed) {
      yield sectionFrame({ kind: 'file', ...key })
      yield* dataFrames(once(sealed))
    } else missingFiles++
  }
  session.requireConnection()
  yield sectionFrame({ kind: 'end', missingFiles })
}

const sectionFrame = (section: Section) => jsonFrame(section)

async function* once(chunk: Uint8Array) {
  yield chunk
}

async function takeLock(sql: postgres.Sql) {
  const [lock] = await sql<{ isFree: boolean }[]>`
    select pg_try_advisory_xact_lock(${BACKUP_LOCK}) as "isFree"`
  if (!lock?.isFree) {
    throw new StartError('Another backup of this database is running. Wait until it has ended.')
  }
}

async function readMigrationNumbers(sql: postgres.Sql) {
  const [found] = await sql<{ exists: boolean }[]>`
    select to_regclass('public.migrations') is not null as exists`
  if (!found?.exists) {
    throw new StartError('The database is empty: no server has ever used it, so nothing is saved.')
  }
  return sql`select version, checksum from migrations order by version`
}

type Table = { name: string; columns: string[]; parents: string[] }

/** A table comes after the tables that it refers to. */
export async function readTables(sql: postgres.ISql): Promise<Table[]> {
  const tables = await sql<Table[]>`
    select relname::text as name,
      array(
        select attname::text from pg_attribute
        where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum
      ) as columns,
      array(
        select p.relname::text from pg_constraint join pg_class p on p.oid = confrelid
        where conrelid = t.oid and contype = 'f' and confrelid <> conrelid
      ) as parents
    from pg_class t
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relowner = (select relowner from pg_class where oid = to_regclass('public.migrations'))
      and relname <> 'migrations'
    order by relname`
  const sorted: Table[] = []
  // On Citus, a table without columns makes commits safe (ops/citus/prepare.sql). COPY cannot name no columns.
  const waiting = new Set(tables.filter(({ columns }) => columns.length > 0))
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name))
    const free = [...waiting].filter(({ parents }) => !parents.some(name => names.has(name)))
    if (free.length === 0) throw new Error('Tables refer to each other in a circle')
    for (const table of free) waiting.delete(table)
    sorted.push(...free)
  }
  return sorted
}

const copyOut = (table: string, columns: readonly string[]) =>
  `copy (select ${columns.map(quote).join()} from ${quote(table)}) to stdout (format binary)`

const readSequences = (sql: postgres.Sql) =>
  sql<{ name: string; next: string }[]>`
    select sequencename::text as name,
      coalesce(last_value + increment_by, start_value)::text as next
    from pg_sequences where schemaname = 'public' order by 1`

async function* keysInStore({ sql, requireConnection }: Session): AsyncGenerator<FileKey> {
  let last: FileKey = { userId: NIL, id: NIL }
  while (true) {
    requireConnection()
    const page = await sql<FileKey[]>`
      select user_id as "userId", id from files
      where (user_id, id) > (${last.userId}, ${last.id}) and in_bucket_since is not null
      order by user_id, id limit ${FILES_PAGE}`
    yield* page
    const end = page.at(-1)
    if (!end) return
    last = end
  }
}

const NIL = '00000000-0000-0000-0000-000000000000'

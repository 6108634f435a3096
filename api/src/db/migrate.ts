import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import { APP_ROLE } from '../core/database-roles'
import { packageRoot } from '../core/package-root'
import { StartError } from '../core/start-error'
import { ensureAppRole } from './app-role'
import { requirePostgresVersion } from './postgres-version'

export type Migration = { version: number; name: string; statements: string; checksum: string }

/** An arbitrary number, the same in every process. */
const MIGRATION_LOCK = 7_420_190_815

/**
 * Each file runs in one transaction, forward only, and processes that start together wait for each other.
 * Throws a `StartError` if a file changed after it ran, or if the database is newer than this server.
 */
export async function migrate(url: string, migrations?: Migration[]): Promise<void> {
  const files = migrations ?? (await readMigrations())
  const sql = postgres(url, {
    max: 1,
    connect_timeout: 10,
    // A migration may take long. A pooler, which would lose the lock, refuses to set this, and postgres.js
    // would leave out the number 0.
    connection: { statement_timeout: '0ms' as never },
    onnotice: () => {},
  })
  try {
    await refusePooler(() => sql`select pg_advisory_lock(${MIGRATION_LOCK})`)
    await requirePostgresVersion(sql)
    await ensureAppRole(sql)
    const applied = await readApplied(sql)
    refuseUnknown(files, applied)
    for (const file of files) {
      if (!isApplied(file, applied)) await sql.begin(tx => applyMigration(tx, file))
    }
  } finally {
    await sql.end({ timeout: 1 })
  }
}

export type Applied = { version: number; checksum: string }

/** Makes the table of the migrations if the database is empty. */
export async function readApplied(sql: postgres.ISql): Promise<Applied[]> {
  await sql`
    create table if not exists migrations (
      version int primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`
  return sql<Applied[]>`select version, checksum from migrations order by version`
}

const isApplied = (file: Migration, applied: readonly Applied[]) =>
  applied.some(({ version }) => version === file.version)

/**
 * False if another process migrates or restores the database for longer than a few seconds. Postgres needs a moment
 * to undo the work of a restore that failed, and keeps the lock until then.
 */
export async function waitForMigrationLock(sql: postgres.ISql): Promise<boolean> {
  await sql`set lock_timeout = '5s'`
  try {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`
    return true
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === LOCK_NOT_AVAILABLE) return false
    throw error
  } finally {
    await sql`reset lock_timeout`
  }
}

const LOCK_NOT_AVAILABLE = '55P03'

async function refusePooler(first: () => PromiseLike<unknown>) {
  try {
    await first()
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('startup parameter'))) throw error
    throw new StartError(
      'The owner of the database must reach Postgres itself, not a pooler: set DATABASE_ADMIN_URL, ' +
        `and let DATABASE_URL log in as ${APP_ROLE}.`,
    )
  }
}

function refuseUnknown(files: readonly Migration[], applied: readonly Applied[]) {
  for (const { version, checksum } of applied) {
    const file = files.find(candidate => candidate.version === version)
    if (!file) {
      throw new StartError(
        `The database has migration ${version}, which this server does not know. Run a newer server.`,
      )
    }
    if (file.checksum !== checksum) {
      throw new StartError(
        `Migration ${file.name} was changed after it ran. Undo the change and add a new migration.`,
      )
    }
  }
}

export async function applyMigration(tx: postgres.ISql, migration: Migration): Promise<void> {
  const { version, name, statements, checksum } = migration
  await tx.unsafe(statements)
  await tx`insert into migrations (version, name, checksum)
           values (${version}, ${name}, ${checksum})`
}

export async function readMigrations(
  folder = join(packageRoot, 'src/db/migrations'),
): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => /^\d{4}-.+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async name => {
      // A checkout with other line ends has the same checksum.
      const statements = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
      const checksum = createHash('sha256').update(statements).digest('hex')
      return { version: Number(name.slice(0, 4)), name, statements, checksum }
    }),
  )
}

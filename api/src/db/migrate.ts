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

/**
 * `expand after 0031` leaves alone what the previous release uses, whose last migration is 0031. `contract of 0031`
 * removes what is not needed since that migration. In both cases, releases that have 0031 run on the new schema.
 */
const PHASE = /^-- phase: (expand after|contract of) (\d{4})\n/

/** Returns undefined if no release before this migration runs on its schema. */
export function phaseOf({ statements }: Migration) {
  const [, phase, runsWith] = PHASE.exec(statements) ?? []
  return phase ? { isContract: phase === 'contract of', runsWith: Number(runsWith) } : undefined
}

/** An arbitrary number, the same in every process. */
const MIGRATION_LOCK = 7_420_190_815

/**
 * Each file runs in one transaction, forward only, and processes that start together wait for each other.
 * Throws a `StartError` if a file changed after it ran, or if the database is too new for this server.
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

export type Applied = {
  version: number
  name: string
  checksum: string
  /** Releases that have this older migration run on the schema, too. */
  runsWith: number | null
}

/** Makes the table of the migrations if the database is empty. */
export async function readApplied(sql: postgres.ISql): Promise<Applied[]> {
  await sql`
    create table if not exists migrations (
      version int primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now(),
      -- Releases that have this older migration run on the schema, too.
      runs_with int
    )`
  return listApplied(sql)
}

export const listApplied = (sql: postgres.ISql) => sql<Applied[]>`
  select version, name, checksum, runs_with as "runsWith" from migrations order by version`

export const isApplied = (file: Migration, applied: readonly Applied[]) =>
  applied.some(({ version }) => version === file.version)

/**
 * Returns false if another process migrates or restores the database for longer than a few seconds. Postgres
 * needs a moment to undo the work of a restore that failed, and keeps the lock until then.
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

/** Migrations of newer releases on whose schema this release cannot run. */
export function findTooNew(files: readonly Migration[], applied: readonly Applied[]): Applied[] {
  const newest = files.at(-1)?.version ?? 0
  return applied.filter(
    ({ version, runsWith }) => version > newest && (runsWith === null || runsWith > newest),
  )
}

export function refuseUnknown(files: readonly Migration[], applied: readonly Applied[]) {
  const newest = files.at(-1)?.version ?? 0
  const [unknown] = [
    ...findTooNew(files, applied),
    ...applied.filter(
      ({ version }) => version <= newest && !files.some(file => file.version === version),
    ),
  ]
  if (unknown) {
    throw new StartError(
      `The database has migration ${unknown.version}, which this server does not know. Run a newer server.`,
    )
  }
  for (const { version, checksum } of applied) {
    const file = files.find(candidate => candidate.version === version)
    if (file && file.checksum !== checksum) {
      throw new StartError(
        `Migration ${file.name} was changed after it ran. Undo the change and add a new migration.`,
      )
    }
  }
}

export async function applyMigration(tx: postgres.ISql, migration: Migration): Promise<void> {
  const { version, name, statements, checksum } = migration
  await tx.unsafe(statements)
  await tx`insert into migrations (version, name, checksum, runs_with)
           values (${version}, ${name}, ${checksum}, ${phaseOf(migration)?.runsWith ?? null})`
}

export async function readMigrations(): Promise<Migration[]> {
  const folder = join(packageRoot, 'src/db/migrations')
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

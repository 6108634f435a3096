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
    await sql`
      create table if not exists migrations (
        version int primary key,
        name text not null,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`
    const applied = await sql<{ version: number; checksum: string }[]>`
      select version, checksum from migrations`
    const checksums = new Map(applied.map(row => [row.version, row.checksum]))
    refuseUnknown(files, checksums)
    for (const file of files) if (!checksums.has(file.version)) await apply(sql, file)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

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

function refuseUnknown(files: Migration[], applied: Map<number, string>) {
  for (const [version, checksum] of applied) {
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

async function apply(sql: postgres.Sql, { version, name, statements, checksum }: Migration) {
  await sql.begin(async tx => {
    await tx.unsafe(statements)
    await tx`insert into migrations (version, name, checksum)
             values (${version}, ${name}, ${checksum})`
  })
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

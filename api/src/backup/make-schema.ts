import type postgres from 'postgres'
import { StartError } from '../core/start-error'
import { type Applied, applyMigration, readApplied, readMigrations } from '../db/migrate'
import type { Head } from './content'
import { readTables } from './read-database'
import { quote } from './session'

/** Empties the database and gives it the schema that the backup was made with. Runs in the caller's transaction. */
export async function makeSchema(sql: postgres.ISql, { migrations, release }: Head): Promise<void> {
  const known = await readMigrations()
  const wanted = migrations.map(({ version, checksum }) => {
    const found = known.find(each => each.version === version && each.checksum === checksum)
    if (found) return found
    throw new StartError(
      `The backup was made by a newer release (${release}). Restore it with that release.`,
    )
  })
  if (!isSame(await readApplied(sql), wanted)) {
    await dropSchema(sql)
    await readApplied(sql)
    for (const migration of wanted) await applyMigration(sql, migration)
  }
  // Migrations insert rows, too.
  await sql.unsafe(`truncate ${await namesOfTables(sql)}`)
}

const namesOfTables = async (sql: postgres.ISql) =>
  (await readTables(sql)).map(({ name }) => quote(name)).join()

export async function migrateToNewest(sql: postgres.ISql, { migrations }: Head): Promise<void> {
  for (const migration of await readMigrations()) {
    const isDone = migrations.some(({ version }) => version === migration.version)
    if (!isDone) await applyMigration(sql, migration)
  }
}

const isSame = (applied: readonly Applied[], wanted: readonly Pick<Applied, 'version'>[]) =>
  applied.length === wanted.length &&
  wanted.every(({ version }, nth) => applied[nth]?.version === version)

/** Drops what migrations made, and leaves alone what belongs to an extension or to someone else. */
async function dropSchema(sql: postgres.ISql) {
  const tables = await namesOfTables(sql)
  const others = await sql<{ statement: string }[]>`
    select format('drop sequence if exists %s', oid::regclass) as statement from pg_class
    where relkind = 'S' and relnamespace = 'public'::regnamespace and pg_has_role(relowner, 'usage')
    union all
    select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc p
    where pronamespace = 'public'::regnamespace and pg_has_role(proowner, 'usage')
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`
  await sql.unsafe(`drop table ${[tables, 'migrations'].filter(Boolean).join()} cascade`)
  for (const { statement } of others) await sql.unsafe(statement)
}

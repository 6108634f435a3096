import postgres from 'postgres'
import { APP_ROLE } from '../../src/core/database-roles'
import { type Migration, phaseOf } from '../../src/db/migrate'
import type { TestDatabase } from '../database'
import { withTypes } from '../plans/explain'
import type { Release } from './previous-release'
import { readColumns } from './read-columns'

/** Reasons why the release's servers would fail on a database with these migrations. */
export async function findBreaks(
  release: Release,
  database: TestDatabase,
  migrations: readonly Migration[],
): Promise<string[]> {
  return [
    ...migrations.flatMap(migration => findPhaseFault(release, migration)),
    ...(await findFailingStatements(release, database)),
    ...(await findOwedColumns(release, database)),
  ]
}

function findPhaseFault({ migration }: Release, file: Migration) {
  const { version, name } = file
  if (version <= migration) return []
  const phase = phaseOf(file)
  if (phase?.isContract) {
    return phase.runsWith > migration
      ? [
          `${name} contracts ${phase.runsWith}, which the previous release does not have: wait for the next`,
        ]
      : []
  }
  const last = String(migration).padStart(4, '0')
  return phase?.runsWith === migration
    ? []
    : [`${name} must begin with "-- phase: expand after ${last}" or "-- phase: contract of NNNN"`]
}

/** Postgres only plans the statements, for the role that sent them. */
async function findFailingStatements(release: Release, { url }: TestDatabase) {
  const connections: Record<Release['statements'][number]['by'], object> = {
    app: { role: APP_ROLE },
    owner: { 'app.maintenance': 'on' },
  }
  const faults: string[] = []
  for (const [by, connection] of Object.entries(connections)) {
    const sql = postgres(url, { max: 1, connection, onnotice: () => {} })
    for (const { text, types } of release.statements.filter(each => each.by === by)) {
      await sql.unsafe(`explain (generic_plan) ${withTypes(text, types)}`).catch(error => {
        faults.push(`${by}: ${error.message}: ${text.replace(/\s+/g, ' ')}`)
      })
    }
    await sql.end()
  }
  return faults
}

async function findOwedColumns(release: Release, { superuser }: TestDatabase) {
  const columns = await readColumns(superuser)
  return columns
    .filter(({ table, name, isOwed }) => isOwed && release.columns[table]?.includes(name) === false)
    .map(({ table, name }) => `${table}.${name} needs a default: the previous release omits it`)
}

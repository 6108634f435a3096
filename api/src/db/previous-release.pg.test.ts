import postgres from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database'
import { withTypes } from '../../test/plans/explain'
import { type Release, readPreviousRelease } from '../../test/release/previous-release'
import { readColumns } from '../../test/release/read-columns'
import { APP_ROLE } from './embedded/roles'
import { readMigrations } from './migrate'

let database: TestDatabase
let release: Release
beforeAll(async () => {
  database = await createTestDatabase()
  release = await readPreviousRelease()
})
afterAll(() => database.drop())

it('every statement of the previous release still stands on this schema, for the role that sent it', async () => {
  const connections = {
    app: { role: APP_ROLE } as object,
    owner: { 'app.maintenance': 'on' } as object,
  }
  const faults: string[] = []
  for (const [by, connection] of Object.entries(connections)) {
    const sql = postgres(database.url, { max: 1, connection, onnotice: () => {} })
    for (const { text, types } of release.statements.filter(each => each.by === by)) {
      // A plan is made of what is there, and permitted; nothing is run.
      await sql.unsafe(`explain (generic_plan) ${withTypes(text, types)}`).catch(error => {
        faults.push(`${by}: ${error.message}: ${text.replace(/\s+/g, ' ')}`)
      })
    }
    await sql.end()
  }
  expect(faults).toEqual([])
  expect(release.statements.length).toBeGreaterThan(200)
})

it('no table owes a value that the previous release does not know of', async () => {
  const columns = await readColumns(database.superuser)
  const owed = columns.filter(
    ({ table, name, isOwed }) => isOwed && release.columns[table]?.includes(name) === false,
  )
  expect(owed).toEqual([])
})

/**
 * `-- phase: expand`: the previous release goes on as if nothing had happened. `-- phase: contract of
 * 0031`: takes away what nobody needs since that migration, which the previous release had already.
 */
const PHASE = /^-- phase: (?:expand|contract of (\d{4}))\n/

it('a migration says its phase, and none contracts what its own release expands', async () => {
  const news = (await readMigrations()).filter(({ version }) => version > release.migration)
  const faults = news.flatMap(({ name, statements }) => {
    const phase = PHASE.exec(statements)
    if (!phase)
      return [`${name} must begin with "-- phase: expand" or "-- phase: contract of NNNN"`]
    return Number(phase[1] ?? 0) > release.migration
      ? [
          `${name} contracts ${phase[1]}, which is no older than itself: it waits for the next release`,
        ]
      : []
  })
  expect(faults).toEqual([])
})

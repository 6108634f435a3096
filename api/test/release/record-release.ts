/** `npm run --prefix api record-release` runs it before a release. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { packageRoot } from '../../src/core/package-root'
import { readMigrations } from '../../src/db/migrate'
import { createTestDatabase } from '../database'
import { askEverything } from '../plans/ask-everything'
import { recorded } from '../plans/record-statements'
import { type Release, writePreviousRelease } from './previous-release'
import { groupColumns, readColumns } from './read-columns'

vi.mock('postgres', async original => {
  const actual = await original<{ default: never }>()
  const { recording } = await import('../plans/record-statements')
  return { ...actual, default: recording(actual.default) }
})

it('records what this release needs of the schema', async () => {
  const database = await createTestDatabase()
  await askEverything(database)
  const { version } = JSON.parse(await readFile(join(packageRoot, 'package.json'), 'utf8'))
  const migrations = await readMigrations()
  const columns = groupColumns(await readColumns(database.superuser))
  const sent = [...recorded.values()].filter(({ url }) => url === database.url)
  const statements = sent.map(
    ({ text, parameters, connection }): Release['statements'][number] => ({
      by: 'role' in connection ? 'app' : 'owner',
      text,
      types: parameters.map(({ type }) => type),
    }),
  )
  expect(statements.length).toBeGreaterThan(200)
  await writePreviousRelease({
    version,
    migration: migrations.at(-1)?.version ?? 0,
    columns,
    statements: unlike(statements),
  })
  await database.drop()
})

/** Sorted, so that a release changes few lines. */
function unlike(statements: Release['statements']): Release['statements'] {
  const byKey = new Map(statements.map(each => [`${each.by} ${each.text} ${each.types}`, each]))
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each)
}

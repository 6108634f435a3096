import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../test/database'
import { findBreaks } from '../../test/release/find-breaks'
import { inventedMigration } from '../../test/release/next-release'
import { type Release, readPreviousReleases } from '../../test/release/previous-release'
import { groupColumns, readColumns } from '../../test/release/read-columns'
import { migrate, readMigrations } from './migrate'

const files = await readMigrations()

it.each(await readPreviousReleases())(
  'servers of $version keep working on this schema',
  async release => {
    const database = await createTestDatabase()
    expect(await findBreaks(release, database, files)).toEqual([])
    await database.drop()
  },
)

describe('an invented next release', () => {
  const last = files.at(-1)?.version ?? 0
  const EXPAND = `-- phase: expand after ${String(last).padStart(4, '0')}\n`
  const INSERT = 'insert into files (user_id, id, type, size) values ($1, $2, $3, $4)'
  const READ = 'select type, size from files where user_id = $1 and id = $2'
  const COUNT = 'select count(*) from users where created_at < $1'

  async function findBreaksOf(statements: string) {
    const next = await createTestDatabase()
    const release: Release = {
      version: '0.1.0',
      migration: last,
      columns: groupColumns(await readColumns(next.superuser)),
      statements: [
        { by: 'app', text: INSERT, types: [2950, 2950, 25, 23] },
        { by: 'app', text: READ, types: [2950, 2950] },
        { by: 'owner', text: COUNT, types: [1184] },
      ],
    }
    const migrations = [...files, inventedMigration(statements)]
    await migrate(next.url, migrations)
    const breaks = await findBreaks(release, next, migrations)
    await next.drop()
    return breaks
  }

  it.each([
    'create table notes (id uuid primary key, text text not null)',
    'alter table files add column width integer',
    'alter table files add column width integer not null default 0',
    'create index files_by_type on files (user_id, type)',
  ])('may run alongside this one after "%s"', async statement => {
    expect(await findBreaksOf(`${EXPAND}${statement}`)).toEqual([])
  })

  it.each([
    [
      'alter table files add column width integer not null',
      ['files.width needs a default: the previous release omits it'],
    ],
    [
      'alter table files rename column size to bytes',
      [
        `app: column "size" of relation "files" does not exist: ${INSERT}`,
        `app: column "size" does not exist: ${READ}`,
        'files.bytes needs a default: the previous release omits it',
      ],
    ],
    [
      'revoke insert on files from lifetag_app',
      [`app: permission denied for table files: ${INSERT}`],
    ],
    [
      'alter table users drop column created_at',
      [`owner: column "created_at" does not exist: ${COUNT}`],
    ],
  ])('may not run alongside this one after "%s"', async (statement, breaks) => {
    expect(await findBreaksOf(`${EXPAND}${statement}`)).toEqual(breaks)
  })

  it('contracts only what an earlier release has expanded', async () => {
    expect(await findBreaksOf('-- phase: contract of 0001\nselect 1')).toEqual([])
    expect(await findBreaksOf('-- phase: contract of 9000\nselect 1')).toEqual([
      '9000-invented.sql contracts 9000, which the previous release does not have: wait for the next',
    ])
    for (const statement of ['select 1', '-- phase: expand after 0000\nselect 1']) {
      expect(await findBreaksOf(statement)).toEqual([
        `9000-invented.sql must begin with "${EXPAND.trim()}" or "-- phase: contract of NNNN"`,
      ])
    }
  })
})

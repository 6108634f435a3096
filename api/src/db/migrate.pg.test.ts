import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { assertOurs } from '../../test/cluster'
import { createTestDatabase, type TestDatabase } from '../../test/database'
import { inventedMigration } from '../../test/release/next-release'
import { type Migration, migrate, readMigrations } from './migrate'

let test: TestDatabase
let files: Migration[]
beforeAll(async () => {
  test = await createTestDatabase()
  files = await readMigrations()
})
afterAll(() => test.drop())

it('a database that is up to date stays as it is', async () => {
  const list = () => test.superuser`select version, checksum, applied_at from migrations order by 1`
  const before = [...(await list())]
  await migrate(test.url)
  expect([...(await list())]).toEqual(before)
  expect(before.map(({ version }) => version)).toEqual(files.map(({ version }) => version))
})

it('a migration that fails leaves nothing behind', async () => {
  const broken = inventedMigration('create table half (id int); select 1 / 0')
  await expect(migrate(test.url, [...files, broken])).rejects.toThrow('division by zero')
  expect([...(await test.superuser`select to_regclass('half') as half`)]).toEqual([{ half: null }])
  await migrate(test.url)
})

it('a migration that changed after it ran stops the start', async () => {
  const [first, ...rest] = files
  if (!first) throw new Error('There are no migrations')
  await expect(migrate(test.url, [{ ...first, checksum: 'other' }, ...rest])).rejects.toThrow(
    `Migration ${first.name} was changed after it ran`,
  )
})

it('a database newer than the server stops the start', async () => {
  await migrate(test.url, [...files, inventedMigration('create table newer (user_id uuid)')])
  await expect(migrate(test.url)).rejects.toThrow('migration 9000, which this server does not know')
  await test.superuser`delete from migrations where version = 9000`
  await test.superuser`drop table newer`
})

it('a database that says that it runs with this release does not', async () => {
  const last = String(files.at(-1)?.version).padStart(4, '0')
  const expand = inventedMigration(`-- phase: expand after ${last}\nselect 1`)
  await migrate(test.url, [...files, expand])
  await migrate(test.url)
  const contract = inventedMigration('-- phase: contract of 9000\nselect 1', 9001)
  await migrate(test.url, [...files, expand, contract])
  await expect(migrate(test.url)).rejects.toThrow('migration 9001, which this server does not know')
  await migrate(test.url, [...files, expand])
  await test.superuser`delete from migrations where version >= 9000`
})

it('processes that start together on an empty database apply each migration once', async () => {
  const { superuserUrl, url, dataDirectory } = inject('cluster')
  await assertOurs(superuserUrl, dataDirectory)
  const admin = postgres(superuserUrl, { max: 1, onnotice: () => {} })
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await admin`create database ${admin(name)} owner lifetag_owner`
  const empty = new URL(url)
  empty.pathname = `/${name}`
  await Promise.all([migrate(empty.href), migrate(empty.href), migrate(empty.href)])
  await admin`drop database ${admin(name)} with (force)`
  await admin.end()
})

it('a database user who may not create roles gets the statement for the administrator', async () => {
  await expect(refusedRole()).resolves.toContain('CREATE ROLE')
})

async function refusedRole(): Promise<string> {
  const { superuserUrl } = inject('cluster')
  const admin = postgres(superuserUrl, { max: 1, onnotice: () => {} })
  const user = `poor_${randomUUID().slice(0, 8)}`
  await admin.unsafe(`create role ${user} login password 'x'`)
  const url = new URL(test.url)
  url.username = user
  url.password = 'x'
  try {
    await migrate(url.href)
    return 'no refusal'
  } catch (error) {
    return String(error)
  } finally {
    await admin.unsafe(`drop role ${user}`)
    await admin.end()
  }
}

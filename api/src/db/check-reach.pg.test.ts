import postgres from 'postgres'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database'
import { makeTestFolder } from '../../test/folder'
import { type DbConnection, ownerConnection } from '../core/db-connection'
import { checkReach } from './check-reach'
import { type Database, openDatabase } from './database'
import { startEmbeddedPostgres, THROWAWAY_SETTINGS } from './embedded/start-embedded-postgres'

let test: TestDatabase
let direct: DbConnection
beforeAll(async () => {
  test = await createTestDatabase()
  direct = { ...ownerConnection(test.url), url: test.appUrl, isAppRole: true }
})
afterAll(() => test.drop())

function open(reach: DbConnection): Database {
  const database = openDatabase(reach, { maxConnections: 1 })
  onTestFinished(() => database.close(1))
  return database
}

const failure = (reach: DbConnection) =>
  checkReach(open(reach)).catch((error: Error) => error.message)

it('accepts the owner’s URL alone, and a login of the app role', async () => {
  await checkReach(open(ownerConnection(test.url)))
  await checkReach(open(direct))
  await checkReach(open({ ...direct, prepare: false }))
  await checkReach(open({ ...direct, listenUrl: test.appUrl }))
})

it('a login of the app role has the timeouts of the role', async () => {
  const rows = await open(direct).anonymous(
    tx => tx`
      select session_user::text as login, current_user::text as role,
        current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`,
  )
  expect([...rows]).toEqual([
    { login: 'lifetag_app', role: 'lifetag_app', statement: '5s', idle: '1min' },
  ])
})

it('refuses to let requests run as the owner', async () => {
  expect(await failure({ ...direct, url: test.url })).toBe(
    'Requests would run as the database role lifetag_owner, not as lifetag_app. Beside ' +
      'DATABASE_ADMIN_URL, DATABASE_URL must log in as lifetag_app; a pooler must hand on that ' +
      'user, and must not ignore the startup parameter role.',
  )
})

it('refuses an app role that bypasses row-level security', async () => {
  // The test needs its own cluster, because a role belongs to a whole cluster and other tests use theirs.
  const own = await startEmbeddedPostgres(await makeTestFolder(), { settings: THROWAWAY_SETTINGS })
  onTestFinished(() => own.stop())
  const sql = postgres(own.superuserUrl, { max: 1 })
  await sql`alter role lifetag_app bypassrls`
  await sql.end()
  expect(await failure(ownerConnection(own.url))).toContain('passes through row-level security')
})

it('refuses a listening URL at which notices do not arrive', async () => {
  const other = await createTestDatabase()
  onTestFinished(() => other.drop())
  expect(await failure({ ...direct, listenUrl: other.url })).toContain(
    'A notice of the database did not arrive, so phones would not hear of changes.',
  )
})

it('names the URL that does not work, and hides its password', async () => {
  const wrong = Object.assign(new URL(test.appUrl), { password: 'wrong' }).href
  const words = 'password authentication failed for user "lifetag_app"'
  expect(await failure({ ...direct, url: wrong })).toBe(
    `The database cannot be used through DATABASE_URL: ${words}`,
  )
  expect(await failure({ ...direct, listenUrl: wrong })).toBe(
    `The database cannot be used through DATABASE_LISTEN_URL (else DATABASE_ADMIN_URL): ${words}`,
  )
  const nowhere = Object.assign(new URL(test.appUrl), { port: '1' }).href
  expect(await failure({ ...direct, url: nowhere })).toBe(
    'The database cannot be used through DATABASE_URL: it does not answer',
  )
})

import { expect, inject, it, onTestFinished } from 'vitest'
import { checkReach } from '../src/db/check-reach'
import { openDatabase } from '../src/db/database'
import { migrate } from '../src/db/migrate'
import { createTestDatabase } from './database'
import { freePort } from './free-port'
import { startPooler } from './pooler'
import { runServer } from './server-process'

async function open() {
  const test = await createTestDatabase()
  onTestFinished(() => test.drop())
  return test
}

const through = (port: number, url: string) =>
  Object.assign(new URL(url), { port: String(port) }).href

it('the tests of this run go through pgbouncer', async () => {
  const { database, reach } = await open()
  expect(reach.url).toContain(`:${new URL(inject('cluster').pooledUrl ?? '').port}/`)
  await checkReach(database)
})

it('LISTEN through a pooler is refused at the start', async () => {
  const { reach } = await open()
  const database = openDatabase({ ...reach, listenUrl: reach.url })
  onTestFinished(() => database.close(1))
  await expect(checkReach(database)).rejects.toThrow(
    'The database cannot be used through DATABASE_LISTEN_URL (else DATABASE_ADMIN_URL): unsupported startup parameter: role',
  )
})

it('a pooler that ignores unknown parameters loses no notice and lets no request act as the owner', async () => {
  const { url, appUrl, reach } = await open()
  const users = [appUrl, url].map(each => new URL(each))
  const pooler = await startPooler(Number(new URL(url).port), {
    users: users.map(({ username, password }) => ({ name: username, password })),
    ignores: ['role', 'statement_timeout', 'idle_in_transaction_session_timeout'],
  })
  onTestFinished(() => pooler.stop())

  const asOwner = openDatabase({ ...reach, url: through(pooler.port, url), isAppRole: false })
  onTestFinished(() => asOwner.close(1))
  await expect(checkReach(asOwner)).rejects.toThrow('as the database role lifetag_owner')

  const deaf = openDatabase({ ...reach, listenUrl: through(pooler.port, appUrl) })
  onTestFinished(() => deaf.close(1))
  await expect(checkReach(deaf)).rejects.toThrow('A notice of the database did not arrive')
})

const NEEDS_ADMIN_URL =
  'The owner of the database must reach Postgres itself, not a pooler: set DATABASE_ADMIN_URL, ' +
  'and let DATABASE_URL log in as lifetag_app.'

it('migrations through a pooler are refused', async () => {
  const { reach } = await open()
  await expect(migrate(reach.url)).rejects.toThrow(NEEDS_ADMIN_URL)
})

it('a server that can only reach the pooler says what it needs', async () => {
  const { reach } = await open()
  const port = String(await freePort())
  const server = runServer({ PORT: port, DATABASE_URL: reach.url, PAYMENTS: 'disabled' })
  expect(await server.ended).toBe(1)
  expect(server.lines).toEqual([NEEDS_ADMIN_URL])
})

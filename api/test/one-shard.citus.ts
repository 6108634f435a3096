/**
 * A request of a person queries the person's shard, the shard of the record in which they act, and one shard
 * of a directory.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashEmail } from '../src/mail/email-addresses'
import { createTestApp, PASSWORD, type TestApp } from './app'
import { createTestDatabase, type TestDatabase } from './database'
import { TestDevice } from './device'
import { isForAdmins, pathOf, ROUTES, type Settled, settle } from './route-table'
import { openShardMap, type ShardMap, takeCommands } from './watch-shards'

// Files share the modules of a worker. These must be loaded with the recorder below.
vi.hoisted(() => vi.resetModules())

vi.mock('postgres', async original => {
  const actual = await original<{ default: never }>()
  const { listening } = await import('./watch-shards')
  return { ...actual, default: listening(actual.default) }
})

/** Enough to use several shards and both workers. */
const PEOPLE = 6

let database: TestDatabase
let test: TestApp
let map: ShardMap
const people: { person: Settled; device: TestDevice; shard: number }[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  const name = new URL(database.url).pathname.slice(1)
  await database.superuser`
    alter database ${database.superuser(name)} set citus.log_remote_commands = 'on'`
  map = await openShardMap(database.superuser)
  test = await createTestApp(database)
  for (let nth = 0; nth < PEOPLE; nth++) {
    const person = await settle(test)
    const device = new TestDevice(person)
    await device.pull()
    people.push({ person, device, shard: await map.shardOf('users', person.id) })
  }
})
afterAll(() => database.drop())

/** Includes the work that a request leaves for later. */
async function watch(request: () => Promise<Response>) {
  const rest = () => Promise.all([test.writeScans(), test.alertsSent()])
  await rest()
  takeCommands()
  const answer = await request()
  await answer.body?.cancel()
  await rest()
  const commands = takeCommands()
  const nodes = commands.filter(text => /^PREPARE TRANSACTION/i.test(text)).length
  return { status: answer.status, places: map.placesOf(commands), isTwoPhase: nodes > 0 }
}

const bytea = (hash: Buffer) => `\\x${hash.toString('hex')}`
const tokenHash = (token: string) => bytea(test.keyring.lookupHash('code_token', token))

const signIn = (email: string) =>
  test.send('POST', '/api/auth/login', { json: { email, password: PASSWORD } })

describe('for a person on any shard', () => {
  it('a scan queries their shard and one shard of the directory of codes', async () => {
    for (const { person, shard } of people) {
      expect(await watch(() => test.send('GET', `/e/${person.token}`))).toEqual({
        status: 200,
        places: {
          people: [shard],
          code_directory: [await map.shardOf('code_directory', tokenHash(person.token))],
        },
        // The coordinator stores the e-mail about the view.
        isTwoPhase: true,
      })
    }
  })

  it('a sign-in queries their shard and one shard of the directory of addresses', async () => {
    for (const { person, shard } of people) {
      const hash = bytea(hashEmail(test.keyring, person.email))
      expect(await watch(() => signIn(person.email))).toEqual({
        status: 200,
        places: { people: [shard], login_directory: [await map.shardOf('login_directory', hash)] },
        // The coordinator stores the e-mail about a new device.
        isTwoPhase: true,
      })
    }
  })

  it('an exchange with a change queries their shard', async () => {
    for (const { device, shard } of people) {
      const edit = device.put('conditions', randomUUID(), { condition: 'Asthma', status: 'Active' })
      expect(await watch(() => device.sendExchange([edit]))).toEqual({
        status: 200,
        places: { people: [shard] },
        isTwoPhase: false,
      })
    }
  })

  it('an exchange without a change queries their shard', async () => {
    for (const { device, shard } of people) {
      expect(await watch(() => device.sendExchange())).toEqual({
        status: 200,
        places: { people: [shard] },
        isTwoPhase: false,
      })
    }
  })
})

it('the people of these tests are on several shards', () => {
  expect(new Set(people.map(({ shard }) => shard)).size).toBeGreaterThan(1)
})

describe('no request of a person queries a shard of others', () => {
  const rows = Object.entries(ROUTES).filter(([, row]) => !isForAdmins(row))

  it.each(rows)('%s', async (route, row) => {
    const person = await settle(test, row)
    const body = row.raw ? row.raw(person) : row.json ? { json: await row.json(person, test) } : {}
    // A sign-in also ends the browser's earlier session, even another person’s.
    const send = row.who === 'anyone' ? test.send : person.send
    const { status, places } = await watch(() =>
      send(route.split(' ')[0] ?? '', pathOf(route, person), body),
    )
    expect(status).toBe(row.ok)
    const { people = [], ...directories } = places
    const concerned = [person.id]
    // The person looks after these records or creates them.
    if (row.id === 'family' || route === 'GET /api/profiles') concerned.push(person.ids.family)
    if (route === 'POST /api/profiles') concerned.push(Object(body.json).id)
    const shards = await Promise.all(concerned.map(id => map.shardOf('users', id)))
    // A request reads at most one row of each directory, by its key.
    for (const [name, shards] of Object.entries(directories)) {
      expect([name, shards.length]).toEqual([name, 1])
    }
    if (route === 'POST /api/auth/register') expect(people.length).toBe(1)
    else expect(people.filter(shard => !shards.includes(shard))).toEqual([])
  })
})

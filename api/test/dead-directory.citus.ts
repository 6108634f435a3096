/**
 * After a worker is killed, sign-ins and codes that need the worker immediately get a 503, as JSON or as a
 * page. Other requests are answered.
 */
import { expect, inject, it, onTestFinished } from 'vitest'
import { hashEmail } from '../src/mail/email-addresses'
import { createTestApp, PASSWORD, type TestApp } from './app'
import { createTestDatabase } from './database'
import { type Settled, settle } from './route-table'
import { findPostmaster } from './worker-process'

const MOST_MS = 2_000
/** About half of them need the worker. */
const PEOPLE = 16

type Needs = { person: Settled; toSignIn: boolean; toBeScanned: boolean }

it('a sign-in or a code that needs a killed worker is a 503 within 2 seconds, any other is answered', async () => {
  const database = await createTestDatabase()
  const test = await createTestApp(database)
  const [, nodeUrl = ''] = inject('cluster').citus?.nodes ?? []
  const isThere = async (table: string, key: string) => {
    const [row] = await database.superuser<{ port: number }[]>`
      select nodeport as port from pg_dist_placement join pg_dist_node using (groupid)
      where shardid = get_shard_id_for_distribution_column(${table}, ${key}::text)`
    return String(row?.port) === new URL(nodeUrl).port
  }
  const people: Needs[] = []
  for (let nth = 0; nth < PEOPLE; nth++) {
    const person = await settle(test)
    const isOwn = await isThere('users', person.id)
    const [email, token] = [
      hashEmail(test.keyring, person.email),
      test.keyring.lookupHash('code_token', person.token),
    ].map(hash => `\\x${hash.toString('hex')}`)
    people.push({
      person,
      toSignIn: isOwn || (await isThere('login_directory', email ?? '')),
      toBeScanned: isOwn || (await isThere('code_directory', token ?? '')),
    })
  }
  for (const name of ['toSignIn', 'toBeScanned'] as const) {
    expect(new Set(people.map(each => each[name]))).toEqual(new Set([true, false]))
  }
  const askAll = () => Promise.all(people.map(({ person }) => ask(test, person)))
  expect(await askAll()).toEqual(people.map(() => ({ signIn: SIGNED_IN, scan: SCANNED })))

  const worker = await findPostmaster(nodeUrl)
  worker.kill()
  onTestFinished(() => database.drop())
  onTestFinished(worker.startAgain)
  // In parallel, the times would include a queue.
  for (const { person, toSignIn, toBeScanned } of people) {
    const since = performance.now()
    expect(await ask(test, person)).toEqual({
      signIn: toSignIn ? REFUSED : SIGNED_IN,
      scan: toBeScanned ? BUSY_PAGE : SCANNED,
    })
    expect(performance.now() - since).toBeLessThan(MOST_MS)
  }

  await worker.startAgain()
  await expect
    .poll(askAll, { timeout: 60_000 })
    .toEqual(people.map(() => ({ signIn: SIGNED_IN, scan: SCANNED })))
}, 300_000)

const SIGNED_IN = { status: 200, code: undefined, wait: null }
const REFUSED = { status: 503, code: 'unavailable', wait: '2' }
const SCANNED = { status: 200, type: 'text/html; charset=utf-8', isBusy: false }
const BUSY_PAGE = { status: 503, type: 'text/html; charset=utf-8', isBusy: true }

async function ask(test: TestApp, { email, token }: Settled) {
  const json = { email, password: PASSWORD }
  // Limits count addresses, so each sign-in gets its own.
  const headers = { 'X-Forwarded-For': token }
  const signIn = await test.send('POST', '/api/auth/login', { json, headers })
  const scan = await test.send('GET', `/e/${token}`)
  const page = await scan.text()
  return {
    signIn: {
      status: signIn.status,
      code: Object(await signIn.json()).code,
      wait: signIn.headers.get('Retry-After'),
    },
    scan: {
      status: scan.status,
      type: scan.headers.get('Content-Type'),
      isBusy: page.includes('cannot be reached right now'),
    },
  }
}

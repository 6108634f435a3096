import { type ErrorCode, STATUS_BY_CODE } from 'sync-protocol/rest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insist } from '../../test/answers'
import { createTestApp, type TestApp, type TestPerson } from '../../test/app'
import { createTestDatabase, type TestDatabase } from '../../test/database'
import { createServices } from '../app'
import { AppError } from '../core/app-error'
import { createRoutes } from './routes'

const ORDER = {
  summary: 'Counts how often it ran',
  who: 'anyone',
  answers: { 200: {} },
  idempotency: 'inTransaction',
  unlisted: 'of this test alone',
} as const

let test: TestDatabase
let app: TestApp
let runCount: number
let refuseWith: ErrorCode | null
let answerBytes: number
beforeAll(async () => {
  test = await createTestDatabase()
  app = await createTestApp(test)
  runCount = 0
  refuseWith = null
  answerBytes = 0
  const routes = createRoutes(createServices(app.deps), 'Test')
  routes.post('/api/orders-of-the-test', ORDER, async ({ c }) => {
    runCount++
    if (refuseWith) throw new AppError(refuseWith)
    return c.json({ number: runCount, secret: `Penicillin${' '.repeat(answerBytes)}` })
  })
  app.app.route('/', routes.app)
})
afterAll(() => test.drop())

const order = (person: TestPerson, key: string, json: unknown = { item: 1 }) =>
  person.send('POST', '/api/orders-of-the-test', { json, headers: { 'Idempotency-Key': key } })

it('a retry gets the first answer and nothing happens twice', async () => {
  const ada = await app.signUp()
  const before = runCount
  const first = await (await order(ada, 'key-1')).json()
  const again = await order(ada, 'key-1')
  expect([again.status, await again.json()]).toEqual([200, first])
  expect(again.headers.get('Idempotency-Replayed')).toBe('true')
  expect(runCount).toBe(before + 1)
})

it('simultaneous retries get the first answer as well', async () => {
  const ada = await app.signUp()
  const before = runCount
  const answers = await Promise.all([1, 2, 3, 4].map(() => order(ada, 'key-2')))
  expect(runCount).toBe(before + 1)
  const bodies = await Promise.all(answers.map(answer => answer.json()))
  expect(bodies).toEqual(bodies.map(() => ({ number: before + 1, secret: 'Penicillin' })))
})

it.each([
  ['before its answer is kept', 'before update on idempotency_keys for each row'],
  ['when all is written', 'after update on idempotency_keys for each row'],
])(
  'a request whose backend dies %s has no effect, and the retry happens once',
  async (_, moment) => {
    const ada = await app.signUp()
    expect((await ada.send('POST', '/api/medical-profile', { json: {} })).status).toBe(201)
    const add = () =>
      ada.send('POST', '/api/allergies', {
        json: { medicalProfileId: ada.id, allergen: 'Latex', severity: 'Severe' },
        headers: { 'Idempotency-Key': 'add-latex' },
      })
    const list = async () => (await insist(() => ada.send('GET', '/api/allergies'))).json()
    await test.superuser.unsafe(`
    create or replace function die() returns trigger security definer language plpgsql as $$
    begin
      perform pg_terminate_backend(pg_backend_pid());
      return new;
    end $$`)
    await test.superuser.unsafe(`create trigger die ${moment} execute function die()`)
    expect((await add()).status).toBe(503)
    await test.superuser`drop trigger die on idempotency_keys`
    expect(await list()).toEqual([])
    expect((await insist(add)).status).toBe(201)
    expect((await insist(add)).status).toBe(201)
    expect(await list()).toMatchObject([{ allergen: 'Latex' }])
  },
)

it.each<ErrorCode>(['malformed', 'too_large', 'unsupported_media_type', 'invalid'])(
  'a refusal of the request itself is kept: %s',
  async code => {
    const ada = await app.signUp()
    refuseWith = code
    const first = await order(ada, 'key-3')
    refuseWith = null
    expect((await order(ada, 'key-3')).status).toBe(first.status)
    expect((await order(ada, 'key-4')).status).toBe(200)
  },
)

it.each<ErrorCode>([
  'not_signed_in',
  'fresh_sign_in_required',
  'not_found',
  'request_timeout',
  'profile_exists',
  'quota_exceeded',
  'file_unknown',
  'rate_limited',
  'internal',
  'unavailable',
])('a refusal that can pass is not kept: %s', async code => {
  const ada = await app.signUp()
  refuseWith = code
  expect((await order(ada, 'key-3')).status).toBe(STATUS_BY_CODE[code])
  refuseWith = null
  const retry = await order(ada, 'key-3')
  expect([retry.status, retry.headers.get('Idempotency-Replayed')]).toEqual([200, null])
})

it('attempts that a passing refusal counted stay counted', async () => {
  const ada = await app.signUp()
  for (let n = 0; n < 5; n++) {
    const answer = await ada.send('POST', '/api/validate-admin-token', {
      json: { token: 'wrong' },
      headers: { 'Idempotency-Key': `token-${n}` },
    })
    expect(answer.status).toBe(200)
  }
  const sixth = () =>
    ada.send('POST', '/api/validate-admin-token', {
      json: { token: 'wrong' },
      headers: { 'Idempotency-Key': 'token-6' },
    })
  expect([(await sixth()).status, (await sixth()).status]).toEqual([429, 429])
})

it('a person’s kept answers are limited in number and size, and the oldest are dropped', async () => {
  const ada = await app.signUp()
  const kept = async () =>
    (
      await test.superuser`select key from idempotency_keys where user_id = ${ada.id} order by key`
    ).map(({ key }) => key)
  await test.superuser`
    insert into idempotency_keys (user_id, key, request_hash, status, sealed_answer, created_at)
    select ${ada.id}, 'old-' || n, '', 200, '', now() - make_interval(mins => n)
    from generate_series(1, 500) n`
  await order(ada, 'new-1')
  expect(await kept()).toHaveLength(500)
  expect(await kept()).not.toContain('old-500')
  await test.superuser`
    update idempotency_keys set sealed_answer = decode(repeat('00', 1048576), 'hex')
    where user_id = ${ada.id} and key in ('old-1', 'old-2', 'old-3', 'old-4', 'old-5')`
  await order(ada, 'new-2')
  expect(await kept()).toEqual(['new-1', 'new-2', 'old-1', 'old-2', 'old-3'])
})

it('an answer that is too large to keep is a 500 and rolls its work back', async () => {
  const ada = await app.signUp()
  answerBytes = 256 * 1024
  expect((await order(ada, 'key-8')).status).toBe(500)
  answerBytes = 0
  expect((await order(ada, 'key-8')).status).toBe(200)
})

it('a key that was used for another request is refused', async () => {
  const ada = await app.signUp()
  await order(ada, 'key-5')
  const other = await order(ada, 'key-5', { item: 2 })
  expect([other.status, await other.json()]).toMatchObject([409, { code: 'idempotency_mismatch' }])
})

it('two people may use the same key', async () => {
  const [ada, bob] = [await app.signUp(), await app.signUp()]
  const first = await (await order(ada, 'key-6')).json()
  expect(await (await order(bob, 'key-6')).json()).not.toEqual(first)
})

it('a kept answer cannot be read in the table', async () => {
  const ada = await app.signUp()
  await order(ada, 'key-7')
  const [row] = await test.superuser<{ sealed_answer: Buffer }[]>`
    select sealed_answer from idempotency_keys where user_id = ${ada.id}`
  expect(row?.sealed_answer.length).toBeGreaterThan(20)
  expect(row?.sealed_answer.includes('Penicillin')).toBe(false)
})

it.each(['', 'two words', 'ä', 'x'.repeat(201)])('a key of %j is refused', async key => {
  const ada = await app.signUp()
  expect((await order(ada, key)).status).toBe(422)
})

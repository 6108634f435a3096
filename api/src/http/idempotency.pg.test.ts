import { afterAll, beforeAll, expect, it } from 'vitest'
import { insist } from '../../test/answers'
import { createTestApp, type TestApp, type TestPerson } from '../../test/app'
import { createTestDatabase, type TestDatabase } from '../../test/database'
import { AppError } from './app-error'

let test: TestDatabase
let app: TestApp
let carriedOut: number
let nextStatus: 200 | 422 | 503
beforeAll(async () => {
  test = await createTestDatabase()
  app = await createTestApp(test)
  carriedOut = 0
  nextStatus = 200
  app.app.post('/api/orders-of-the-test', async c => {
    carriedOut++
    if (nextStatus === 422) throw new AppError('invalid')
    if (nextStatus === 503) throw new AppError('unavailable')
    return c.json({ number: carriedOut, secret: 'Penicillin' })
  })
})
afterAll(() => test.drop())

const order = (person: TestPerson, key: string, json: unknown = { item: 1 }) =>
  person.send('POST', '/api/orders-of-the-test', { json, headers: { 'Idempotency-Key': key } })

it('a retry gets the first answer and nothing happens twice', async () => {
  const ada = await app.signUp()
  const before = carriedOut
  const first = await (await order(ada, 'key-1')).json()
  const again = await order(ada, 'key-1')
  expect([again.status, await again.json()]).toEqual([200, first])
  expect(again.headers.get('Idempotency-Replayed')).toBe('true')
  expect(carriedOut).toBe(before + 1)
})

it('at the same time as well', async () => {
  const ada = await app.signUp()
  const before = carriedOut
  const answers = await Promise.all([1, 2, 3, 4].map(() => order(ada, 'key-2')))
  expect(carriedOut).toBe(before + 1)
  const bodies = await Promise.all(answers.map(answer => answer.json()))
  expect(bodies).toEqual(bodies.map(() => ({ number: before + 1, secret: 'Penicillin' })))
})

it.each([
  ['before its answer is kept', 'before update on idempotency_keys for each row'],
  ['when all is written', 'after update on idempotency_keys for each row'],
])(
  'a request whose backend dies %s has done nothing, and its retry does it once',
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
    end $$;
    create trigger die ${moment} execute function die()`)
    expect((await add()).status).toBe(503)
    await test.superuser`drop trigger die on idempotency_keys`
    expect(await list()).toEqual([])
    expect((await insist(add)).status).toBe(201)
    expect((await insist(add)).status).toBe(201)
    expect(await list()).toMatchObject([{ allergen: 'Latex' }])
  },
)

it('refusals are kept too, troubles of ours are not', async () => {
  const ada = await app.signUp()
  nextStatus = 503
  expect((await order(ada, 'key-3')).status).toBe(503)
  nextStatus = 422
  expect((await order(ada, 'key-3')).status).toBe(422)
  nextStatus = 200
  expect((await order(ada, 'key-3')).status).toBe(422)
  expect((await order(ada, 'key-4')).status).toBe(200)
})

it('the key of another request is refused', async () => {
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

it('what is kept cannot be read in the table', async () => {
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

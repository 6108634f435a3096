/** A device chooses the id of its record before sign-up. */
import { randomUUID } from 'node:crypto'
import { passkeyOptionsAnswerSchema, registerAnswerSchema } from 'sync-protocol/rest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf, failureOf } from '../../../test/answers'
import { cookieOf, createTestApp, PASSWORD, type TestApp } from '../../../test/app'
import { TestPasskey } from '../../../test/authenticator'
import { addCode } from '../../../test/codes'
import { createTestDatabase, type TestDatabase } from '../../../test/database'

let database: TestDatabase
let app: TestApp
let other: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database)
  other = await createTestApp(database)
})
afterAll(() => database.drop())

const PASSKEYS = '/api/auth/passkeys'
const newEmail = () => `${randomUUID()}@example.org`

const register = (person: object, to = app) =>
  to.send('POST', '/api/auth/register', {
    json: { email: newEmail(), password: PASSWORD, firstName: 'Zoë', ...person },
    headers: { 'X-Forwarded-For': randomUUID() },
  })

const askFor = (person: object) =>
  app.send('POST', `${PASSKEYS}/register/options`, { json: person })

const answerWith = (passkey: object, email: string) =>
  app.send('POST', `${PASSKEYS}/register/verify`, {
    json: { email, firstName: 'Zoë', passkey },
    headers: { 'X-Forwarded-For': randomUUID() },
  })

async function challengeFor(person: object) {
  return (await bodyOf(await askFor(person), passkeyOptionsAnswerSchema)).challenge
}

/** Each way to sign up with an id. */
const ways: [string, (person: { id: string; email?: string }) => Promise<Response>][] = [
  ['a password', person => register(person)],
  [
    'a passkey',
    async ({ id, email = newEmail() }) => {
      const asked = await askFor({ id, email })
      if (asked.status !== 200) return asked
      const { challenge } = await bodyOf(asked, passkeyOptionsAnswerSchema)
      return answerWith(new TestPasskey().register(challenge), email)
    },
  ],
]

const countUsers = async (id: string) => {
  const [row] = await database.superuser<{ n: number }[]>`
    select count(*)::int as n from users where id = ${id}`
  return row?.n
}

describe.each(ways)('signing up with %s', (_, signUp) => {
  it("makes the account with the device's id", async () => {
    const id = randomUUID()
    const answer = await signUp({ id })
    const cookie = cookieOf(answer)
    expect((await bodyOf(answer, registerAnswerSchema)).user).toMatchObject({
      id,
      firstName: 'Zoë',
    })
    const user = await app.send('GET', '/api/auth/user', { cookie })
    expect(await user.json()).toMatchObject({ id })
  })

  it('refuses the id of another account and changes nothing there', async () => {
    const id = randomUUID()
    const email = newEmail()
    const ada = await app.signUp({ id, email: newEmail(), firstName: 'Ada' })
    expect(await failureOf(await signUp({ id, email }))).toEqual([409, 'id_taken'])
    expect(await (await ada.send('GET', '/api/auth/user')).json()).toMatchObject({
      ...{ id, email: ada.email, firstName: 'Ada' },
    })
    expect(await countUsers(id)).toBe(1)
    expect((await register({ email })).status).toBe(201)
  })

  it('refuses the id of a deleted account for ever', async () => {
    const id = randomUUID()
    const ada = await app.signUp({ id })
    expect((await ada.send('DELETE', '/api/account')).status).toBe(204)
    expect(await failureOf(await signUp({ id }))).toEqual([409, 'id_taken'])
    expect(await countUsers(id)).toBe(0)
  })

  it('gives an id to exactly one of many simultaneous sign-ups', async () => {
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => signUp({ id })))
    const refusals = answers.filter(({ status }) => status !== 201)
    expect(refusals).toHaveLength(5)
    for (const refusal of refusals) expect(await failureOf(refusal)).toEqual([409, 'id_taken'])
    expect(await countUsers(id)).toBe(1)
  })

  it.each([
    ['no UUID', 'ada'],
    ['nothing', ''],
    ['the nil UUID', '00000000-0000-0000-0000-000000000000'],
    ['the max UUID', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
    ['a UUIDv7, which are the server’s', '01930000-0000-7000-8000-000000000000'],
    ['a UUIDv1', '6ba7b810-9dad-11d1-80b4-00c04fd430c8'],
    ['a version 4 of another variant', 'c9bf9e57-1685-4c89-cafb-ff5af830be8a'],
    ['capitals', 'C9BF9E57-1685-4C89-BAFB-FF5AF830BE8A'],
    ['braces', '{c9bf9e57-1685-4c89-bafb-ff5af830be8a}'],
    ['no hyphens', 'c9bf9e5716854c89bafbff5af830be8a'],
    ['a blank behind it', 'c9bf9e57-1685-4c89-bafb-ff5af830be8a '],
    ['a line behind it', 'c9bf9e57-1685-4c89-bafb-ff5af830be8a\n'],
    ['a quote', "c9bf9e57-1685-4c89-bafb-ff5af830be8a'"],
  ])('refuses %s as an id', async (_, id) => {
    const answer = await signUp({ id })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'invalid',
      fields: { id: 'Not an id for an account' },
    })
  })
})

it('repeating a sign-up whose answer was lost says that the address has an account', async () => {
  const person = { id: randomUUID(), email: newEmail() }
  expect((await register(person)).status).toBe(201)
  expect(await failureOf(await register(person))).toEqual([409, 'email_taken'])
  const both = { id: randomUUID(), email: newEmail() }
  const answers = await Promise.all([register(both), register(both, other)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const late = answers.find(({ status }) => status === 409)
  expect(late && (await failureOf(late))).toEqual([409, 'email_taken'])
})

it('refuses to request a passkey for a taken id, because it would replace the old passkey', async () => {
  const person = { id: randomUUID(), email: newEmail() }
  const passkey = new TestPasskey().register(await challengeFor(person))
  expect((await answerWith(passkey, person.email)).status).toBe(201)
  expect(await failureOf(await askFor(person))).toEqual([409, 'id_taken'])
})

it('a passkey request contains the chosen id and does not reveal taken addresses', async () => {
  const id = randomUUID()
  const { email } = await app.signUp()
  const answer = await askFor({ id, email })
  expect(answer.status).toBe(200)
  expect(Buffer.from(Object(await answer.json()).user.id, 'base64url').toString('hex')).toBe(
    id.replaceAll('-', ''),
  )
})

it('an id can be chosen only together with an address, and not for a further passkey', async () => {
  const ada = await app.signUp()
  const answer = await ada.send('POST', `${PASSKEYS}/register/options`, {
    json: { id: randomUUID() },
  })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ fields: { email: 'Enter your email address' } })
})

it('an id stays free and empty after a failed sign-up', async () => {
  const id = randomUUID()
  const taken = new TestPasskey()
  const first = newEmail()
  await answerWith(taken.register(await challengeFor({ email: first })), first)
  const second = newEmail()
  const again = taken.register(await challengeFor({ id, email: second }))
  expect(await failureOf(await answerWith(again, second))).toEqual([422, 'invalid'])
  // No process may cache the key of the failed try.
  const zoe = await app.signUp({ id, firstName: 'Zoë' })
  const user = await other.send('GET', '/api/auth/user', { cookie: zoe.cookie })
  expect(await user.json()).toMatchObject({ id, email: zoe.email, firstName: 'Zoë' })
})

it('the id alone gives no access', async () => {
  const id = randomUUID()
  const ada = await app.signUp({ id, firstName: 'Ada' })
  const { token } = await addCode(ada)
  for (const cookie of [
    `sid=${id}`,
    `sid=${id}.${'A'.repeat(43)}`,
    `sid=${id}~${'A'.repeat(43)}`,
  ]) {
    expect((await app.send('GET', '/api/auth/user', { cookie })).status).toBe(401)
  }
  expect((await app.send('GET', `/e/${id}`)).status).toBe(404)
  expect((await app.send('GET', `/e/${token}`)).status).toBe(200)
})

it("the database stores only a hash of a deleted account's id", async () => {
  const id = randomUUID()
  const ada = await app.signUp({ id })
  await ada.send('DELETE', '/api/account')
  const hash = app.keyring.lookupHash('account_id', id)
  const rows = await database.superuser`select * from claimed_ids where id_hash = ${hash}`
  expect([...rows]).toEqual([{ id_hash: hash, deleted_at: expect.any(Date) }])
  const tables = await database.superuser<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public'`
  const holding: string[] = []
  for (const { name } of tables) {
    const [row] = await database.superuser`
      select 1 from ${database.superuser(name)} as t where t::text like ${`%${id}%`} limit 1`
    if (row) holding.push(name)
  }
  expect(holding).toEqual([])
})

it('an id that the server made needs no claim', async () => {
  await app.signUp()
  const [before] = await database.superuser<
    { n: number }[]
  >`select count(*)::int n from claimed_ids`
  await app.signUp()
  const [after] = await database.superuser<{ n: number }[]>`select count(*)::int n from claimed_ids`
  expect(after).toEqual(before)
})

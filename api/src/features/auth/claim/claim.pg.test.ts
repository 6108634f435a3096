import { randomUUID } from 'node:crypto'
import { claimAnswerSchema, profilesAnswerSchema } from 'sync-protocol/rest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodyOf, failureOf } from '../../../../test/answers'
import { cookieOf, createTestApp, type TestApp, type TestPerson } from '../../../../test/app'
import { TestPasskey } from '../../../../test/authenticator'
import { createTestDatabase, type TestDatabase } from '../../../../test/database'
import { addProfile, asProfile, letIn } from '../../../../test/family'
import { strayEntries } from '../../../../test/plans/distribution'

const PASSWORD = 'walnut ferry copper dune'
const MINUTE_MS = 60_000

let database: TestDatabase
let test: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  test = await createTestApp(database)
})
afterAll(async () => {
  expect(await strayEntries(database.superuser)).toEqual([])
  await database.drop()
})

const newEmail = () => `${randomUUID()}@example.org`
const claim = (person: TestPerson, id: string, json: object) =>
  person.send('POST', `/api/profiles/${id}/claim`, {
    json: { email: newEmail(), password: PASSWORD, keepAs: 'carer', ...json },
  })
const signIn = (email: string) =>
  test.send('POST', '/api/auth/login', { json: { email, password: PASSWORD } })
const listOf = async (send: TestApp['send'], cookie: string) =>
  bodyOf(await send('GET', '/api/profiles', { cookie }), profilesAnswerSchema)

it('a login is attached to the same id: record, printed card and members stay', async () => {
  const ana = await test.signUp({ firstName: 'Ana' })
  const leo = await addProfile(ana, { firstName: 'Leo' })
  const asLeo: TestPerson = {
    ...ana,
    id: leo.id,
    send: (method, path, options) => ana.send(method, path, { ...options, ...asProfile(leo.id) }),
  }
  await ana.send('POST', '/api/medical-profile', { json: {}, ...asProfile(leo.id) })
  await ana.send('POST', '/api/allergies', {
    json: { medicalProfileId: leo.id, allergen: 'Penicillin', severity: 'Severe' },
    ...asProfile(leo.id),
  })
  const made = await ana.send('POST', '/api/qr-codes', {
    json: { type: 'allergies', accessLevel: 'emergency', expiresIn: 'never' },
    ...asProfile(leo.id),
  })
  expect(made.status).toBe(201)
  const email = newEmail()
  const { user, recoveryCodes } = await bodyOf(
    await claim(ana, leo.id, { email }),
    claimAnswerSchema,
  )
  expect(user).toMatchObject({ id: leo.id, email, emailState: 'unconfirmed', firstName: 'Leo' })
  expect(recoveryCodes).toHaveLength(8)
  expect(test.confirmations.at(-1)?.to).toBe(email)
  const cookie = cookieOf(await signIn(email))
  const allergies = await test.send('GET', '/api/allergies', { cookie })
  expect(await allergies.json()).toMatchObject([{ allergen: 'Penicillin' }])
  expect(await (await test.send('GET', '/api/qr-codes', { cookie })).json()).toHaveLength(1)
  const [own] = await listOf(test.send, cookie)
  expect(own).toMatchObject({ role: 'person', members: [{ id: ana.id, role: 'carer' }] })
  // And the other way round: who handed over is in it as was agreed.
  const [, kept] = await listOf(test.send, ana.cookie)
  expect(kept).toMatchObject({ id: leo.id, kind: 'person', role: 'carer' })
  expect((await asLeo.send('GET', '/api/allergies')).status).toBe(200)
})

it('who hands over may leave with it', async () => {
  const ana = await test.signUp()
  const leo = await addProfile(ana)
  expect((await claim(ana, leo.id, { keepAs: null })).status).toBe(201)
  expect(await listOf(test.send, ana.cookie)).toHaveLength(1)
  const gone = await ana.send('GET', '/api/allergies', asProfile(leo.id))
  expect(await failureOf(gone)).toEqual([404, 'not_found'])
})

it('with a passkey that was made for it, and for nothing else', async () => {
  const ana = await test.signUp()
  const [leo, mia] = [await addProfile(ana), await addProfile(ana)]
  const challengeFor = async (id: string, email: string) => {
    const path = `/api/profiles/${id}/claim/options`
    return String(
      Object(await (await ana.send('POST', path, { json: { email } })).json()).challenge,
    )
  }
  const email = newEmail()
  const passkey = new TestPasskey()
  const json = {
    ...{ email, password: undefined, keepAs: 'guardian' },
    passkey: passkey.register(await challengeFor(leo.id, email)),
  }
  expect(await failureOf(await claim(ana, mia.id, json))).toEqual([422, 'invalid'])
  json.passkey = passkey.register(await challengeFor(leo.id, email))
  expect((await claim(ana, leo.id, json)).status).toBe(201)
  const asked = await test.send('POST', '/api/auth/passkeys/login/options', { json: {} })
  const answer = await test.send('POST', '/api/auth/passkeys/login/verify', {
    json: { passkey: passkey.assert(String(Object(await asked.json()).challenge)) },
  })
  expect(await answer.json()).toMatchObject({ user: { id: leo.id } })
})

it('is refused twice, of who has a login, with another’s address, and without a fresh sign-in', async () => {
  const own = await createTestApp(database)
  const [ana, ben] = [await own.signUp(), await own.signUp()]
  const leo = await addProfile(ana)
  await letIn(own, ana, leo.id, { person: ben, role: 'carer' })
  expect(await failureOf(await claim(ben, leo.id, {}))).toEqual([403, 'role_too_low'])
  expect(await failureOf(await claim(await own.signUp(), leo.id, {}))).toEqual([404, 'not_found'])
  expect(await failureOf(await claim(ana, leo.id, { email: ben.email }))).toEqual([
    409,
    'email_taken',
  ])
  for (const password of ['short', 'password1234567']) {
    expect(await failureOf(await claim(ana, leo.id, { password }))).toEqual([422, 'invalid'])
  }
  expect((await claim(ana, leo.id, { keepAs: 'guardian' })).status).toBe(201)
  for (const id of [leo.id, ana.id]) {
    expect(await failureOf(await claim(ana, id, {}))).toEqual([409, 'already_claimed'])
  }
  const mia = await addProfile(ana)
  own.advance(10 * MINUTE_MS + 1)
  expect(await failureOf(await claim(ana, mia.id, {}))).toEqual([403, 'fresh_sign_in_required'])
})

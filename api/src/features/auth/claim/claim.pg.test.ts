import { randomUUID } from 'node:crypto'
import { claimAnswerSchema, profilesAnswerSchema, signedInAnswerSchema } from 'sync-protocol/rest'
import { afterAll, expect, it } from 'vitest'
import { bodyOf, failureOf } from '../../../../test/answers'
import {
  cookieOf,
  createTestApp,
  PASSWORD as FIRST_PASSWORD,
  type TestApp,
  type TestPerson,
} from '../../../../test/app'
import { TestPasskey } from '../../../../test/authenticator'
import { addProfile, asProfile, inviteBy, letIn } from '../../../../test/family'
import { unmatchedEntries } from '../../../../test/plans/distribution'
import { database, test, useApp } from '../../../../test/use-app'
import { createServices } from '../../../app'
import { completeHandOvers } from './complete-hand-over'

const PASSWORD = 'walnut ferry copper dune'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

useApp()
afterAll(async () => {
  expect(await unmatchedEntries(database.superuser)).toEqual([])
})

async function afterThreeDays() {
  test.advance(72 * HOUR_MS)
  const services = createServices(test.deps)
  await completeHandOvers(services, database.jobReads)
  await services.outboxWorker.settled()
}
const newEmail = () => `${randomUUID()}@example.org`
const claim = (person: TestPerson, id: string, json: object) =>
  person.send('POST', `/api/profiles/${id}/claim`, {
    json: { email: newEmail(), password: PASSWORD, keepAs: 'carer', ...json },
  })
const signIn = (email: string) =>
  test.send('POST', '/api/auth/login', { json: { email, password: PASSWORD } })
const listOf = async (send: TestApp['send'], cookie: string) =>
  bodyOf(await send('GET', '/api/profiles', { cookie }), profilesAnswerSchema)

it('a hand-over attaches a login to the same id and keeps record, printed card and members', async () => {
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
  const asked = await claim(ana, leo.id, { email })
  const { takesEffectAt } = await bodyOf(asked, claimAnswerSchema)
  const waitMs = Date.parse(takesEffectAt) - test.deps.now().getTime()
  expect(Math.round(waitMs / HOUR_MS)).toBe(72)
  expect((await signIn(email)).status).toBe(401)
  await afterThreeDays()
  expect(test.confirmations.at(-1)?.to).toBe(email)
  const signedIn = await signIn(email)
  const { user } = await bodyOf(signedIn, signedInAnswerSchema)
  expect(user).toMatchObject({ id: leo.id, email, emailState: 'unconfirmed', firstName: 'Leo' })
  const cookie = cookieOf(signedIn)
  // The person makes recovery codes later, so that no guardian sees any.
  const credentials = await test.send('GET', '/api/auth/credentials', { cookie })
  expect(await credentials.json()).toMatchObject({ hasPassword: true, recoveryCodesLeft: 0 })
  const allergies = await test.send('GET', '/api/allergies', { cookie })
  expect(await allergies.json()).toMatchObject([{ allergen: 'Penicillin' }])
  expect(await (await test.send('GET', '/api/qr-codes', { cookie })).json()).toHaveLength(1)
  const [own] = await listOf(test.send, cookie)
  expect(own).toMatchObject({ role: 'person', members: [{ id: ana.id, role: 'carer' }] })
  const [, kept] = await listOf(test.send, ana.cookie)
  expect(kept).toMatchObject({ id: leo.id, kind: 'person', role: 'carer' })
  expect((await asLeo.send('GET', '/api/allergies')).status).toBe(200)
})

it('the guardian who hands a record over may leave it', async () => {
  const ana = await test.signUp()
  const leo = await addProfile(ana)
  expect((await claim(ana, leo.id, { keepAs: null })).status).toBe(201)
  await afterThreeDays()
  expect(await listOf(test.send, ana.cookie)).toHaveLength(1)
  const gone = await ana.send('GET', '/api/allergies', asProfile(leo.id))
  expect(await failureOf(gone)).toEqual([404, 'not_found'])
})

it('a guardian who stays as a viewer gets no alerts, although they chose them before', async () => {
  const ana = await test.signUp()
  const leo = await addProfile(ana)
  const alerts = { json: { isNotified: true }, ...asProfile(leo.id) }
  expect((await ana.send('PUT', '/api/alerts/mine', alerts)).status).toBe(204)
  const email = newEmail()
  expect((await claim(ana, leo.id, { email, keepAs: 'viewer' })).status).toBe(201)
  await afterThreeDays()
  const cookie = cookieOf(await signIn(email))
  expect(await (await test.send('GET', '/api/alerts', { cookie })).json()).toMatchObject({
    people: [
      { role: 'person', isNotified: true },
      { id: ana.id, role: 'viewer', isNotified: false },
    ],
  })
})

it('a hand-over accepts only a passkey that was made for that record', async () => {
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
  await afterThreeDays()
  const asked = await test.send('POST', '/api/auth/passkeys/login/options', { json: {} })
  const answer = await test.send('POST', '/api/auth/passkeys/login/verify', {
    json: { passkey: passkey.assert(String(Object(await asked.json()).challenge)) },
  })
  expect(await answer.json()).toMatchObject({ user: { id: leo.id } })
})

it('refuses a second hand-over, a record with a login, a taken address and an old sign-in', async () => {
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
  expect(await failureOf(await claim(ana, leo.id, {}))).toEqual([409, 'already_claimed'])
  own.advance(72 * HOUR_MS)
  await completeHandOvers(createServices(own.deps), database.jobReads)
  await ana.send('POST', '/api/auth/reauthenticate', { json: { password: FIRST_PASSWORD } })
  for (const id of [leo.id, ana.id]) {
    expect(await failureOf(await claim(ana, id, {}))).toEqual([409, 'already_claimed'])
  }
  const mia = await addProfile(ana)
  own.advance(10 * MINUTE_MS + 1)
  expect(await failureOf(await claim(ana, mia.id, {}))).toEqual([403, 'fresh_sign_in_required'])
})

it('every guardian is notified by e-mail and in the list, and can stop a hand-over in time', async () => {
  const [ana, ben, cleo] = [await test.signUp(), await test.signUp(), await test.signUp()]
  const leo = await addProfile(ana)
  await letIn(test, ana, leo.id, { person: ben, role: 'guardian' })
  await letIn(test, ana, leo.id, { person: cleo, role: 'carer' })
  const email = newEmail()
  test.emails.splice(0)
  expect((await claim(ana, leo.id, { email })).status).toBe(201)
  expect(addressesOf('A record you look after will be handed over')).toEqual(
    [ana.email, ben.email].sort(),
  )
  const handOver = { email, askedBy: ana.id, takesEffectAt: expect.any(String) }
  for (const guardian of [ana, ben]) {
    expect((await listOf(guardian.send, guardian.cookie))[1]?.handOver).toEqual(handOver)
  }
  expect((await listOf(cleo.send, cleo.cookie))[1]?.handOver).toBeNull()

  const stop = (person: TestPerson) => person.send('DELETE', `/api/profiles/${leo.id}/claim`)
  expect(await failureOf(await stop(cleo))).toEqual([403, 'role_too_low'])
  expect(await failureOf(await stop(await test.signUp()))).toEqual([404, 'not_found'])
  test.advance(72 * HOUR_MS - MINUTE_MS)
  await completeHandOvers(createServices(test.deps), database.jobReads)
  expect((await stop(ben)).status).toBe(204)
  expect(addressesOf('A hand-over was stopped')).toEqual([ana.email, ben.email].sort())
  expect(await failureOf(await stop(ana))).toEqual([404, 'not_found'])
  await afterThreeDays()
  expect((await signIn(email)).status).toBe(401)
  expect((await listOf(ana.send, ana.cookie))[1]).toMatchObject({ kind: 'managed', handOver: null })
})

type Change = (asker: TestPerson, id: string, other: TestPerson) => Promise<Response>
const changeRole =
  (role: string): Change =>
  (asker, id, other) =>
    asker.send('PATCH', `/api/profiles/${id}/members/${other.id}`, { json: { role } })

const LOSSES: [what: string, change: Change][] = [
  ['lowers', changeRole('viewer')],
  [
    'removes',
    (asker, id, other) => asker.send('DELETE', `/api/profiles/${id}/members/${other.id}`),
  ],
  [
    'sets an end for',
    (asker, id, other) => {
      const until = new Date(test.deps.now().getTime() + HOUR_MS).toISOString()
      return asker.send('PATCH', `/api/profiles/${id}/members/${other.id}`, { json: { until } })
    },
  ],
]

it.each(LOSSES)(
  'a hand-over stops if a guardian %s another who could have stopped it',
  async (_, change) => {
    const [ana, ben] = [await test.signUp(), await test.signUp()]
    const leo = await addProfile(ana)
    await letIn(test, ana, leo.id, { person: ben, role: 'guardian' })
    const email = newEmail()
    expect((await claim(ana, leo.id, { email })).status).toBe(201)
    test.emails.splice(0)
    expect((await change(ana, leo.id, ben)).ok).toBe(true)
    expect(addressesOf('A hand-over was stopped')).toContain(ana.email)
    await afterThreeDays()
    expect((await signIn(email)).status).toBe(401)
    expect((await listOf(ana.send, ana.cookie))[1]).toMatchObject({
      kind: 'managed',
      handOver: null,
    })
  },
)

it.each(LOSSES)(
  'for 72 hours after a guardian %s another, no hand-over can be asked for',
  async (_, change) => {
    const own = await createTestApp(database)
    const [ana, ben] = [await own.signUp(), await own.signUp()]
    const leo = await addProfile(ana)
    await letIn(own, ana, leo.id, { person: ben, role: 'guardian' })
    own.emails.splice(0)
    expect((await change(ana, leo.id, ben)).ok).toBe(true)
    expect(own.emails.map(({ to }) => to)).toContain(ben.email)
    const tooSoon = [409, 'hand_over_too_soon']
    expect(await failureOf(await claim(ana, leo.id, {}))).toEqual(tooSoon)
    const options = `/api/profiles/${leo.id}/claim/options`
    const json = { email: newEmail() }
    expect(await failureOf(await ana.send('POST', options, { json }))).toEqual(tooSoon)
    const signInAgain = () =>
      ana.send('POST', '/api/auth/reauthenticate', { json: { password: FIRST_PASSWORD } })
    own.advance(72 * HOUR_MS - MINUTE_MS)
    await signInAgain()
    expect(await failureOf(await claim(ana, leo.id, {}))).toEqual(tooSoon)
    own.advance(MINUTE_MS)
    expect((await claim(ana, leo.id, {})).status).toBe(201)
  },
)

it('a hand-over need not wait after a guardian has left, or after someone with fewer rights is removed', async () => {
  const [ana, ben, cleo] = [await test.signUp(), await test.signUp(), await test.signUp()]
  const leo = await addProfile(ana)
  await letIn(test, ana, leo.id, { person: ben, role: 'guardian' })
  await letIn(test, ana, leo.id, { person: cleo, role: 'carer' })
  expect((await changeRole('carer')(ben, leo.id, ben)).status).toBe(200)
  await ana.send('DELETE', `/api/profiles/${leo.id}/members/${cleo.id}`)
  expect((await claim(ana, leo.id, {})).status).toBe(201)
})

it('a guardian who leaves stops only a hand-over that they asked for', async () => {
  const [ana, ben] = [await test.signUp(), await test.signUp()]
  const [leo, mia] = [await addProfile(ana), await addProfile(ana)]
  for (const { id } of [leo, mia]) await letIn(test, ana, id, { person: ben, role: 'guardian' })
  const [first, second] = [newEmail(), newEmail()]
  expect((await claim(ben, leo.id, { email: first })).status).toBe(201)
  expect((await claim(ana, mia.id, { email: second })).status).toBe(201)
  for (const { id } of [leo, mia]) {
    expect((await ben.send('DELETE', `/api/profiles/${id}/members/${ben.id}`)).status).toBe(204)
  }
  await afterThreeDays()
  expect((await signIn(first)).status).toBe(401)
  expect((await signIn(second)).status).toBe(200)
})

it('an account that becomes a guardian is notified of a hand-over that waits', async () => {
  const people = [await test.signUp(), await test.signUp(), await test.signUp()] as const
  const [ana, ben, cleo] = people
  const leo = await addProfile(ana)
  await letIn(test, ana, leo.id, { person: ben, role: 'carer' })
  expect((await claim(ana, leo.id, {})).status).toBe(201)
  test.emails.splice(0)
  expect((await changeRole('guardian')(ana, leo.id, ben)).status).toBe(200)
  await letIn(test, ana, leo.id, { person: cleo, role: 'guardian' })
  const open = await inviteBy(ana, leo.id, { role: 'guardian' })
  const dora = await test.signUp()
  expect((await dora.send('POST', `/api/invitations/${open.token}/accept`)).status).toBe(200)
  const confirm = `/api/profiles/${leo.id}/invitations/${open.id}/confirm`
  expect((await ana.send('POST', confirm)).status).toBe(200)
  expect(addressesOf('A record you look after will be handed over')).toEqual(
    [ben.email, cleo.email, dora.email].sort(),
  )
})

it('a guardian cannot ask so often that the others get no more e-mails of it', async () => {
  const own = await createTestApp(database)
  const [ana, ben] = [await own.signUp(), await own.signUp()]
  const leo = await addProfile(ana)
  await letIn(own, ana, leo.id, { person: ben, role: 'guardian' })
  own.emails.splice(0)
  const asked: number[] = []
  while (asked.length < 12) {
    asked.push((await claim(ana, leo.id, {})).status)
    await ana.send('DELETE', `/api/profiles/${leo.id}/claim`)
  }
  expect(asked).toEqual([...Array(10).fill(201), 429, 429])
  const told = own.emails.filter(
    ({ to, subject }) => to === ben.email && subject.includes('will be handed over'),
  )
  expect(told).toHaveLength(10)
})

it('a hand-over stops if its guardian has lost that role or the address is taken', async () => {
  const [ana, ben] = [await test.signUp(), await test.signUp()]
  const [leo, mia] = [await addProfile(ana), await addProfile(ana)]
  await letIn(test, ana, leo.id, { person: ben, role: 'guardian' })
  const [first, second] = [newEmail(), newEmail()]
  expect((await claim(ben, leo.id, { email: first })).status).toBe(201)
  expect((await claim(ana, mia.id, { email: second })).status).toBe(201)
  await test.signUp({ email: second })
  test.emails.splice(0)
  await changeRole('carer')(ana, leo.id, ben)
  await afterThreeDays()
  expect(addressesOf('A hand-over was stopped')).toEqual([ana.email, ana.email])
  expect((await signIn(first)).status).toBe(401)
  const kinds = (await listOf(ana.send, ana.cookie)).slice(1).map(({ kind }) => kind)
  expect(kinds).toEqual(['managed', 'managed'])
})

it('a hand-over that keeps failing is logged and postponed, and does not block the others', async () => {
  const ana = await test.signUp()
  const [leo, mia] = [await addProfile(ana), await addProfile(ana)]
  const [first, second] = [newEmail(), newEmail()]
  expect((await claim(ana, leo.id, { email: first })).status).toBe(201)
  test.advance(MINUTE_MS)
  expect((await claim(ana, mia.id, { email: second })).status).toBe(201)
  const [{ sealed } = { sealed: Buffer.of() }] = await database.superuser<{ sealed: Buffer }[]>`
    select sealed from hand_overs where user_id = ${leo.id}`
  const seal = (bytes: Buffer) =>
    database.superuser`update hand_overs set sealed = ${bytes} where user_id = ${leo.id}`
  await seal(Buffer.concat([sealed, Buffer.of(0)]))
  test.advance(72 * HOUR_MS)
  const services = createServices(test.deps)
  const run = () => completeHandOvers(services, database.jobReads, 1)
  test.logged.splice(0)
  for (let runs = 0; runs < 3; runs++) await run()
  expect((await signIn(second)).status).toBe(200)
  expect(test.logged.filter(({ method }) => method === 'JOB')).toMatchObject([
    { level: 'error', route: 'hand over', failure: { name: expect.stringMatching(/./) } },
  ])

  // A guardian sees the new time.
  await seal(sealed)
  const listed = (await listOf(ana.send, ana.cookie)).find(({ id }) => id === leo.id)
  const waitMs = Date.parse(listed?.handOver?.takesEffectAt ?? '') - test.deps.now().getTime()
  expect(Math.round(waitMs / MINUTE_MS)).toBe(15)
  test.advance(15 * MINUTE_MS)
  await run()
  expect((await signIn(first)).status).toBe(200)
})

const addressesOf = (subject: string) =>
  test.emails
    .filter(each => each.subject === subject)
    .map(({ to }) => to)
    .sort()

import {
  credentialsAnswerSchema,
  passkeyOptionsAnswerSchema,
  recoveryCodesAnswerSchema,
  sessionsAnswerSchema,
} from 'sync-protocol/rest'
import { describe, expect, it } from 'vitest'
import { bodyOf, failureOf } from '../../../test/answers'
import { cookieOf, createTestApp, PASSWORD, type TestApp, type TestPerson } from '../../../test/app'
import { TestPasskey } from '../../../test/authenticator'
import { database, test, useApp } from '../../../test/use-app'

const MINUTE_MS = 60_000
const NEW_PASSWORD = 'walnut ferry copper dune'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

useApp()

const signIn = (from: TestApp, email: string, password = PASSWORD, headers = {}) =>
  from.send('POST', '/api/auth/login', { json: { email, password }, headers })

const again = (person: TestPerson, json: object, address = '203.0.113.1') =>
  person.send('POST', '/api/auth/reauthenticate', { json, headers: { 'X-Forwarded-For': address } })

const statusOf = async (person: TestPerson) => (await person.send('GET', '/api/auth/user')).status

describe('POST /api/auth/reauthenticate', () => {
  it('renews the session for 10 minutes with the password, and no other session', async () => {
    const own = await createTestApp(database)
    const ada = await own.signUp()
    const other = { ...ada, cookie: cookieOf(await signIn(own, ada.email)) }
    own.advance(11 * MINUTE_MS)
    const isFresh = async (cookie: string) =>
      (await own.send('GET', '/api/account/export', { cookie })).status === 200
    expect(await isFresh(ada.cookie)).toBe(false)
    expect((await again(ada, { password: PASSWORD })).status).toBe(204)
    expect([await isFresh(ada.cookie), await isFresh(other.cookie)]).toEqual([true, false])
    own.advance(11 * MINUTE_MS)
    expect(await isFresh(ada.cookie)).toBe(false)
  })

  it("renews the session with the person's own passkey only", async () => {
    const own = await createTestApp(database)
    const ada = await own.signUp()
    const bob = await own.signUp()
    const ask = async (path: string, person?: TestPerson) => {
      const send = person?.send ?? own.send
      const answer = await send('POST', `/api/auth/passkeys/${path}/options`, { json: {} })
      return (await bodyOf(answer, passkeyOptionsAnswerSchema)).challenge
    }
    const passkey = new TestPasskey()
    const json = { passkey: passkey.register(await ask('register', ada)) }
    await ada.send('POST', '/api/auth/passkeys/register/verify', { json })
    own.advance(11 * MINUTE_MS)
    const assertion = async () => ({ passkey: passkey.assert(await ask('login')) })
    expect(await failureOf(await again(bob, await assertion()))).toEqual([401, 'bad_credentials'])
    expect((await again(ada, await assertion())).status).toBe(204)
    expect((await ada.send('GET', '/api/account/export')).status).toBe(200)
    expect((await bob.send('GET', '/api/account/export')).status).toBe(403)
  })

  it('limits the guesses of one session from any number of addresses', async () => {
    const ada = await test.signUp()
    const statuses = []
    for (let n = 0; n < 8; n++) {
      statuses.push((await again(ada, { password: 'wrong' }, `198.51.100.${n}`)).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  })

  it('shares the limit of signing in', async () => {
    const ada = await test.signUp()
    for (let tries = 0; tries < 5; tries++) {
      const answer = await again(ada, { password: 'wrong' })
      expect(await failureOf(answer)).toEqual([401, 'bad_credentials'])
    }
    expect((await again(ada, { password: PASSWORD })).status).toBe(429)
    expect(
      (await signIn(test, ada.email, PASSWORD, { 'X-Forwarded-For': '203.0.113.1' })).status,
    ).toBe(429)
  })

  it.each([
    ['nothing', {}],
    ['both', { password: PASSWORD, passkey: {} }],
    ['no text', { password: 7 }],
  ])('refuses %s', async (_, json) => {
    expect((await again(await test.signUp(), json)).status).toBe(422)
  })
})

describe('PUT /api/auth/password', () => {
  const change = (person: TestPerson, newPassword: unknown) =>
    person.send('PUT', '/api/auth/password', { json: { newPassword } })

  it('changes the password, signs out everywhere else and sends an e-mail', async () => {
    const ada = await test.signUp()
    const other = { ...ada, cookie: cookieOf(await signIn(test, ada.email)) }
    expect((await change(ada, NEW_PASSWORD)).status).toBe(204)
    expect(await statusOf(ada)).toBe(200)
    expect((await test.send('GET', '/api/auth/user', { cookie: other.cookie })).status).toBe(401)
    expect((await signIn(test, ada.email)).status).toBe(401)
    expect((await signIn(test, ada.email, NEW_PASSWORD)).status).toBe(200)
    expect(test.emails).toContainEqual(
      expect.objectContaining({ to: ada.email, subject: 'Your LifeTag password was changed' }),
    )
  })

  it.each([
    ['a short one', 'short'],
    ['a well-known one', 'Password123456'],
    ['a leaked one', 'leavemealone'],
    ['no text', 7],
    ['none', undefined],
  ])('reports %s at its field', async (_, newPassword) => {
    const ada = await test.signUp()
    const answer = await change(ada, newPassword)
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { fields: { newPassword: expect.any(String) } },
    ])
    expect((await signIn(test, ada.email)).status).toBe(200)
  })

  it('requires a sign-in within the last 10 minutes', async () => {
    const own = await createTestApp(database)
    const ada = await own.signUp()
    own.advance(11 * MINUTE_MS)
    expect(await failureOf(await change(ada, NEW_PASSWORD))).toEqual([
      403,
      'fresh_sign_in_required',
    ])
  })
})

describe('POST /api/auth/recovery-codes', () => {
  const make = (person: TestPerson) => person.send('POST', '/api/auth/recovery-codes', { json: {} })

  it('makes three new codes and voids the old ones', async () => {
    const ada = await test.signUp()
    const answer = await make(ada)
    expect(answer.status).toBe(201)
    const { recoveryCodes } = await bodyOf(answer, recoveryCodesAnswerSchema)
    expect(new Set([...recoveryCodes, ...ada.recoveryCodes]).size).toBe(6)
    const recover = (code = '') =>
      test.send('POST', '/api/auth/recover', {
        json: { email: ada.email, recoveryCode: code, newPassword: NEW_PASSWORD },
      })
    expect((await recover(ada.recoveryCodes[0])).status).toBe(401)
    expect((await recover(recoveryCodes[0])).status).toBe(200)
  })

  it.each([
    ['changed', 'PUT', '/api/auth/password', () => ({ newPassword: NEW_PASSWORD })],
    [
      'recovered',
      'POST',
      '/api/auth/recover',
      (ada: TestPerson) => ({
        ...{ email: ada.email, recoveryCode: ada.recoveryCodes[2], newPassword: NEW_PASSWORD },
      }),
    ],
  ] as const)('a password that is %s voids all recovery codes', async (_, method, path, body) => {
    const ada = await test.signUp()
    expect((await ada.send(method, path, { json: body(ada) })).status).toBeLessThan(300)
    for (const recoveryCode of ada.recoveryCodes) {
      const json = { email: ada.email, recoveryCode, newPassword: `${NEW_PASSWORD} again` }
      const headers = {
        'X-Forwarded-For': `198.51.100.${ada.recoveryCodes.indexOf(recoveryCode)}`,
      }
      const answer = await test.send('POST', '/api/auth/recover', { json, headers })
      expect(await failureOf(answer)).toEqual([401, 'bad_credentials'])
    }
    expect((await signIn(test, ada.email, NEW_PASSWORD)).status).toBe(200)
  })

  it('marks codes as unseen until the person confirms them, and new codes again', async () => {
    const ada = await test.signUp()
    const seen = async () =>
      Object(await (await ada.send('GET', '/api/auth/user')).json()).recoveryCodesSeen
    expect(await seen()).toBe(false)
    const sawThem = () => ada.send('POST', '/api/auth/recovery-codes/seen')
    expect((await sawThem()).status).toBe(204)
    expect(await seen()).toBe(true)
    await make(ada)
    expect(await seen()).toBe(false)
    await sawThem()
    await ada.send('PUT', '/api/auth/password', { json: { newPassword: NEW_PASSWORD } })
    expect(await seen()).toBe(false)
    await sawThem()
    expect(await seen()).toBe(false)
  })

  it('reports the number of unused codes', async () => {
    const ada = await test.signUp()
    await test.send('POST', '/api/auth/recover', {
      json: { email: ada.email, recoveryCode: ada.recoveryCodes[2], newPassword: NEW_PASSWORD },
    })
    const cookie = cookieOf(await signIn(test, ada.email, NEW_PASSWORD))
    const answer = await test.send('GET', '/api/auth/credentials', { cookie })
    expect(await bodyOf(answer, credentialsAnswerSchema)).toEqual({
      hasPassword: true,
      recoveryCodesLeft: 0,
      passkeys: [],
    })
  })

  it('requires a sign-in within the last 10 minutes', async () => {
    const own = await createTestApp(database)
    const ada = await own.signUp()
    own.advance(11 * MINUTE_MS)
    expect(await failureOf(await make(ada))).toEqual([403, 'fresh_sign_in_required'])
  })
})

describe('the sessions of a person', () => {
  const list = async (person: TestPerson) =>
    bodyOf(await person.send('GET', '/api/auth/sessions'), sessionsAnswerSchema)

  it('are listed with readable device names and a mark on the current one', async () => {
    const ada = await test.signUp()
    await signIn(test, ada.email, PASSWORD, { 'User-Agent': ANDROID })
    const sessions = await list(ada)
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent]).sort()).toEqual([
      ['An unknown device', true],
      ['Chrome on Android', false],
    ])
    const [row] = await database.superuser`
      select count(*)::int as n from sessions where user_id = ${ada.id} and device like '%Mozilla%'`
    expect(row?.n).toBe(0)
  })

  it('can be signed out one by one', async () => {
    const ada = await test.signUp()
    const cookie = cookieOf(await signIn(test, ada.email))
    const other = (await list(ada)).find(session => !session.isCurrent)
    expect((await ada.send('DELETE', `/api/auth/sessions/${other?.id}`)).status).toBe(204)
    expect((await test.send('GET', '/api/auth/user', { cookie })).status).toBe(401)
    expect(await statusOf(ada)).toBe(200)
    expect((await ada.send('DELETE', `/api/auth/sessions/${other?.id}`)).status).toBe(404)
  })

  it('can be signed out except for the current one', async () => {
    const ada = await test.signUp()
    const bob = await test.signUp()
    await signIn(test, ada.email)
    await signIn(test, ada.email)
    expect((await ada.send('DELETE', '/api/auth/sessions')).status).toBe(204)
    expect(await list(ada)).toHaveLength(1)
    expect(await statusOf(bob)).toBe(200)
  })

  it('of another person answer as if they did not exist', async () => {
    const [ada, bob] = [await test.signUp(), await test.signUp()]
    const [session] = await list(ada)
    expect((await bob.send('DELETE', `/api/auth/sessions/${session?.id}`)).status).toBe(404)
    expect(await statusOf(ada)).toBe(200)
  })
})

describe('the e-mail about a sign-in', () => {
  const newDevices = (own: TestApp, email: string) =>
    own.emails.filter(({ to, subject }) => to === email && subject.startsWith('New sign-in'))

  it('is sent once for each new device', async () => {
    const own = await createTestApp(database)
    const { email } = await own.signUp()
    expect(newDevices(own, email)).toHaveLength(0)
    const first = await signIn(own, email, PASSWORD, { 'User-Agent': ANDROID })
    expect(newDevices(own, email)).toHaveLength(1)
    expect(newDevices(own, email)[0]?.text).toContain('Chrome on Android')
    const device = first.headers.getSetCookie().find(cookie => cookie.startsWith('device='))
    expect(device).toMatch(/^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
    await signIn(own, email, PASSWORD, { Cookie: device?.split(';')[0] })
    expect(newDevices(own, email)).toHaveLength(1)
    await signIn(own, email, PASSWORD, { Cookie: 'device=made-up' })
    expect(newDevices(own, email)).toHaveLength(2)
  })

  it('is sent for a device that only another person has used', async () => {
    const own = await createTestApp(database)
    const [ada, bob] = [await own.signUp(), await own.signUp()]
    const device = (await signIn(own, ada.email)).headers.getSetCookie()[1]?.split(';')[0]
    await signIn(own, bob.email, PASSWORD, { Cookie: device })
    expect(newDevices(own, bob.email)).toHaveLength(1)
    const rows = await database.superuser`
      select count(*)::int as n from known_devices where user_id in (${ada.id}, ${bob.id})
      group by device_hash having count(*) > 1`
    expect(rows).toHaveLength(0)
  })

  it('does not stop the sign-in if it fails, and is logged without the address', async () => {
    const mail = { send: () => Promise.reject(new Error('no mail server')), close: () => {} }
    const own = await createTestApp(database, { mail })
    const { email } = await own.signUp()
    expect((await signIn(own, email)).status).toBe(200)
    const failed = () => own.logged.filter(({ method }) => method === 'OUTBOX')
    await expect
      .poll(() => failed().map(({ route }) => route))
      .toEqual(['email confirm_email', 'email new_device'])
    expect(JSON.stringify(own.logged)).not.toContain(email)
    expect(failed().map(({ level }) => level)).toEqual(['error', 'error'])
  })
})

it('the address at which password managers change a password redirects to the profile', async () => {
  const answer = await test.send('GET', '/.well-known/change-password')
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    302,
    '/dashboard?tab=profile&page=password#password',
  ])
})

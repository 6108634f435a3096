import { describe, expect, it } from 'vitest'
import { cookieOf, createTestApp, PASSWORD, type TestApp } from '../../../test/app'
import { database, test, useApp } from '../../../test/use-app'

useApp()

const DAY_MS = 24 * 60 * 60_000

describe('POST /api/auth/register', () => {
  it('makes an account and signs the person in', async () => {
    const answer = await test.send('POST', '/api/auth/register', {
      json: { email: 'Ada@Example.org', password: PASSWORD, firstName: 'Ada', lastName: 'Byron' },
    })
    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({
      user: {
        id: expect.stringMatching(
          /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        ),
        email: 'ada@example.org',
        emailState: 'unconfirmed',
        newEmail: null,
        firstName: 'Ada',
        lastName: 'Byron',
        role: null,
        recoveryCodesSeen: false,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
      recoveryCodes: Array(3).fill(
        expect.stringMatching(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/),
      ),
    })
    const user = await test.send('GET', '/api/auth/user', { cookie: cookieOf(answer) })
    expect(user.status).toBe(200)
    expect(await user.json()).toMatchObject({ email: 'ada@example.org', firstName: 'Ada' })
  })

  it('refuses an address that already has an account, in any case', async () => {
    await test.signUp({ email: 'taken@example.org' })
    const answer = await test.send('POST', '/api/auth/register', {
      json: { email: ' TAKEN@example.org', password: PASSWORD },
    })
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'email_taken' })
  })

  it.each([
    ['no address', { password: PASSWORD }, 'email'],
    ['an address that is none', { email: 'ada', password: PASSWORD }, 'email'],
    ['no password', { email: 'a@example.org' }, 'password'],
    ['11 characters', { email: 'a@example.org', password: 'k3yb0ard-zu' }, 'password'],
    ['129 characters', { email: 'a@example.org', password: 'k3yb0ard-zu!'.repeat(11) }, 'password'],
    ['a common password', { email: 'a@example.org', password: 'Password123456' }, 'password'],
    ['a leaked password', { email: 'a@example.org', password: 'leavemealone' }, 'password'],
    [
      'the address as password',
      { email: 'adalovelace@example.org', password: 'adalovelace12' },
      'password',
    ],
    ['a number as name', { email: 'a@example.org', password: PASSWORD, firstName: 7 }, 'firstName'],
    ['an unknown field', { email: 'a@example.org', password: PASSWORD, role: 'admin' }, 'role'],
    ['NUL', { email: 'a@example.org', password: PASSWORD, firstName: 'A\0' }, 'firstName'],
    [
      'a lone surrogate',
      { email: 'a@example.org', password: PASSWORD, lastName: '\ud800' },
      'lastName',
    ],
  ])('refuses %s with 422', async (_, json, field) => {
    const answer = await test.send('POST', '/api/auth/register', { json })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.stringMatching(/^.{5,}$/) },
      requestId: expect.stringMatching(/./),
    })
  })
})

describe('POST /api/auth/login', () => {
  it('signs in with the right password', async () => {
    const { email, id } = await test.signUp()
    const answer = await test.send('POST', '/api/auth/login', {
      json: { email, password: PASSWORD },
    })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ user: { id, email } })
  })

  it('gives the same answer for a wrong password and an unknown account', async () => {
    const { email } = await test.signUp()
    const answers = await Promise.all(
      [email, 'nobody@example.org'].map(async address => {
        const answer = await test.send('POST', '/api/auth/login', {
          json: { email: address, password: 'not the password' },
        })
        const { requestId: _, ...body } = Object(await answer.json())
        return { status: answer.status, body }
      }),
    )
    expect(answers[0]).toEqual({
      status: 401,
      body: { code: 'bad_credentials', message: 'The email address or the password is wrong.' },
    })
    expect(answers[1]).toEqual(answers[0])
  })
})

describe('GET /api/auth/user', () => {
  it.each([
    ['no cookie', undefined],
    ['a made-up token', 'sid=made-up'],
    ['an empty token', 'sid='],
    ['a token that is not text', 'sid=%00%FF'],
  ])('answers 401 to %s', async (_, cookie) => {
    const answer = await test.send('GET', '/api/auth/user', cookie === undefined ? {} : { cookie })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'not_signed_in' })
  })
})

describe('the session cookie', () => {
  const register = (from: TestApp) =>
    from.send('POST', '/api/auth/register', {
      json: { email: `${crypto.randomUUID()}@example.org`, password: PASSWORD },
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    })

  it('is a plain one on http://localhost that scripts cannot read', async () => {
    const answer = await register(test)
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^sid=[\da-f-]{36}\.[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it('is bound to the host on https', async () => {
    const config = { publicOrigin: 'https://lifetag.example', isProduction: true, proxyHops: 1 }
    const answer = await register(await createTestApp(database, { config }))
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-sid=[\da-f-]{36}\.[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  it('contains a token that the database does not store', async () => {
    const answer = await register(test)
    const token = cookieOf(answer).replace('sid=', '')
    const [row] =
      await database.superuser`select count(*)::int as n from sessions where id = ${token}`
    expect(row).toEqual({ n: 0 })
  })

  it('is sent again when the session is prolonged', async () => {
    const late = await createTestApp(database)
    const person = await late.signUp()
    expect((await person.send('GET', '/api/auth/user')).headers.has('Set-Cookie')).toBe(false)
    late.advance(2 * DAY_MS)
    const answer = await person.send('GET', '/api/auth/user')
    expect(cookieOf(answer)).toBe(person.cookie)
  })
})

describe('GET /api/login', () => {
  it('redirects to the sign-in screen with the way back', async () => {
    const answer = await test.send('GET', '/api/login?returnTo=%2Fqr-codes%3Fa%3D1')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe('/auth?returnTo=%2Fqr-codes%3Fa%3D1')
  })

  it('redirects to no other site', async () => {
    const answer = await test.send('GET', '/api/login?returnTo=//evil.example')
    expect(answer.headers.get('Location')).toBe('/auth?returnTo=%2F')
  })
})

describe('a session', () => {
  it('ends with POST /api/auth/logout', async () => {
    const person = await test.signUp()
    const answer = await person.send('POST', '/api/auth/logout')
    expect(answer.status).toBe(204)
    expect(answer.headers.get('Set-Cookie')).toBe('sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
    expect((await person.send('GET', '/api/auth/user')).status).toBe(401)
  })

  it('lasts 365 days if the visits are at most 90 days apart', async () => {
    const late = await createTestApp(database)
    const person = await late.signUp()
    for (const days of [89, 89, 89, 89]) {
      late.advance(days * DAY_MS)
      expect((await person.send('GET', '/api/auth/user')).status).toBe(200)
    }
    late.advance(9 * DAY_MS)
    expect((await person.send('GET', '/api/auth/user')).status).toBe(401)
  })

  it('ends on the server, so that a copy of its cookie is useless after logout', async () => {
    const person = await test.signUp()
    const other = await test.send('POST', '/api/auth/login', {
      json: { email: person.email, password: PASSWORD },
    })
    await person.send('POST', '/api/auth/logout')
    expect((await person.send('POST', '/api/auth/logout')).status).toBe(401)
    const elsewhere = await test.send('GET', '/api/auth/user', { cookie: cookieOf(other) })
    expect(elsewhere.status).toBe(200)
  })

  it('ends after 365 days even if its row says otherwise', async () => {
    const person = await test.signUp()
    const shift = (days: number) => database.superuser`
      update sessions set signed_in_at = now() - make_interval(days => ${days}),
        expires_at = now() + interval '60 days' where user_id = ${person.id}`
    await shift(364)
    expect((await person.send('GET', '/api/auth/user')).status).toBe(200)
    await shift(366)
    expect((await person.send('GET', '/api/auth/user')).status).toBe(401)
  })

  it('ends after 90 days without a visit', async () => {
    const late = await createTestApp(database)
    const person = await late.signUp()
    late.advance(90 * DAY_MS)
    expect((await person.send('GET', '/api/auth/user')).status).toBe(401)
  })
})

describe('POST /api/auth/recover', () => {
  it('accepts each recovery code once, sets the password and ends other sessions', async () => {
    const { email, recoveryCodes, send } = await test.signUp()
    const recover = () =>
      test.send('POST', '/api/auth/recover', {
        json: {
          email,
          recoveryCode: recoveryCodes[1]?.toLowerCase(),
          newPassword: 'a quite new sentence',
        },
      })
    const answer = await recover()
    expect(answer.status).toBe(200)
    expect((await send('GET', '/api/auth/user')).status).toBe(401)
    const login = await test.send('POST', '/api/auth/login', {
      json: { email, password: 'a quite new sentence' },
    })
    expect(login.status).toBe(200)
    expect((await recover()).status).toBe(401)
  })

  it('reports a leaked password at its field and does not use up the code', async () => {
    const { email, recoveryCodes } = await test.signUp()
    const recover = (newPassword: string) =>
      test.send('POST', '/api/auth/recover', {
        json: { email, recoveryCode: recoveryCodes[0], newPassword },
      })
    const refused = await recover('leavemealone')
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { fields: { newPassword: 'This password is well known and easy to guess' } },
    ])
    expect((await recover('a quite new sentence')).status).toBe(200)
  })
})

import { sessionsAnswerSchema } from 'sync-protocol/rest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf, failureOf } from '../../../test/answers'
import { cookieOf, createTestApp, PASSWORD, type TestApp, type TestPerson } from '../../../test/app'
import { createTestDatabase, type TestDatabase } from '../../../test/database'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const start = () => createTestApp(test)

const signIn = (app: TestApp, email: string, headers: Record<string, string> = {}) =>
  app.send('POST', '/api/auth/login', { json: { email, password: PASSWORD }, headers })

const isSignedIn = async (app: TestApp, cookie: string) =>
  (await app.send('GET', '/api/auth/user', { cookie })).status === 200

const countSessions = async (person: TestPerson, cookie = person.cookie) =>
  (await bodyOf(await person.send('GET', '/api/auth/sessions', { cookie }), sessionsAnswerSchema))
    .length

describe("a person's 20 sessions", () => {
  it('lose the one unused for longest when another begins', async () => {
    const app = await start()
    const ada = await app.signUp()
    app.advance(2 * DAY_MS)
    const first = cookieOf(await signIn(app, ada.email))
    // The session of the sign-up is older, but was used today.
    expect(await isSignedIn(app, ada.cookie)).toBe(true)
    app.advance(1)
    const cookies: string[] = []
    for (let count = 0; count < 19; count++) {
      app.advance(3 * MINUTE_MS)
      cookies.push(cookieOf(await signIn(app, ada.email)))
    }
    expect(await countSessions(ada, cookies[0])).toBe(20)
    expect(await isSignedIn(app, first)).toBe(false)
    expect(await isSignedIn(app, ada.cookie)).toBe(true)
    expect(await isSignedIn(app, cookies.at(-1) ?? '')).toBe(true)
  })

  it('do not count those of others', async () => {
    const app = await start()
    const [ada, bob] = [await app.signUp(), await app.signUp()]
    for (let count = 0; count < 21; count++) await signIn(app, ada.email)
    expect(await countSessions(bob)).toBe(1)
  })
})

describe('a sign-in or sign-up ends the session', () => {
  it('that the browser had', async () => {
    const app = await start()
    const ada = await app.signUp()
    const next = cookieOf(await signIn(app, ada.email, { Cookie: ada.cookie }))
    expect(await isSignedIn(app, ada.cookie)).toBe(false)
    expect(await countSessions(ada, next)).toBe(1)
  })

  it('of another person that the browser had', async () => {
    const app = await start()
    const [ada, bob] = [await app.signUp(), await app.signUp()]
    const asBob = cookieOf(await signIn(app, bob.email, { Cookie: ada.cookie }))
    expect(await isSignedIn(app, ada.cookie)).toBe(false)
    const asEve = await app.send('POST', '/api/auth/register', {
      json: { email: `${crypto.randomUUID()}@example.org`, password: PASSWORD },
      cookie: asBob,
    })
    expect([await isSignedIn(app, asBob), await isSignedIn(app, bob.cookie)]).toEqual([false, true])
    expect(await isSignedIn(app, cookieOf(asEve))).toBe(true)
  })

  it('only if it succeeds', async () => {
    const app = await start()
    const ada = await app.signUp()
    const answer = await app.send('POST', '/api/auth/login', {
      json: { email: ada.email, password: 'not the password' },
      cookie: ada.cookie,
    })
    expect(answer.status).toBe(401)
    expect(await isSignedIn(app, ada.cookie)).toBe(true)
  })
})

describe('successful sign-ins', () => {
  it('are limited to 30 an hour, and only a person with the password sees that limit', async () => {
    const app = await start()
    const ada = await app.signUp()
    for (let count = 0; count < 30; count++) {
      expect((await signIn(app, ada.email)).status).toBe(200)
    }
    const refused = await signIn(app, ada.email)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(59 * 60)
    expect(await failureOf(refused)).toEqual([429, 'rate_limited'])
    const guess = await app.send('POST', '/api/auth/login', {
      json: { email: ada.email, password: 'not the password' },
    })
    expect(await failureOf(guess)).toEqual([401, 'bad_credentials'])
    app.advance(HOUR_MS)
    expect((await signIn(app, ada.email)).status).toBe(200)
  })

  it('send one e-mail a day for each kind of device, and 20 a day to one address', async () => {
    const app = await start()
    const ada = await app.signUp()
    const from = (browser: string) => signIn(app, ada.email, { 'User-Agent': browser })
    for (let count = 0; count < 5; count++) await from('Mozilla/5.0 (Android 15) Firefox/150.0')
    expect(app.emails).toHaveLength(1)
    await from('Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0')
    expect(app.emails).toHaveLength(2)
    app.advance(DAY_MS)
    await from('Mozilla/5.0 (Android 15) Firefox/150.0')
    expect(app.emails).toHaveLength(3)

    const browsers = ['Edg/1', 'OPR/1', 'SamsungBrowser/1', 'Vivaldi/1', 'Firefox/1', 'Chrome/1']
    const systems = ['iPhone', 'iPad', 'Windows', 'Macintosh', 'CrOS']
    for (const browser of browsers) {
      for (const system of systems) await from(`${system} ${browser}`)
      app.advance(61 * MINUTE_MS)
    }
    expect(app.emails.slice(2)).toHaveLength(20)
    // Other e-mails still arrive, so sign-ins cannot use up their limit.
    const cookie = cookieOf(await signIn(app, ada.email))
    await ada.send('POST', '/api/auth/recovery-codes', { json: {}, cookie })
    expect(app.emails.at(-1)?.subject).toBe('New recovery codes for your LifeTag account')
  })
})

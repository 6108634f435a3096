import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createTestApp, ORIGIN, PASSWORD, type SendOptions } from '../../test/app'
import { createTestDatabase } from '../../test/database'
import { database, test, useApp } from '../../test/use-app'
import type { PasswordHasher } from '../features/auth/password-hasher'

useApp()

const login = { email: 'nobody@example.org', password: PASSWORD }
const json = JSON.stringify(login)
const JSON_TYPE = { 'Content-Type': 'application/json' }
const OWN = { 'Sec-Fetch-Site': 'same-origin' }

describe('the origin of an unsafe request', () => {
  const post = (headers: Record<string, string>, method = 'POST', path = '/api/auth/login') =>
    test.app.request(path, { method, headers, ...(method === 'DELETE' ? {} : { body: json }) })

  it.each([
    ['Sec-Fetch-Site: same-origin', { ...OWN, ...JSON_TYPE }],
    ['no Sec-Fetch-Site and the exact Origin', { Origin: ORIGIN, ...JSON_TYPE }],
    ['JSON with a charset', { ...OWN, 'Content-Type': 'application/json; charset=utf-8' }],
  ])('is accepted with %s', async (_, headers) => {
    expect((await post(headers)).status).toBe(401)
  })

  it.each([
    ['neither header', JSON_TYPE],
    ['another Origin', { Origin: 'https://evil.example', ...JSON_TYPE }],
    ['an Origin that only begins like ours', { Origin: `${ORIGIN}.evil.example`, ...JSON_TYPE }],
    ['Origin: null', { Origin: 'null', ...JSON_TYPE }],
    ['another scheme', { Origin: ORIGIN.replace('http', 'https'), ...JSON_TYPE }],
    ['a cross-site fetch', { 'Sec-Fetch-Site': 'cross-site', ...JSON_TYPE }],
    [
      'a cross-site fetch that claims our Origin',
      { 'Sec-Fetch-Site': 'cross-site', Origin: ORIGIN, ...JSON_TYPE },
    ],
    ['a same-site fetch', { 'Sec-Fetch-Site': 'same-site', ...JSON_TYPE }],
    ['a typed address', { 'Sec-Fetch-Site': 'none', ...JSON_TYPE }],
  ])('is refused with %s', async (_, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await post(headers, method)
      expect({ method, status: answer.status }).toEqual({ method, status: 403 })
      expect(await answer.json()).toMatchObject({ code: 'bad_origin' })
    }
  })

  it.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/octet-stream'],
    ['application/jsonp'],
    [''],
  ])('is refused with a body of type "%s"', async type => {
    const answer = await post({ ...OWN, 'Content-Type': type })
    expect(answer.status).toBe(415)
  })

  it('is not required of the signed webhook, which proves its sender otherwise', async () => {
    const answer = await post({ 'Content-Type': 'application/json' }, 'POST', '/api/stripe/webhook')
    expect(answer.status).toBe(503)
  })
})

describe('a JSON body', () => {
  const deep = (depth: number) => `{"email":${'['.repeat(depth)}${']'.repeat(depth)}}`
  const sent = (body: string | Uint8Array<ArrayBuffer>): SendOptions => ({
    body,
    headers: JSON_TYPE,
  })

  it.each([
    ['nothing', '', 400, 'malformed'],
    ['half an object', '{"email":', 400, 'malformed'],
    ['two values', '{} {}', 400, 'malformed'],
    ['not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400, 'malformed'],
    ['an array', '[]', 422, 'invalid'],
    ['null', 'null', 422, 'invalid'],
    ['a string', '"x"', 422, 'invalid'],
    ['25 levels', deep(25), 422, 'invalid'],
    ['100,000 levels', deep(100_000), 422, 'invalid'],
    ['NUL in a value', '{"email":"a\\u0000"}', 422, 'invalid'],
    ['NUL in a name', '{"a\\u0000":1}', 422, 'invalid'],
    ['a lone surrogate in a value', '{"email":"\\ud800"}', 422, 'invalid'],
    ['a lone surrogate in a name', '{"\\udc00":1}', 422, 'invalid'],
    ['__proto__', `{"__proto__":{"email":"a@example.org"},"password":"x"}`, 422, 'invalid'],
    ['256 KB and one', `"${'x'.repeat(256 * 1024 - 1)}"`, 413, 'too_large'],
  ])('is refused if it is %s', async (_, body, status, code) => {
    const answer = await test.send('POST', '/api/auth/login', sent(body))
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status,
      body: { code, message: expect.any(String), requestId: expect.stringMatching(/^\S{12}$/) },
    })
  })

  it('is refused if it is too long, even without an announced length', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(64 * 1024))
    const endless = new ReadableStream({ pull: controller => controller.enqueue(chunk) })
    const request = new Request(`${ORIGIN}/api/auth/login`, {
      method: 'POST',
      headers: { ...OWN, ...JSON_TYPE },
      body: endless,
      duplex: 'half',
    })
    expect((await test.app.request(request)).status).toBe(413)
  })
})

describe('a URL', () => {
  it.each([
    '/api/auth/user?x=%00',
    '/api/auth/user?%00=x',
    '/api/auth/user?x=%ED%A0%80',
    '/api/auth/user?x=%FF',
    '/api/login?returnTo=%',
    '/api/auth/%00',
    '/api/%ED%A0%80/x',
  ])('is refused with 422 if it does not decode to storable text: %s', async path => {
    expect((await test.send('GET', path)).status).toBe(422)
  })
})

describe('an answer', () => {
  const headersOf = async (path: string) =>
    Object.fromEntries((await test.send('GET', path)).headers)

  it('carries the security headers, even if it is an error', async () => {
    for (const path of ['/healthz', '/api/auth/user', '/api/nowhere']) {
      expect(await headersOf(path)).toMatchObject({
        'content-security-policy':
          "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
    }
    expect(await headersOf('/healthz')).not.toHaveProperty('strict-transport-security')
  })

  it('allows the camera only in our own pages', async () => {
    for (const path of ['/scan', '/try-card', '/healthz']) {
      const headers = await headersOf(path)
      expect(headers['permissions-policy']?.split(', ')).toEqual([
        'camera=(self)',
        'geolocation=(self)',
        'microphone=()',
        'payment=(self)',
      ])
    }
  })

  it('makes browsers use https for a year in production', async () => {
    const config = { publicOrigin: 'https://lifetag.example', isProduction: true, proxyHops: 1 }
    const production = await createTestApp(database, { config })
    const answer = await production.send('GET', '/healthz')
    expect(answer.headers.get('Strict-Transport-Security')).toMatch(/^max-age=31536000/)
  })

  it('allows Stripe’s origins on payment pages only', async () => {
    expect((await headersOf('/checkout'))['content-security-policy']).toContain(
      'https://js.stripe.com',
    )
    expect((await headersOf('/dashboard'))['content-security-policy']).not.toContain('stripe')
  })

  it('keeps a payment’s secret out of caches and referrers', async () => {
    expect(await headersOf('/checkout?client_secret=x')).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
    })
  })

  it('is a 404 in the usual envelope for an unknown API path', async () => {
    const answer = await test.send('GET', '/api/nowhere')
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 404,
      body: { code: 'not_found', message: 'Not found.', requestId: expect.any(String) },
    })
  })
})

describe('the log', () => {
  it('contains route, status, time, request and a hash of the user, and nothing else', async () => {
    const quiet = await createTestApp(database)
    const canary = 'canary-4711'
    const person = await quiet.signUp({ email: `${canary}@example.org`, firstName: canary })
    await person.send('GET', `/api/auth/user?x=${canary}`)
    await quiet.send('GET', `/api/${canary}`)
    await quiet.send('POST', '/api/auth/login', { json: { email: canary, password: canary } })
    expect(quiet.logged.map(({ route, status }) => [route, status])).toEqual([
      ['/api/auth/register', 201],
      ['/api/auth/user', 200],
      ['*', 404],
      ['/api/auth/login', 422],
    ])
    // The person who signs up or in sends the requests that follow.
    expect(quiet.logged[0]?.user).toBe(quiet.logged[1]?.user)
    const text = JSON.stringify(quiet.logged)
    expect(text).not.toContain(canary)
    expect(text).not.toContain(person.id)
    expect(quiet.logged[1]).toEqual({
      at: expect.any(String),
      level: 'info',
      requestId: expect.any(String),
      method: 'GET',
      route: '/api/auth/user',
      status: 200,
      ms: expect.any(Number),
      user: expect.stringMatching(/^[0-9a-f]{12}$/),
    })
  })

  it('names the kind and position of a bug and not its message', async () => {
    const passwords: PasswordHasher = {
      ...test.deps.passwords,
      hash: async () => {
        throw new TypeError('canary-4711')
      },
    }
    const broken = await createTestApp(database, { passwords })
    const answer = await broken.send('POST', '/api/auth/register', {
      json: { email: 'bug@example.org', password: PASSWORD },
    })
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('canary')
    expect(JSON.stringify(broken.logged)).not.toContain('canary')
    expect(broken.logged.at(-1)).toMatchObject({
      level: 'error',
      failure: { name: 'TypeError', place: expect.stringContaining('http.pg.test.ts') },
    })
  })
})

describe('health', () => {
  it('/healthz answers while the process lives, /readyz while the database does too', async () => {
    const own = await createTestDatabase()
    const { send } = await createTestApp(own)
    expect((await send('GET', '/readyz')).status).toBe(200)
    await own.database.close(0)
    expect((await send('GET', '/healthz')).status).toBe(200)
    expect((await send('GET', '/readyz')).status).toBe(503)
    await own.drop()
  })
})

it('an unexpected error in a mounted feature is a 500 in the usual envelope', async () => {
  const { app: own } = await createTestApp(database)
  own.route(
    '/',
    new Hono().get('/api/throws', () => Promise.reject(new Error('secret'))),
  )
  const answer = await own.request('/api/throws')
  expect({ status: answer.status, body: await answer.json() }).toEqual({
    status: 500,
    body: { code: 'internal', message: expect.any(String), requestId: expect.any(String) },
  })
})

import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { request } from './client'

const answer = z.object({ name: z.string() })

function serve(body: BodyInit | null, init: ResponseInit = {}) {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, init))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

it('returns a good answer in its form', async () => {
  serve('{"name":"Maria","more":1}')
  expect(await request('/api/x', { answer })).toEqual({ ok: true, value: { name: 'Maria' } })
})

it('sends JSON and an idempotency key', async () => {
  const fetched = serve('{"name":"Maria"}')
  await request('/api/x', { method: 'POST', body: { a: 1 }, answer, idempotencyKey: 'k1' })
  const [path, init] = fetched.mock.calls[0] ?? []
  expect([path, init?.method, init?.body, init?.redirect]).toEqual([
    '/api/x',
    'POST',
    '{"a":1}',
    'error',
  ])
  expect(init?.headers).toEqual({
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'Idempotency-Key': 'k1',
    'X-LifeTag-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

it('accepts a 204 for an answer without content', async () => {
  serve(null, { status: 204, headers: { 'X-LifeTag': '1' } })
  expect(await request('/api/x', { method: 'POST', answer: null })).toEqual({
    ok: true,
    value: null,
  })
})

it('does not accept a 204 that is not from our server', async () => {
  serve(null, { status: 204 })
  expect(await request('/api/x', { method: 'DELETE', answer: null })).toMatchObject({
    failure: { kind: 'not_sent', reason: 'foreign_answer' },
  })
})

it('returns a refusal with its code, its fields and its retry time', async () => {
  const body = { message: 'No', code: 'invalid', requestId: 'r1', fields: { email: 'Not one' } }
  serve(JSON.stringify(body), { status: 422, headers: { 'Retry-After': '90' } })
  expect(await request('/api/x', { answer })).toEqual({
    ok: false,
    failure: {
      kind: 'refused',
      status: 422,
      code: 'invalid',
      message: 'No',
      requestId: 'r1',
      fields: { email: 'Not one' },
      retryAfterSeconds: 90,
    },
  })
})

it.each<[string, string | null, ResponseInit]>([
  ["a captive portal's page", '<html>Welcome</html>', { status: 200 }],
  ["a proxy's error", '<html>Bad gateway</html>', { status: 502 }],
  ["a stranger's 401", 'Unauthorized', { status: 401 }],
  ['JSON in another form', '{"error":"nope"}', { status: 401 }],
  ['a body that was cut off', '{"name":"Mar', { status: 200 }],
  ['an answer without what was asked', '{}', { status: 200 }],
  ['an empty answer where one was due', null, { status: 204 }],
])('does not accept %s as an answer', async (_, body, init) => {
  serve(body, init)
  expect(await request('/api/x', { answer })).toEqual({
    ok: false,
    failure: { kind: 'not_sent', reason: 'foreign_answer' },
  })
})

it.each([
  ['no network', new TypeError('Failed to fetch'), 'unreachable'],
  ['a timeout', new DOMException('Too slow', 'TimeoutError'), 'timeout'],
])('returns %s as a value and does not throw', async (_, error, reason) => {
  vi.stubGlobal('fetch', () => Promise.reject(error))
  expect(await request('/api/x', { answer })).toEqual({
    ok: false,
    failure: { kind: 'not_sent', reason },
  })
})

it.each([
  ['GET', 3],
  ['POST', 1],
] as const)(
  'with two retries, %s is tried %i times while there is no network',
  async (method, times) => {
    const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('fetch', fetched)
    await request('/api/x', { method, answer, retries: 2 })
    expect(fetched).toHaveBeenCalledTimes(times)
  },
)

it('tries once if the browser reports no network', async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { onLine: false })
  await request('/api/x', { answer, retries: 2 })
  expect(fetched).toHaveBeenCalledOnce()
})

it('does not repeat a refused request', async () => {
  const fetched = serve('{"message":"No","code":"not_signed_in","requestId":"r"}', { status: 401 })
  await request('/api/x', { answer, retries: 2 })
  expect(fetched).toHaveBeenCalledOnce()
})

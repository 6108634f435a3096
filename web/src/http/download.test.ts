import { afterEach, expect, it, vi } from 'vitest'
import { requestBytes } from './download'

afterEach(() => vi.unstubAllGlobals())

const DIGEST = 'sha-256=:LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=:' // of "hello"
const ask = () => requestBytes('/api/files/1', { timeoutMs: 1000 })
const foreign = { ok: false, failure: { kind: 'not_sent', reason: 'foreign_answer' } }

function serverSays(body: string, init: ResponseInit): void {
  vi.stubGlobal('fetch', async () => new Response(body, init))
}

it('accepts a file with its own digest', async () => {
  serverSays('hello', { headers: { 'Content-Digest': DIGEST } })
  const answer = await ask()
  expect(answer.ok && new TextDecoder().decode(answer.value)).toBe('hello')
})

it.each([
  ['a page of somebody between', '<html>Welcome to our Wi-Fi</html>', {}],
  ['what was cut short', 'hell', { headers: { 'Content-Digest': DIGEST } }],
  ["a proxy's error", '<html>Bad Gateway</html>', { status: 502 }],
])('rejects %s', async (_, body, init) => {
  serverSays(body, init)
  expect(await ask()).toEqual(foreign)
})

it("returns the server's own refusal", async () => {
  const body = { message: 'Not found.', code: 'not_found', requestId: 'r' }
  serverSays(JSON.stringify(body), { status: 404 })
  expect(await ask()).toMatchObject({
    failure: { kind: 'refused', status: 404, code: 'not_found' },
  })
})

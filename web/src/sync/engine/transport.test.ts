import { afterEach, describe, expect, it, vi } from 'vitest'
import { httpTransport } from './transport'

afterEach(() => vi.unstubAllGlobals())

const request = {
  protocol: 1,
  clientId: '01890a5d-ac96-774b-bcce-b302099a8057',
  cookie: null,
  outcomesSeen: 0,
  mutations: [],
}
const answer = {
  ...{ reset: false, epoch: 'e', version: 0, lastId: 0, startId: 0, more: false },
  ...{ outcomes: [], merge: null, acks: [], puts: [], removes: [] },
}

function serverSays(body: string, init?: ResponseInit): void {
  vi.stubGlobal('fetch', async () => new Response(body, init))
}

it("the server's own answer counts", async () => {
  serverSays(JSON.stringify(answer))
  expect(await httpTransport.exchange(request)).toEqual({ ok: true, value: answer })
})

describe('what is not the server’s own answer was not sent', () => {
  const whole = JSON.stringify(answer)
  it.each([
    ['the page of a captive portal', '<html>Welcome to our Wi-Fi</html>', { status: 200 }],
    ['an answer cut short', whole.slice(0, -5), { status: 200 }],
    ['nothing', '', { status: 200 }],
    ['no content', null, { status: 204 }],
    ['JSON of somebody else', '{"ok":true}', { status: 200 }],
    ['more than was agreed', JSON.stringify({ ...answer, extra: 1 }), { status: 200 }],
    ["a proxy's error", '<html>Bad Gateway</html>', { status: 502 }],
    ["a proxy's sign-in", '{"error":"auth"}', { status: 401 }],
  ])('%s', async (_, body, init) => {
    vi.stubGlobal('fetch', async () => new Response(body, init))
    expect(await httpTransport.exchange(request)).toEqual({
      ok: false,
      failure: { kind: 'not_sent', reason: 'foreign_answer' },
    })
  })
})

it('a refusal in our own form is one, with the time the server names', async () => {
  serverSays(JSON.stringify({ message: 'Later', code: 'rate_limited', requestId: 'r' }), {
    status: 429,
    headers: { 'Retry-After': '7' },
  })
  expect(await httpTransport.exchange(request)).toMatchObject({
    ok: false,
    failure: { kind: 'refused', status: 429, code: 'rate_limited', retryAfterSeconds: 7 },
  })
})

it('a line that breaks is not an answer', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await httpTransport.exchange(request)).toEqual({
    ok: false,
    failure: { kind: 'not_sent', reason: 'unreachable' },
  })
})

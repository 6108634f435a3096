import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ShlLink, sealFile } from 'sync-protocol/shl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchLink, type World } from './fetch-link'

const KEY = 'A'.repeat(43)
const FHIR = 'application/fhir+json'
const file = { contentType: FHIR, content: '{"resourceType":"Bundle"}' }

type Answer = (request: IncomingMessage, body: string, response: ServerResponse) => void
let server: Server
let origin: string
let asked: { method: string; url: string; body: string; cookie: string | undefined }[]
let answer: Answer

beforeEach(async () => {
  asked = []
  server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const { method = '', url = '', headers } = request
    asked.push({ method, url, body, cookie: headers.cookie })
    answer(request, body, response)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
})
afterEach(() => new Promise(done => server.close(done)))

const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (_, __, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    response.end(JSON.stringify(value))
  }

const linkTo = (more: Partial<ShlLink> = {}): ShlLink => ({
  url: `${origin}/manifest`,
  key: KEY,
  isLongTerm: false,
  needsPasscode: false,
  isDirect: false,
  ...more,
})
const world = { fetch, platform: globalThis, isLocal: true }
const open = (more: Partial<ShlLink> = {}, passcode?: string) =>
  fetchLink(linkTo(more), { recipient: 'Dr. Nguyễn', ...(passcode && { passcode }) }, world)
const wordsOf = async (opening: ReturnType<typeof open>) => {
  const fetched = await opening
  return fetched.state === 'failed' ? fetched.words : fetched.state
}

it.each([true, false])('opens the files in the manifest, deflated or not (%s)', async deflate => {
  const embedded = await sealFile(file, KEY, globalThis, { deflate })
  answer = json({ files: [{ contentType: FHIR, embedded }] })
  expect(await open({}, '1234')).toEqual({ state: 'opened', files: [file], unread: 0 })
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({ method: 'POST', cookie: undefined })
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
    recipient: 'Dr. Nguyễn',
    passcode: '1234',
    embeddedLengthMax: expect.any(Number),
  })
})

it('fetches the files that the manifest names, and skips other kinds', async () => {
  const sealed = await sealFile(file, KEY, globalThis)
  answer = (request, _, response) => {
    if (request.url === '/file') return void response.end(sealed)
    const files = [
      { contentType: 'application/smart-health-card', location: `${origin}/card` },
      { contentType: FHIR, location: `${origin}/file` },
    ]
    json({ files })(request, '', response)
  }
  expect(await open()).toEqual({ state: 'opened', files: [file], unread: 1 })
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /manifest',
    'GET /file',
  ])
})

it('a direct link is the file itself', async () => {
  const sealed = await sealFile(file, KEY, globalThis)
  answer = (_, __, response) => void response.end(sealed)
  expect(await open({ isDirect: true })).toMatchObject({ state: 'opened', files: [file] })
  expect(asked[0]?.url).toBe('/manifest?recipient=Dr.+Nguy%E1%BB%85n')
})

it('a wrong passcode says how many tries are left', async () => {
  answer = json({ remainingAttempts: 4 }, 401)
  expect(await open({ needsPasscode: true }, 'x')).toEqual({ state: 'passcode', remaining: 4 })
  answer = json('?', 401)
  expect(await open()).toEqual({ state: 'passcode', remaining: undefined })
})

it.each([
  [404, {}, 'no longer works'],
  [429, { 'Retry-After': '30' }, 'in 30 seconds'],
  [429, { 'Retry-After': '600' }, 'in 10 minutes'],
  [429, {}, 'in a few minutes'],
  [503, {}, 'has a problem (503)'],
])('an answer of %i %j is reported: %s', async (status, headers, words) => {
  answer = json({}, status, headers)
  expect(await wordsOf(open())).toContain(words)
})

it('follows no redirect of a manifest or a file', async () => {
  const away: Answer = (_, __, response) => {
    response.writeHead(302, { Location: `${origin}/elsewhere` })
    response.end()
  }
  answer = away
  expect(await wordsOf(open())).toContain('does not allow browsers')
  expect(await wordsOf(open({ isDirect: true }))).toContain('does not allow browsers')
  answer = (request, body, response) =>
    request.url === '/file'
      ? away(request, body, response)
      : json({ files: [{ contentType: FHIR, location: `${origin}/file` }] })(request, '', response)
  expect(await wordsOf(open())).toContain('does not allow browsers')
  expect(asked.map(({ url }) => url)).not.toContain('/elsewhere')
})

it.each([
  ['no manifest', 'nonsense', 'did not send a list of files'],
  [
    'a file that is not over https',
    { files: [{ contentType: FHIR, location: 'http://clinic.example/f' }] },
    'not secure',
  ],
  ['a damaged file', { files: [{ contentType: FHIR, embedded: 'a.b.c' }] }, 'damaged'],
])('%s is refused', async (_, manifest, words) => {
  answer = json(manifest)
  expect(await wordsOf(open())).toContain(words)
  expect(asked).toHaveLength(1)
})

it('a file with another key is not opened', async () => {
  const embedded = await sealFile(file, `${'B'.repeat(42)}A`, globalThis)
  answer = json({ files: [{ contentType: FHIR, embedded }] })
  expect(await wordsOf(open())).toContain('does not open its file')
})

it('an endless answer is cut off', async () => {
  answer = (_, __, response) => {
    const part = 'x'.repeat(1024 * 1024)
    const more = () => {
      while (!response.destroyed && response.write(part));
    }
    response.on('drain', more)
    more()
  }
  expect(await wordsOf(open())).toContain('too large')
})

it.each([
  ['before it answers', (): void => undefined],
  ['in the middle of its answer', (response: ServerResponse) => void response.write('{"files":[')],
])('a server that hangs %s causes a timeout', async (_, begin) => {
  answer = (_request, _body, response) => begin(response)
  const fetched = fetchLink(linkTo(), { recipient: 'A' }, { ...world, waitMs: 50 })
  expect(await wordsOf(fetched)).toContain('did not answer')
})

it('the timeout works even if fetch ignores the signal after its answer', async () => {
  answer = (_request, _body, response) => void response.write('{"files":[')
  const forgetful: typeof fetch = (url, asked) => fetch(url, { ...asked, signal: null })
  const waiting = { ...world, fetch: forgetful, waitMs: 500 }
  expect(await wordsOf(fetchLink(linkTo(), { recipient: 'A' }, waiting))).toContain(
    'did not answer',
  )
})

it.each([
  ...[
    'https://localhost/f',
    'http://127.0.0.1:8080/f',
    'http://[::1]:8080/f',
    'https://10.0.0.7/f',
  ],
  ...['https://192.168.1.1/f', 'https://172.20.0.1/f', 'https://169.254.169.254/f', 'https://0/f'],
  ...[
    'https://printer.local/f',
    'https://[fd00::1]/f',
    'https://[fe80::1]/f',
    'https://2130706433/',
  ],
])('a page on the internet sends no request to this machine or its network: %s', async location => {
  const far: World = { platform: globalThis, fetch: vi.fn<typeof fetch>(), isLocal: false }
  expect(await wordsOf(fetchLink(linkTo({ url: location }), { recipient: 'A' }, far))).toContain(
    'not secure',
  )
  expect(far.fetch).not.toHaveBeenCalled()
  const manifest = { files: [{ contentType: FHIR, location }] }
  const asked = vi.fn<typeof fetch>().mockResolvedValue(Response.json(manifest))
  const link = linkTo({ url: 'https://clinic.example/m' })
  const fetched = fetchLink(link, { recipient: 'A' }, { ...far, fetch: asked })
  expect(await wordsOf(fetched)).toContain('not secure')
  expect(asked).toHaveBeenCalledTimes(1)
})

it('an unreachable server is reported', async () => {
  answer = (_, __, response) => void response.destroy()
  expect(await wordsOf(open())).toContain('did not answer')
})

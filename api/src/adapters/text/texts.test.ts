import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readEnv } from '../../core/env'
import { openTexts, postJson } from './open-texts'

type Answer = (request: IncomingMessage, answer: ServerResponse) => void
const well: Answer = (_, answer) => void answer.writeHead(200).end('{}')

let how = well
type Asked = { path: string; authorization: string | undefined; key: unknown; body: unknown }
const asked: Asked[] = []
const server = createServer((request, answer) => {
  let body = ''
  request.on('data', chunk => {
    body += chunk
  })
  request.on('end', () => {
    const { url: path = '', headers } = request
    const key = headers['idempotency-key']
    asked.push({ path, authorization: headers.authorization, key, body: JSON.parse(body) })
    how(request, answer)
  })
})
let url = ''
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  how = well
  asked.length = 0
})

const message = {
  ...{ title: 'Ada’s card was opened', body: 'This may be a test.' },
  link: { title: 'Stop', url: 'https://lifetag.example/n/x' },
}

it('both services are off unless the operator has set them up', () => {
  expect(openTexts(readEnv({}))).toEqual({})
})

it('a text goes to the gateway with its token and its idempotency key', async () => {
  const { sms } = openTexts(
    readEnv({ SMS_URL: `${url}/sms`, SMS_TOKEN: 'secret', SMS_COUNTRIES: '+49' }),
  )
  expect(await sms?.send('+4915112345678', message, 'id-1')).toEqual({ kind: 'taken' })
  const text = 'Ada’s card was opened\nThis may be a test.\nStop: https://lifetag.example/n/x'
  expect(asked).toEqual([
    {
      path: '/sms',
      authorization: 'Bearer secret',
      key: 'id-1',
      body: { to: '+4915112345678', text },
    },
  ])
})

it('ntfy gets the message as JSON with a button', async () => {
  const { ntfy } = openTexts(readEnv({ NTFY_URL: `${url}/` }))
  expect(await ntfy?.send('a-topic-nobody-guesses', message, 'id-1')).toEqual({ kind: 'taken' })
  expect(asked).toMatchObject([
    {
      path: '/',
      authorization: undefined,
      body: {
        topic: 'a-topic-nobody-guesses',
        title: 'Ada’s card was opened',
        message: 'This may be a test.',
        actions: [{ action: 'view', label: 'Stop', url: 'https://lifetag.example/n/x' }],
      },
    },
  ])
})

const to = (url: string) => ({ url, token: undefined, id: 'id-1' })

it.each([
  [400, 'refused'],
  [302, 'refused'],
  [429, 'later'],
  [503, 'later'],
] as const)('status %i has the outcome %s', async (status, kind) => {
  how = (_, answer) => void answer.writeHead(status, { Location: '/elsewhere' }).end()
  expect(await postJson(to(url), {})).toEqual({ kind, status })
  expect(asked).toHaveLength(1)
})

it('a server that gives no answer or is missing is tried again later', async () => {
  how = () => {}
  expect(await postJson({ ...to(url), deadlineMs: 100 }, {})).toEqual({ kind: 'later', status: 0 })
  expect(await postJson(to('http://127.0.0.1:1'), {})).toEqual({ kind: 'later', status: 0 })
})

it('accepts numbers with their country code, and topics that are hard to guess', () => {
  const { sms, ntfy } = openTexts(
    readEnv({ SMS_URL: url, SMS_COUNTRIES: '+49, +1212', NTFY_URL: url }),
  )
  expect(sms?.read('+49 (151) 123-45678')).toBe('+4915112345678')
  for (const same of ['+49 (0)151 12345678', '(+49) 151/12345678', 'tel:+49-151-12345678'])
    expect(sms?.read(same)).toBe('+4915112345678')
  for (const two of ['+49 151 12345678, +49 151 12345679', '+49 151 12345678 / +43 1 5550100'])
    expect(sms?.read(two)).toBeUndefined()
  expect(sms?.read('+1 212 5550100')).toBe('+12125550100')
  for (const other of ['+43 151 12345678', '+1 876 5550100', '+882 16 1234567'])
    expect(sms?.read(other)).toBeUndefined()
  for (const bad of ['', '0151 1234567', '+0123456789', '+1', '+49151123456789012', 'me@b.example'])
    expect(sms?.read(bad)).toBeUndefined()
  expect(ntfy?.read(' a-topic-nobody-guesses ')).toBe('a-topic-nobody-guesses')
  for (const bad of ['', 'short', 'https://ntfy.sh/a-topic-nobody', '../a-topic-nobody-guesses'])
    expect(ntfy?.read(bad)).toBeUndefined()
})

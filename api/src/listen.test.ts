import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AppEnv } from './http/app-env'
import { type Listening, listen } from './listen'

let server: Listening
const asked: string[] = []
beforeAll(async () => {
  const app = new Hono<AppEnv>()
  app.onError((_, c) => c.text('', 500))
  app.all('*', async c => {
    asked.push(`${c.req.method} ${c.req.path} ${await c.req.text()}`)
    return c.text('here')
  })
  server = await listen(app, 0)
})
afterAll(() => server.drain(100))

/** Sends the lines byte for byte, and returns the status lines of the answers. */
async function say(...lines: string[]): Promise<string[]> {
  asked.length = 0
  const socket = connect(server.port, '127.0.0.1')
  let heard = ''
  socket.on('data', chunk => {
    heard += chunk
  })
  socket.end(`${lines.join('\r\n')}`)
  await once(socket, 'close')
  return heard.match(/^HTTP\/1\.1 .*$/gm) ?? []
}

const POST = ['POST / HTTP/1.1', 'Host: x', 'Connection: close']

it.each([
  [
    'two lengths of one body',
    ['Content-Length: 3', 'Transfer-Encoding: chunked', '', '0', '', 'x'],
  ],
  ['two different lengths', ['Content-Length: 3', 'Content-Length: 4', '', 'abcd']],
  ['a length that is none', ['Content-Length: +3', '', 'abc']],
  ['a coding that only looks like one', ['Transfer-Encoding: xchunked', '', '0', '', '']],
  ['a name with a blank behind it', ['Content-Length : 3', '', 'abc']],
  ['a header that goes on in the next line', ['X: 1', ' Content-Length: 3', '', 'abc']],
])('%s makes the request invalid, so that it cannot hide a second one', async (_, lines) => {
  expect(await say(...POST, ...lines)).toEqual(['HTTP/1.1 400 Bad Request'])
  expect(asked).toEqual([])
})

it('a valid request is answered', async () => {
  expect(await say(...POST, 'Content-Length: 3', '', 'abc')).toEqual(['HTTP/1.1 200 OK'])
  expect(asked).toEqual(['POST / abc'])
})

it.each(['TRACE', 'CONNECT'])('%s is not answered', async method => {
  const heard = await say(`${method} / HTTP/1.1`, 'Host: x', 'Cookie: sid=x', '', '')
  expect(heard.filter(line => line.includes(' 200 '))).toEqual([])
  expect(asked).toEqual([])
})

it('while it drains, every answer closes its connection, even an answer that was under way', async () => {
  const draining = new AbortController()
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  let isAsked = () => {}
  const asked = new Promise<void>(resolve => {
    isAsked = resolve
  })
  const app = new Hono<AppEnv>()
  app.get('/', c => c.text('here'))
  app.get('/slow', async c => {
    isAsked()
    await held
    return c.text('here')
  })
  const own = await listen(app, 0, { draining: draining.signal })
  const agent = new Agent({ keepAlive: true })
  const get = async (path: string) => {
    const [answer] = await once(request({ agent, port: own.port, path }).end(), 'response')
    answer.resume()
    return answer.headers.connection
  }
  expect(await get('/')).toBe('keep-alive')
  const underWay = get('/slow')
  await asked
  draining.abort()
  release()
  expect(await underWay).toBe('close')
  expect(await get('/')).toBe('close')
  await own.drain(100)
})

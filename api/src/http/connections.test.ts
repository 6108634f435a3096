import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { CONNECTION_LIMITS, type ConnectionLimits, limitConnections } from './connections'

const MB = 1024 * 1024
type Exchange = { path: string; response: ServerResponse }

async function serve(
  limits: Partial<ConnectionLimits> = {},
  answer: (request: IncomingMessage, response: ServerResponse) => void = () => {},
  isBehindProxy = false,
) {
  const asked: Exchange[] = []
  const server = createServer({ headersTimeout: 300, connectionsCheckingInterval: 50 })
  const all = { ...CONNECTION_LIMITS, ...limits }
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    asked.push({ path: request.url ?? '', response })
    answer(request, response)
  }
  limitConnections(server, listener, isBehindProxy, all)
  await once(server.listen(0), 'listening')
  const { port } = server.address() as AddressInfo
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  /** `from` can be any address of 127.0.0.0/8, because all of them are this machine. */
  const open = async (from = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  return { asked, open, server, paths: () => asked.map(({ path }) => path) }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
const send = (socket: Socket, ...paths: string[]) => socket.write(paths.map(get).join(''))

function collectLines(socket: Socket) {
  let received = ''
  socket.on('data', chunk => {
    received += chunk
  })
  const lines = () => received.match(/^body .*$/gm) ?? []
  return async (count: number) => {
    await vi.waitFor(() => expect(lines().length).toBeGreaterThanOrEqual(count))
    return lines()
  }
}

const body = (request: IncomingMessage, response: ServerResponse) =>
  void response.end(`body ${request.url}\n`)

it('answers requests of one connection one at a time, in order', async () => {
  const { asked, open, paths } = await serve()
  const socket = await open()
  send(socket, '/1', '/2', '/3')
  const lines = collectLines(socket)
  for (const path of ['/1', '/2', '/3']) {
    await vi.waitFor(() => expect(paths()).toContain(path))
    expect(paths().at(-1)).toBe(path)
    asked.at(-1)?.response.end(`body ${path}\n`)
  }
  expect(await lines(3)).toEqual(['body /1', 'body /2', 'body /3'])
})

it('reads on when the waiting requests are answered', async () => {
  const { open } = await serve({ pipelined: 5 }, body)
  const socket = await open()
  const lines = collectLines(socket)
  for (let part = 1; part <= 10; part++) {
    send(socket, '/1', '/2', '/3', '/4')
    expect(await lines(4 * part)).toHaveLength(4 * part)
  }
})

it('reads a body that came behind a request that was still being answered', async () => {
  const { asked, open } = await serve({}, async (request, response) => {
    if (request.method === 'POST') response.end(`body ${(await buffer(request)).length}\n`)
  })
  const socket = await open()
  const lines = collectLines(socket)
  send(socket, '/first')
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${MB}\r\n\r\n`)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  socket.write('x'.repeat(MB))
  asked[0]?.response.end()
  expect(await lines(1)).toEqual([`body ${MB}`])
})

it.each(['Accept: */*', 'Expect: 100-continue', 'Expect: more'])(
  'cuts a connection on which too many requests with "%s" wait, and no other',
  async header => {
    const { open, paths } = await serve({ pipelined: 5 })
    const [flood, other] = [await open(), await open()]
    send(other, '/other')
    await vi.waitFor(() => expect(paths()).toContain('/other'))
    flood.resume() // A socket that does not read gets no close event.
    flood.write(`GET /flood HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`.repeat(1_000))
    await once(flood, 'close')
    expect(paths()).toEqual(['/other', '/flood'])
    expect(other.destroyed).toBe(false)
  },
)

it.each(['GET', 'HEAD'])('cuts a %s whose body goes on after its answer', async method => {
  const { open } = await serve({}, body)
  const [endless, whole] = [await open(), await open()]
  const headers = 'Host: x\r\nTransfer-Encoding: chunked'
  const cut = once(endless.resume(), 'close')
  endless.write(`${method} / HTTP/1.1\r\n${headers}\r\n\r\n`)
  const drip = setInterval(() => endless.write('1\r\nx\r\n'), 20)
  onTestFinished(() => clearInterval(drip))
  whole.write(`GET /1 HTTP/1.1\r\n${headers}\r\n\r\n1\r\nx\r\n0\r\n\r\n${get('/2')}`)
  expect(await collectLines(whole)(2)).toEqual(['body /1', 'body /2'])
  await cut
})

it('cuts connections with an unread answer and connections without requests', async () => {
  const { asked, open } = await serve({ idleMs: 300 }, (_, response) => {
    response.end(Buffer.alloc(20 * MB))
  })
  const [unread, silent] = [await open(), await open()]
  send(unread, '/large')
  unread.pause()
  silent.resume() // A socket that does not read gets no close event.
  await once(silent, 'close')
  await vi.waitFor(() => expect(asked[0]?.response.req.socket.destroyed).toBe(true))
  expect(unread.bytesRead).toBeLessThan(20 * MB)
})

async function leaveUnread(
  unread: ConnectionLimits['unread'],
  answers: [from: string, mb: number][],
) {
  const { asked, open } = await serve({ unread }, (request, response) => {
    response.end(Buffer.alloc(Number(request.url?.slice(1)) * MB))
  })
  for (const [nth, [from, mb]] of answers.entries()) {
    const socket = await open(from)
    socket.pause()
    send(socket, `/${mb}`)
    await vi.waitFor(() => expect(asked).toHaveLength(nth + 1))
  }
  return asked.map(({ response }) => response.destroyed)
}

it('cuts the largest unread answer of an address that exceeds its limit', async () => {
  const cut = await leaveUnread({ address: 60 * MB, all: 1_000 * MB }, [
    ['127.0.0.1', 20],
    ['127.0.0.1', 40],
    ['127.0.0.2', 50],
    ['127.0.0.1', 20],
  ])
  expect(cut).toEqual([false, true, false, false])
})

it('cuts the largest one of the address with the most, if all addresses exceed theirs', async () => {
  const cut = await leaveUnread({ address: 1_000 * MB, all: 100 * MB }, [
    ['127.0.0.1', 30],
    ['127.0.0.1', 20],
    ['127.0.0.2', 40],
    ['127.0.0.3', 30],
  ])
  expect(cut).toEqual([true, false, false, false])
})

it('bounds the connections of an address, but not behind a proxy', async () => {
  const direct = await serve({ connections: 2 }, body)
  const kept = [await direct.open(), await direct.open()]
  await once(await direct.open(), 'close')
  const other = await direct.open('127.0.0.2')
  send(other, '/other')
  expect(await collectLines(other)(1)).toEqual(['body /other'])
  expect(kept.map(socket => socket.destroyed)).toEqual([false, false])

  const proxied = await serve({ connections: 2 }, body, true)
  const sockets = [await proxied.open(), await proxied.open(), await proxied.open()]
  for (const socket of sockets) {
    send(socket, '/')
    expect(await collectLines(socket)(1)).toEqual(['body /'])
  }
})

it('bounds the requests of an address that run at a time, and no other address waits for them', async () => {
  const { asked, open, paths } = await serve({ atOnce: 2, turnMs: 600_000 })
  const mine = [await open(), await open(), await open()]
  for (const [nth, socket] of mine.slice(0, 2).entries()) send(socket, `/${nth}`)
  await vi.waitFor(() => expect(paths()).toHaveLength(2))
  const [, , third] = mine
  send(third as Socket, '/waits')
  const other = await open('127.0.0.2')
  send(other, '/other')
  await vi.waitFor(() => expect(paths()).toContain('/other'))
  expect(paths()).not.toContain('/waits')
  asked[0]?.response.end()
  await vi.waitFor(() => expect(paths()).toContain('/waits'))
})

it('the next request gets its turn after thousands that left before theirs', async () => {
  const { asked, server, paths } = await serve({ atOnce: 1, turnMs: 600_000, connections: 10_000 })
  // Real connections would take seconds. These all have the same unknown address.
  const connectFor = (path: string) => {
    const socket = new Duplex({ read: () => {}, write: (_chunk, _encoding, done) => done() })
    server.emit('connection', socket)
    socket.push(get(path))
    return socket
  }
  connectFor('/first')
  const leaving = Array.from({ length: 5_000 }, () => connectFor('/left'))
  connectFor('/next')
  await vi.waitFor(() => expect(paths()).toEqual(['/first']))
  await setImmediate()
  for (const socket of leaving) socket.destroy()
  asked[0]?.response.destroy()
  await vi.waitFor(() => expect(paths()).toEqual(['/first', '/next']))
})

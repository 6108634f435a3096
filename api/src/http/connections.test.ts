import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { CONNECTION_LIMITS, type ConnectionLimits, limitConnections } from './connections'

const MB = 1024 * 1024
type Exchange = { path: string; response: ServerResponse }

/** A server that leaves each request unanswered in `asked`, or answers it with `answer`. */
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
  /** `from`: each address of 127.0.0.0/8 is this machine. */
  const open = async (from = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  return { asked, open, paths: () => asked.map(({ path }) => path) }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
const send = (socket: Socket, ...paths: string[]) => socket.write(paths.map(get).join(''))

/** What a socket is told, as the lines of the bodies. */
function hear(socket: Socket) {
  let heard = ''
  socket.on('data', chunk => {
    heard += chunk
  })
  const lines = () => heard.match(/^body .*$/gm) ?? []
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
  const lines = hear(socket)
  for (const path of ['/1', '/2', '/3']) {
    await vi.waitFor(() => expect(paths()).toContain(path))
    expect(paths().at(-1)).toBe(path)
    asked.at(-1)?.response.end(`body ${path}\n`)
  }
  expect(await lines(3)).toEqual(['body /1', 'body /2', 'body /3'])
})

it('reads on when those that waited are answered', async () => {
  const { open } = await serve({ pipelined: 5 }, body)
  const socket = await open()
  const lines = hear(socket)
  for (let part = 1; part <= 10; part++) {
    send(socket, '/1', '/2', '/3', '/4')
    expect(await lines(4 * part)).toHaveLength(4 * part)
  }
})

it('cuts a connection on which too many requests wait, and no other', async () => {
  const { open, paths } = await serve({ pipelined: 5 })
  const [flood, other] = [await open(), await open()]
  send(flood, ...Array.from({ length: 1_000 }, () => '/flood'))
  await once(flood, 'close')
  send(other, '/other')
  await vi.waitFor(() => expect(paths()).toContain('/other'))
  expect(paths().filter(path => path === '/flood')).toHaveLength(1)
})

it('cuts a connection whose answer nobody reads, and one that says nothing', async () => {
  const { asked, open } = await serve({ idleMs: 300 }, (_, response) => {
    response.end(Buffer.alloc(20 * MB))
  })
  const [unread, silent] = [await open(), await open()]
  send(unread, '/large')
  unread.pause()
  silent.resume() // The end of a connection is seen only by a reader.
  await once(silent, 'close')
  await vi.waitFor(() => expect(asked[0]?.response.req.socket.destroyed).toBe(true))
  expect(unread.bytesRead).toBeLessThan(20 * MB)
})

/** Unread answers of so many MB, one after the other; which of them were cut. */
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

it('an address has a bounded amount of unread answers: its largest is cut', async () => {
  const cut = await leaveUnread({ address: 60 * MB, all: 1_000 * MB }, [
    ['127.0.0.1', 20],
    ['127.0.0.1', 40],
    ['127.0.0.2', 50],
    ['127.0.0.1', 20],
  ])
  expect(cut).toEqual([false, true, false, false])
})

it('all addresses have one together: the largest of the address with the most is cut', async () => {
  const cut = await leaveUnread({ address: 1_000 * MB, all: 100 * MB }, [
    ['127.0.0.1', 30],
    ['127.0.0.1', 20],
    ['127.0.0.2', 40],
    ['127.0.0.3', 30],
  ])
  expect(cut).toEqual([true, false, false, false])
})

it('an address has a bounded number of connections; behind a proxy it is the proxy that counts', async () => {
  const direct = await serve({ connections: 2 }, body)
  const kept = [await direct.open(), await direct.open()]
  await once(await direct.open(), 'close')
  const other = await direct.open('127.0.0.2')
  send(other, '/other')
  expect(await hear(other)(1)).toEqual(['body /other'])
  expect(kept.map(socket => socket.destroyed)).toEqual([false, false])

  const proxied = await serve({ connections: 2 }, body, true)
  const sockets = [await proxied.open(), await proxied.open(), await proxied.open()]
  for (const socket of sockets) {
    send(socket, '/')
    expect(await hear(socket)(1)).toEqual(['body /'])
  }
})

it('an address has a bounded number of requests at work; another does not wait for them', async () => {
  const { asked, open, paths } = await serve({ atOnce: 2 })
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

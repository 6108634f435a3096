import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { network } from './client-address'

export type ConnectionLimits = {
  /** A connection without any traffic for this long is cut, even while its answer waits to be read. */
  idleMs: number
  /**
   * No browser sends requests behind the one being answered, so a client that sends more than these is cut.
   */
  pipelined: number
  connections: number
  atOnce: number
  /** A slower request waits for its body or the database and gives up its turn. */
  turnMs: number
  /** Bytes of answers that clients have not read yet. */
  unread: { address: number; all: number }
}

const MB = 1024 * 1024

export const CONNECTION_LIMITS: ConnectionLimits = {
  idleMs: 30_000,
  pipelined: 16,
  connections: 1_000,
  atOnce: 16,
  turnMs: 250,
  unread: { address: 24 * MB, all: 64 * MB },
}

/** A shorter answer is not counted, because the system's own buffers take it. */
const SMALL_BYTES = 64 * 1024

type Exchange = { request: IncomingMessage; response: ServerResponse }
type Connection = { socket: Socket; client: Client; isAnswering: boolean; waiting: Exchange[] }
type Client = { connections: Set<Connection>; atWork: number; line: Set<Exchange> }

/**
 * Answers requests one at a time per connection and a few at a time per address, and cuts connections that
 * take more than their share. Behind the operator's proxy all clients have the same address, so each
 * connection counts as an address and the proxy has to limit its clients.
 */
export function limitConnections(
  server: Server,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  isBehindProxy: boolean,
  limits: ConnectionLimits = CONNECTION_LIMITS,
): void {
  const clients = new Map<unknown, Client>()
  const connections = new WeakMap<Socket, Connection>()
  /** Only connections with an unsent answer, so that idle ones cost nothing. */
  const unread = new Set<Connection>()
  server.timeout = limits.idleMs

  server.on('connection', socket => {
    const address = isBehindProxy ? socket : network(socket.remoteAddress ?? '')
    const client = clients.get(address) ?? newClient()
    if (client.connections.size >= limits.connections) {
      socket.destroy()
      return
    }
    const connection = { socket, client, isAnswering: false, waiting: [] }
    clients.set(address, client)
    client.connections.add(connection)
    connections.set(socket, connection)
    socket.once('close', () => {
      connection.waiting.length = 0
      unread.delete(connection)
      client.connections.delete(connection)
      if (client.connections.size === 0) clients.delete(address)
    })
  })

  // Node would answer an unknown expectation itself, without any limit.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.on('request', (request, response) => {
    const connection = connections.get(request.socket)
    if (!connection || request.socket.destroyed) return
    connection.waiting.push({ request, response })
    if (!connection.isAnswering) answerNext(connection)
    else if (connection.waiting.length > limits.pipelined) request.socket.destroy()
    else request.socket.pause()
  })

  const answerNext = (connection: Connection) => {
    const next = connection.waiting.shift()
    connection.isAnswering = next !== undefined
    if (!next) {
      connection.socket.resume()
      return
    }
    next.response.once('prefinish', () => cutUnread(connection))
    // Requests of other connections are answered in between.
    next.response.once('close', () =>
      setImmediate(() => {
        cutBody(next.request)
        answerNext(connection)
      }),
    )
    connection.client.line.add(next)
    next.response.once('close', () => connection.client.line.delete(next))
    answerLine(connection.client)
  }

  const answerLine = (client: Client) => {
    for (const exchange of client.line) {
      if (client.atWork >= limits.atOnce) return
      client.line.delete(exchange)
      begin(client, exchange)
    }
  }

  const begin = (client: Client, { request, response }: Exchange) => {
    if (request.socket.destroyed) return
    client.atWork += 1
    const leave = once(() => {
      clearTimeout(timer)
      client.atWork -= 1
      answerLine(client)
    })
    const timer = setTimeout(leave, limits.turnMs)
    response.once('close', leave)
    answer(request, response)
  }

  const cutUnread = (connection: Connection) => {
    const { socket, client } = connection
    if (socket.writableLength > 0) unread.add(connection)
    if (socket.writableLength <= SMALL_BYTES) return
    for (const each of unread) if (unreadBytes(each) === 0) unread.delete(each)
    const byClient = groupByClient(unread)
    const own = byClient.get(client) ?? []
    while (unreadOf(own) > limits.unread.address) cutLargest(own)
    const all = [...byClient.values()]
    while (sumOf(all.map(unreadOf)) > limits.unread.all) {
      cutLargest(all.reduce((a, b) => (unreadOf(b) > unreadOf(a) ? b : a)))
    }
  }
}

/** Node would read an unexpected body to its end. The listener limits what it reads of other methods. */
function cutBody({ method, complete, socket }: IncomingMessage): void {
  if (!complete && (method === 'GET' || method === 'HEAD')) socket.destroySoon()
}

const newClient = (): Client => ({ connections: new Set(), atWork: 0, line: new Set() })

function groupByClient(connections: Iterable<Connection>): Map<Client, Connection[]> {
  const groups = new Map<Client, Connection[]>()
  for (const each of connections) {
    const group = groups.get(each.client)
    if (group) group.push(each)
    else groups.set(each.client, [each])
  }
  return groups
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

const unreadBytes = ({ socket }: Connection) => (socket.destroyed ? 0 : socket.writableLength)

const unreadOf = (connections: readonly Connection[]) => sumOf(connections.map(unreadBytes))

function cutLargest(connections: readonly Connection[]): void {
  const largest = connections.reduce((a, b) => (unreadBytes(b) > unreadBytes(a) ? b : a))
  largest.socket.destroy()
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    work()
  }
}

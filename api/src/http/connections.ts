import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { network } from './client-address'

/** What one connection, one address and all of them together may cost. */
export type ConnectionLimits = {
  /** A connection on which nothing moves for so long is cut, also while its answer waits to be read. */
  idleMs: number
  /** Requests that wait behind the one being answered. No browser sends any; a client that sends more is cut. */
  pipelined: number
  /** Connections of one address. */
  connections: number
  /** Requests of one address that are worked on at the same time; the others wait. */
  atOnce: number
  /** Bytes of answers that were made and not yet taken, of one address and of all. */
  unread: { address: number; all: number }
}

const MB = 1024 * 1024

export const CONNECTION_LIMITS: ConnectionLimits = {
  idleMs: 30_000,
  pipelined: 64,
  connections: 1_000,
  atOnce: 16,
  unread: { address: 24 * MB, all: 64 * MB },
}

/** A request that takes longer waits for its body or the database, and keeps nobody from the processor. */
const TURN_MS = 250
/** A shorter answer is not worth counting: the system's own buffers take it. */
const SMALL_BYTES = 64 * 1024

type Exchange = { request: IncomingMessage; response: ServerResponse }
type Connection = { socket: Socket; client: Client; isAnswering: boolean; waiting: Exchange[] }
/** All connections from one address. */
type Client = { connections: Set<Connection>; atWork: number; line: (() => void)[] }

/**
 * Answers the requests of a server one at a time per connection, a few at a time per address, and cuts
 * connections that take more than their share. Behind a proxy of ours every client has its address: there,
 * each connection counts by itself, and the proxy limits its clients.
 */
export function limitConnections(
  server: Server,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  isBehindProxy: boolean,
  limits: ConnectionLimits = CONNECTION_LIMITS,
): void {
  const clients = new Map<unknown, Client>()
  const connections = new WeakMap<Socket, Connection>()
  server.timeout = limits.idleMs

  server.on('connection', socket => {
    const address = isBehindProxy ? socket : network(socket.remoteAddress ?? '')
    const client = clients.get(address) ?? { connections: new Set(), atWork: 0, line: [] }
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
      client.connections.delete(connection)
      if (client.connections.size === 0) clients.delete(address)
    })
  })

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
    // In a turn of the event loop of its own: other connections have theirs in between.
    next.response.once('close', () => setImmediate(answerNext, connection))
    whenFree(connection.client, next)
  }

  const whenFree = (client: Client, { request, response }: Exchange) => {
    const begin = () => {
      client.atWork += 1
      const leave = once(() => {
        clearTimeout(timer)
        client.atWork -= 1
        client.line.shift()?.()
      })
      const timer = setTimeout(leave, TURN_MS)
      response.once('close', leave)
      if (request.socket.destroyed) leave()
      else answer(request, response)
    }
    if (client.atWork < limits.atOnce) begin()
    else client.line.push(begin)
  }

  /** An answer was made that may not be taken: what is unread is bounded, for each address and in all. */
  const cutUnread = ({ socket, client }: Connection) => {
    if (socket.writableLength <= SMALL_BYTES) return
    while (unreadOf(client) > limits.unread.address) cutLargest(client)
    const all = [...clients.values()]
    while (all.reduce((sum, each) => sum + unreadOf(each), 0) > limits.unread.all) {
      cutLargest(all.reduce((a, b) => (unreadOf(b) > unreadOf(a) ? b : a)))
    }
  }
}

const unreadBytes = ({ socket }: Connection) => (socket.destroyed ? 0 : socket.writableLength)

const unreadOf = ({ connections }: Client): number => {
  let sum = 0
  for (const each of connections) sum += unreadBytes(each)
  return sum
}

function cutLargest({ connections }: Client): void {
  const largest = [...connections].reduce((a, b) => (unreadBytes(b) > unreadBytes(a) ? b : a))
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

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection on which everything is written by hand, and nothing is read unless asked. */
export async function openConnection(port: number, signal: AbortSignal): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  const end = () => socket.destroy()
  signal.addEventListener('abort', end, { once: true })
  socket.once('close', () => signal.removeEventListener('abort', end))
  // Aborted while it connects, it only closes.
  await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  socket.pause()
  return socket
}

/** A GET as the app's own page sends it, from this address. */
export const getRequest = (path: string, address: string, cookieHeader?: string): string =>
  `${[
    `GET ${path} HTTP/1.1`,
    'Host: x',
    `X-Forwarded-For: ${address}`,
    ...(cookieHeader === undefined ? [] : [cookieHeader]),
  ].join('\r\n')}\r\n\r\n`

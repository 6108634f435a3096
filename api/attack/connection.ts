import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Opens a raw connection. It is paused, so it reads nothing until it is resumed. */
export async function openConnection(port: number, signal: AbortSignal): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  const end = () => socket.destroy()
  signal.addEventListener('abort', end, { once: true })
  socket.once('close', () => signal.removeEventListener('abort', end))
  // If it is aborted while it connects, it closes without having connected.
  await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  socket.pause()
  return socket
}

/**
 * Writes a GET request that comes through a proxy from this address. `cookieHeader` is the whole header line.
 */
export const getRequest = (path: string, address: string, cookieHeader?: string): string =>
  `${[
    `GET ${path} HTTP/1.1`,
    'Host: x',
    `X-Forwarded-For: ${address}`,
    ...(cookieHeader === undefined ? [] : [cookieHeader]),
  ].join('\r\n')}\r\n\r\n`

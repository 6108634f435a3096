import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** The connection is paused and reads nothing until it is resumed. */
export async function openConnection(port: number, signal: AbortSignal): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  const end = () => socket.destroy()
  signal.addEventListener('abort', end, { once: true })
  socket.once('close', () => signal.removeEventListener('abort', end))
  // An abort can close it before it connects.
  await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  socket.pause()
  return socket
}

/** The request comes through a proxy from this address. `cookieHeader` is the whole line. */
export const getRequest = (path: string, address: string, cookieHeader?: string): string =>
  `${[
    `GET ${path} HTTP/1.1`,
    'Host: x',
    `X-Forwarded-For: ${address}`,
    ...(cookieHeader === undefined ? [] : [cookieHeader]),
  ].join('\r\n')}\r\n\r\n`

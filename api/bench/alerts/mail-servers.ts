import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'

export type Taken = [to: string, atMs: number][]

/** `taken` returns the e-mails since its last call. */
export async function openMailSink() {
  const child = fork(join(import.meta.dirname, 'mail-sink.ts'))
  const [{ port }] = (await once(child, 'message')) as [{ port: number }] // its first message
  return {
    url: `smtp://127.0.0.1:${port}`,
    async taken(): Promise<Taken> {
      child.send('taken')
      const [{ taken }] = (await once(child, 'message')) as [{ taken: Taken }] // its only answer
      return taken
    },
    async close() {
      if (child.kill()) await once(child, 'exit')
    },
  }
}

/** Never answers, which is the worst that a provider does. */
export async function openSilentServer() {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket.on('error', () => {}).resume())
    socket.on('close', () => sockets.delete(socket))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('it listens on no port')
  return {
    port: address.port,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

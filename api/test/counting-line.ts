/** A connection to a database that counts its bytes, so that a test can act in the middle of a conversation. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export async function openCountingLine(url: string) {
  let bytes = 0
  let limit = Number.POSITIVE_INFINITY
  let onLimit = () => {}
  /** Passes the chunk on only below the limit, so that neither end can finish the conversation afterwards. */
  const pass = (to: Socket) => (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes < limit) to.write(chunk)
    else onLimit()
  }
  const server = createServer(near => {
    const { hostname, port } = new URL(url)
    const far = connect(Number(port), hostname)
    near.on('data', pass(far)).on('end', () => far.end())
    far.on('data', pass(near)).on('end', () => near.end())
    near.on('error', () => far.destroy()).on('close', () => far.destroy())
    far.on('error', () => near.destroy()).on('close', () => near.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    /** Holds the conversation back after so many bytes. */
    holdAt(count: number, onHeld: () => void) {
      limit = count
      onLimit = onHeld
    },
    bytes: () => bytes,
    close: () => server.close(),
  }
}

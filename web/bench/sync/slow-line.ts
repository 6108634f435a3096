import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface SlowLine {
  resolverRule: string
  /** Before this call the line has no delay. */
  slowDown(roundTripMs: number, kbPerSecond: number): void
  close(): void
}

/**
 * Each byte arrives half a round trip later, and the bandwidth is limited in each direction, over all
 * connections together. The browser's own throttle delays only answers. Requests, and events on an open
 * stream, would not be delayed.
 */
export async function openSlowLine(target: number): Promise<SlowLine> {
  let delayMs = 0
  let bytesPerMs = Number.POSITIVE_INFINITY
  const up = { freeAtMs: 0 }
  const down = { freeAtMs: 0 }
  const open = new Set<Socket>()

  const pass = (from: Socket, to: Socket, way: typeof up) => {
    const later = (work: () => void, bytes = 0) => {
      const nowMs = performance.now()
      way.freeAtMs = Math.max(way.freeAtMs, nowMs) + bytes / bytesPerMs
      setTimeout(work, Math.ceil(way.freeAtMs - nowMs + delayMs))
    }
    from.on('data', chunk => later(() => to.writable && to.write(chunk), chunk.length))
    from.on('end', () => later(() => to.end()))
    from.on('error', () => to.destroy())
    from.on('close', () => open.delete(from))
    open.add(from)
  }
  const server = createServer(near => {
    const far = connect(target, '127.0.0.1')
    pass(near, far, up)
    pass(far, near, down)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')

  return {
    resolverRule: `MAP localhost:${target} 127.0.0.1:${address.port}`,
    slowDown(roundTripMs, kbPerSecond) {
      delayMs = roundTripMs / 2
      bytesPerMs = (kbPerSecond * 1024) / 1000
    },
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

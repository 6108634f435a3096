/** A reverse proxy that takes several servers in turn and reuses its connections. */
import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import { onTestFinished } from 'vitest'

const CHECK_MS = 500

type Options = {
  /** Only servers whose /readyz succeeds get requests. */
  checks?: boolean
}

export async function startRoundRobin({ checks = false }: Options = {}) {
  const ports: number[] = []
  const ready = new Set<number>()
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const proxy = createServer((incoming, outgoing) => {
    const up = checks ? ports.filter(port => ready.has(port)) : ports
    const port = up[turn++ % up.length]
    if (port === undefined) return void outgoing.writeHead(502).end()
    const { method, url, headers } = incoming
    const onward = request({ agent, port, method, path: url, headers }, answer => {
      const { connection: _, ...kept } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, kept)
      outgoing.flushHeaders()
      answer.on('error', () => outgoing.destroy())
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  proxy.listen(0)
  await once(proxy, 'listening')
  const checking = setInterval(() => {
    for (const port of checks ? ports : []) {
      // An old connection may reach a server that no longer listens.
      request({ agent: false, port, path: '/readyz' }, answer => {
        answer.resume()
        if (answer.statusCode === 200) ready.add(port)
        else ready.delete(port)
      })
        .on('error', () => ready.delete(port))
        .end()
    }
  }, CHECK_MS)
  onTestFinished(() => {
    clearInterval(checking)
    proxy.closeAllConnections()
    proxy.close()
    agent.destroy()
  })
  const address = proxy.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    origin: `http://localhost:${port}`,
    add: (...more: number[]) => void ports.push(...more),
    isReady: (each: number) => ready.has(each),
  }
}

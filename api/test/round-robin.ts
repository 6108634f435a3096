/** A plain reverse proxy that gives each request to the next of several servers. */
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { onTestFinished } from 'vitest'

export async function startRoundRobin() {
  const ports: number[] = []
  let turn = 0
  const proxy = createServer((incoming, outgoing) => {
    const port = ports[turn++ % ports.length]
    const { method, url, headers } = incoming
    const onward = request({ port, method, path: url, headers }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  proxy.listen(0)
  await once(proxy, 'listening')
  onTestFinished(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  const address = proxy.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return { origin: `http://localhost:${port}`, add: (...more: number[]) => ports.push(...more) }
}

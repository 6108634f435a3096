import { once } from 'node:events'
import { connect } from 'node:net'

export async function pageOnTheWire(port: number, path: string) {
  const html = await (await fetch(`http://localhost:${port}${path}`)).text()
  return {
    brBytes: await bytesOf(port, path, 'br'),
    gzipBytes: await bytesOf(port, path, 'gzip'),
    blocking: blockingIn(html),
  }
}

/** `fetch` would only give the unpacked body. */
async function bytesOf(port: number, path: string, coding: string): Promise<number> {
  const socket = connect(port, 'localhost')
  let bytes = 0
  let head = ''
  socket.on('data', chunk => {
    head ||= chunk.toString('latin1')
    bytes += chunk.length
  })
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: ${coding}\r\nConnection: close\r\n\r\n`,
  )
  await once(socket, 'close')
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(head.split('\r\n')[0])
  if (!head.toLowerCase().includes(`content-encoding: ${coding}`)) throw new Error(`no ${coding}`)
  return bytes
}

/** Style sheets, and scripts without `defer` or `async`, keep a browser from drawing text. */
function blockingIn(html: string): string[] {
  const sheets = html.match(/<link[^>]+stylesheet[^>]*>|@import[^;]+;/gi) ?? []
  const scripts = html.match(/<script(?![^>]*\b(defer|async|type="module")\b)[^>]*>/gi) ?? []
  return [...sheets, ...scripts]
}

/**
 * A route that does nothing, over the libraries that serve a view: what a view takes beside it is what
 * a view does. Started by the bench with its port and the bytes of an answer.
 */
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'

const [port, bytes] = process.argv.slice(2).map(Number)
const page = new Uint8Array(randomBytes(bytes ?? 0))
const app = new Hono()
app.get('*', c => c.body(page, 200, { 'Content-Type': 'application/octet-stream' }))
createServer(getRequestListener(app.fetch)).listen(port, () => {
  process.stdout.write(`A route that does nothing is running at ${port}\n`)
})

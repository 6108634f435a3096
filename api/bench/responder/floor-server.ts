/** Does nothing, with the same libraries as a view. The difference in time is the cost of the view itself. */
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

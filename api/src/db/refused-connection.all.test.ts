/** A pooler without a Postgres accepts a connection and ends it at the first statement. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from './database'

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + body.length)
  return Buffer.concat([Buffer.from(type), length, body])
}
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))])
/** The answer of pgbouncer 1.18. */
const REFUSAL = message(
  'E',
  Buffer.from('SFATAL\0C08P01\0Mserver login has been failing, try again later\0\0'),
)

async function startRefusing() {
  const pooler = createServer(socket => {
    socket.once('data', () => {
      socket.write(WELCOME)
      socket.once('data', () => socket.end(REFUSAL))
    })
  }).listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  onTestFinished(() => void pooler.close())
  const address = pooler.address()
  return typeof address === 'object' ? address?.port : undefined
}

it('a refused connection costs each request a 503, and the process keeps running', async () => {
  const url = `postgres://lifetag_app@127.0.0.1:${await startRefusing()}/lifetag`
  const database = openDatabase({ url, isAppRole: true, listenUrl: url, prepare: false })
  onTestFinished(() => database.close(0))
  const lost: unknown[] = []
  const note = (reason: unknown) => void lost.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))

  const unavailable = expect.objectContaining({ code: 'unavailable' })
  await expect(database.ping(2_000)).rejects.toEqual(unavailable)
  await expect(database.statement(sql => sql`select 1`)).rejects.toEqual(unavailable)
  expect(lost).toEqual([])
})

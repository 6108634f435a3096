import { once } from 'node:events'
import { defineAttack, finding, keepDoing } from '../attack'
import { anyAddress } from '../client'
import { getRequest, openConnection } from '../connection'
import { PASSWORD, signUp } from '../people'

const SESSIONS = 30
/** The longest that a stream may stay open without its session. */
const LATE_MS = 1_000

export const endedSessions = defineAttack({
  name: 'ended-sessions',
  title: `19 keep listening after signing out: ${SESSIONS} streams of sessions that end`,
  prepare: async ({ client }) => ({ person: await signUp(client), lateMs: [] as number[] }),
  attack: ({ client, port }, { person, lateMs }, signal) =>
    keepDoing({ lanes: 2, most: SESSIONS, perSecond: 2 }, signal, async () => {
      const address = anyAddress()
      const json = { email: person.email, password: PASSWORD }
      const signedIn = await client.send('POST', '/api/auth/login', { json, address, cookie: '' })
      const cookie = signedIn.headers['set-cookie']?.map(each => each.split(';')[0]).join('; ')
      const stream = await openConnection(port, signal)
      stream.write(getRequest('/api/sync/events', address, `Cookie: ${cookie}`))
      const ended = new Promise<void>(resolve => {
        // This is the answer's last chunk. The connection stays open for another request.
        stream.on('data', chunk => String(chunk).endsWith('0\r\n\r\n') && resolve())
        stream.once('close', resolve)
      })
      await once(stream.resume(), 'data')
      await client.send('POST', '/api/auth/logout', { cookie })
      const startMs = performance.now()
      await ended
      lateMs.push(performance.now() - startMs)
    }),
  async check(_, { lateMs }) {
    const latest = Math.max(...lateMs)
    return [
      finding(
        'streams end with their session',
        latest <= LATE_MS,
        `${lateMs.length} streams, the latest after ${latest.toFixed(0)} ms`,
      ),
    ]
  },
})

import { setTimeout as sleep } from 'node:timers/promises'
import { defineAttack, finding, keepDoing } from '../attack'
import { anyAddress } from '../client'
import { getRequest, openConnection } from '../connection'
import { allergy, signUp } from '../people'

const CONNECTIONS = 8
const REQUESTS = 3_000
const STALLED = 150

export const unreadAnswers = defineAttack({
  name: 'unread-answers',
  title: `17 answers that are never read: ${CONNECTIONS} connections with ${REQUESTS} requests each, again and again`,
  async prepare({ client }) {
    const { cookieHeader, push } = await signUp(client)
    // The answer has 60 KB and is made for each request.
    for (let nth = 0; nth < 4; nth++) {
      await push(...Array.from({ length: 50 }, () => allergy('x'.repeat(190))))
    }
    return { cookieHeader, cut: 0 }
  },
  async attack({ port }, state, signal) {
    const flood = keepDoing({ lanes: CONNECTIONS, most: 400, perSecond: 20 }, signal, async () => {
      const socket = await openConnection(port, signal)
      socket.write(getRequest('/api/allergies', anyAddress(), state.cookieHeader).repeat(REQUESTS))
      // A cut may reset the connection, which closes it with an error.
      let isOver = false
      const closed = new Promise<void>(resolve => {
        socket.once('close', () => {
          if (!isOver && !signal.aborted) state.cut += 1
          resolve()
        })
      })
      // A client that does not read may not notice the cut, so the next one starts after a second.
      await Promise.race([closed, sleep(1_000, undefined, { signal })])
      isOver = true
      socket.destroy()
    })
    // One unread answer per connection escapes a limit on requests.
    const stall = keepDoing({ lanes: 4, most: STALLED, perSecond: 10 }, signal, async () => {
      const socket = await openConnection(port, signal)
      socket.write(getRequest('/api/allergies', anyAddress(), state.cookieHeader))
    })
    await Promise.all([flood, stall])
  },
  check: async (_, { cut }) => [
    { ...finding('floods are cut', cut > 0, `${cut} cut`), figure: `${cut} connections cut` },
  ],
})

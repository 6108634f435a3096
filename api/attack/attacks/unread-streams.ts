import { defineAttack, keepDoing } from '../attack'
import { anyAddress } from '../client'
import { getRequest, openConnection } from '../connection'
import { allergy, signUp } from '../people'

const PEOPLE = 5
const STREAMS_EACH = 20

export const unreadStreams = defineAttack({
  name: 'unread-streams',
  title: `16 event streams that are never read: ${PEOPLE * STREAMS_EACH}, of people who write`,
  prepare: async ({ client }) => Promise.all(Array.from({ length: PEOPLE }, () => signUp(client))),
  async attack({ port }, people, signal) {
    for (const { cookieHeader } of people) {
      for (let nth = 0; nth < STREAMS_EACH; nth++) {
        const socket = await openConnection(port, signal)
        socket.write(getRequest('/api/sync/events', anyAddress(), cookieHeader))
      }
    }
    await keepDoing({ lanes: PEOPLE, most: 400, perSecond: 15 }, signal, nth => {
      const person = people[nth % PEOPLE]
      if (!person) throw new Error('No people')
      return person.push(allergy(`${nth} ${'x'.repeat(150)}`))
    })
  },
})

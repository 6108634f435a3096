import { randomUUID } from 'node:crypto'
import { defineAttack, finding, keepDoing } from '../attack'
import { anyAddress } from '../client'
import { signUp } from '../people'

const AT_ONCE = 40

export const starvePool = defineAttack({
  name: 'starve-pool',
  title: `2 starve the pool: ${AT_ONCE} keyed requests at once`,
  prepare: async ({ client }) => ({
    person: await signUp(client),
    statuses: new Map<number, number>(),
  }),
  attack: (_, { person, statuses }, signal) =>
    keepDoing({ lanes: AT_ONCE, most: 400 }, signal, async nth => {
      const keyed = { headers: { 'Idempotency-Key': randomUUID() }, address: anyAddress(), signal }
      const answer =
        nth % 2 === 0
          ? await person.send('POST', '/api/validate-admin-token', {
              json: { token: 'x' },
              ...keyed,
            })
          : await person.send('POST', '/api/visit', { json: {}, ...keyed })
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }),
  check: async (_, { statuses }) => {
    const seen = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')
    return [
      finding('no keyed request fails', !statuses.has(500), seen),
      finding('keyed requests are run', (statuses.get(204) ?? 0) > 0, seen),
    ]
  },
})

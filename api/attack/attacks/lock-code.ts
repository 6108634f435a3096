import { defineAttack, finding, keepDoing } from '../attack'
import { addCode, signUp } from '../people'

const VIEWS = 1_500

export const lockCode = defineAttack({
  name: 'lock-code',
  title: `18 lock a code for others: ${VIEWS} views and requests for help from one network`,
  prepare: async ({ client }) => addCode(await signUp(client)),
  attack: ({ client }, { token }, signal) =>
    keepDoing({ lanes: 8, most: VIEWS, perSecond: 100 }, signal, nth => {
      // The addresses of a household are in one /64.
      const address = `[2001:db8:18:1::${(nth % 4_096).toString(16)}]:${10_000 + nth}`
      return nth % 10 === 0 ? help(client, token, address) : view(client, token, address)
    }),
  async check({ client }, { token }) {
    const address = '2001:db8:18:2::1'
    const seen = await view(client, token, address)
    const asked = await help(client, token, address)
    return [
      finding('a helper elsewhere sees the card', seen.status === 200, seen.status),
      finding('a helper elsewhere can notify the family', asked.status === 200, asked.status),
    ]
  },
})

type Client = Parameters<typeof signUp>[0]

const view = (client: Client, token: string, address: string) =>
  client.send('GET', `/e/${token}`, { address })

const help = (client: Client, token: string, address: string) =>
  client.send('POST', `/e/${token}/help`, {
    body: '',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    address,
  })

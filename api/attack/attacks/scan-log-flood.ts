import { defineAttack, finding, keepDoing } from '../attack'
import { addCode, signUp } from '../people'

const VIEWS = 55
const LINES_MAX = 5

export const scanLogFlood = defineAttack({
  name: 'scan-log-flood',
  title: `8 hide: ${VIEWS} views of one address after the one that matters`,
  async prepare({ client }) {
    const owner = await signUp(client)
    const code = await addCode(owner)
    await client.send('GET', `/e/${code.token}`, { address: '192.0.2.1' })
    return { owner, code }
  },
  attack: ({ client }, { code }, signal) =>
    keepDoing({ lanes: 4, most: VIEWS }, signal, () =>
      client.send('GET', `/e/${code.token}`, { address: '192.0.2.99', signal }),
    ),
  async check(_, { owner, code }) {
    const answer = await owner.send('GET', `/api/qr-codes/${code.id}/scans`)
    const lines = answer.json()
    const count = Array.isArray(lines) ? lines.length : -1
    return [
      finding('the first view is still in the log', count >= 2, `${answer.status}, ${count} lines`),
      finding(`one address is at most ${LINES_MAX} lines`, count <= LINES_MAX, `${count} lines`),
    ]
  },
})

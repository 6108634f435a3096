import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { defineAttack, finding, keepDoing } from '../attack'
import { signUp } from '../people'

export const poisonedKeys = defineAttack({
  name: 'poisoned-keys',
  title: '5 poison keys: connections cut within keyed bodies',
  prepare: async ({ client }) => ({ person: await signUp(client), keys: [] as string[] }),
  attack: ({ port }, { person, keys }, signal) =>
    keepDoing({ lanes: 16, most: 1_000, perSecond: 50 }, signal, async () => {
      const key = randomUUID()
      keys.push(key)
      const body = bodyOf(person.id)
      const cut = body.slice(0, Math.floor(Math.random() * body.length))
      const head = [
        'POST /api/allergies HTTP/1.1',
        'Host: x',
        'Sec-Fetch-Site: same-origin',
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        `Idempotency-Key: ${key}`,
        person.cookieHeader,
      ].join('\r\n')
      await new Promise<void>(resolve => {
        const socket = connect(port, '127.0.0.1')
        socket.on('error', () => {})
        socket.on('close', () => resolve())
        socket.write(`${head}\r\n\r\n${cut}`, () => setTimeout(() => socket.destroy(), 5))
      })
    }),
  async check(_, { person, keys }) {
    const statuses: number[] = []
    for (const key of keys.slice(-20)) {
      const headers = { 'Idempotency-Key': key, 'Content-Type': 'application/json' }
      const sent = { body: bodyOf(person.id), headers }
      statuses.push((await person.send('POST', '/api/allergies', sent)).status)
    }
    const isDone = statuses.length > 0 && statuses.every(status => status === 201)
    return [finding('each retry is run', isDone, [...new Set(statuses)])]
  },
})

const bodyOf = (medicalProfileId: string) =>
  JSON.stringify({ medicalProfileId, allergen: 'Latex', severity: 'Severe' })

import { createHash, randomBytes } from 'node:crypto'
import { defineAttack, finding, keepDoing } from '../attack'
import { signUp } from '../people'

const AT_ONCE = 12
const MEGABYTE = 1024 * 1024

export const bigUploads = defineAttack({
  name: 'big-uploads',
  title: `6 grow without bound: ${AT_ONCE} uploads of 9 MB at once`,
  prepare: async ({ client }) => ({ person: await signUp(client), statuses: new Set<number>() }),
  attack: (_, { person, statuses }, signal) =>
    keepDoing({ lanes: AT_ONCE, most: 60 }, signal, async () => {
      const body = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(9 * MEGABYTE)])
      const sha256 = createHash('sha256').update(body).digest('hex')
      const headers = { 'Content-Type': 'application/pdf' }
      statuses.add(
        (await person.send('PUT', `/api/files/${sha256}`, { body, headers, signal })).status,
      )
    }),
  check: async (_, { statuses }) => [
    finding('some are taken', statuses.has(201), [...statuses]),
    finding('none is a fault of ours', !statuses.has(500), [...statuses]),
  ],
})

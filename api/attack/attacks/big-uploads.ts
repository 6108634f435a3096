import { createHash, randomBytes } from 'node:crypto'
import { defineAttack, finding, keepDoing } from '../attack'
import type { Client } from '../client'
import { type Person, signUp } from '../people'

const PARALLEL = 12
const MEGABYTE = 1024 * 1024

const uploadAll = (name: string, peopleCount: number) =>
  defineAttack({
    name,
    title: `6 grow without bound: ${PARALLEL} parallel uploads of 9 MB, people: ${peopleCount}`,
    prepare: ({ client }) => statusesOf(client, peopleCount),
    attack: (_, { people, statuses }, signal) =>
      keepDoing({ lanes: PARALLEL, most: 60 }, signal, async nth => {
        statuses.add((await upload(people, nth, signal)).status)
      }),
    check: async (_, { statuses }) => judge(statuses, 201),
  })

export const bigUploads = uploadAll('big-uploads', 1)
export const bigUploadsOfMany = uploadAll('big-uploads-of-many', PARALLEL)

export const bigDownloads = defineAttack({
  name: 'big-downloads',
  title: `6 grow without bound: ${PARALLEL} parallel downloads of 9 MB`,
  async prepare({ client }) {
    const state = await statusesOf(client, 1)
    const answer = await upload(state.people, 0)
    const { url } = answer.json() as { url: string }
    return { ...state, url }
  },
  attack: (_, { people: [person], url, statuses }, signal) =>
    keepDoing({ lanes: PARALLEL, most: 1_000 }, signal, async () => {
      const answer = await person?.send('GET', url, { signal })
      if (answer) statuses.add(answer.status)
    }),
  check: async (_, { statuses }) => judge(statuses, 200),
})

async function statusesOf(client: Client, count: number) {
  const people: Person[] = []
  for (let nth = 0; nth < count; nth++) people.push(await signUp(client))
  return { people, statuses: new Set<number>() }
}

function upload(people: readonly Person[], nth: number, signal?: AbortSignal) {
  const body = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(9 * MEGABYTE)])
  const sha256 = createHash('sha256').update(body).digest('hex')
  const headers = { 'Content-Type': 'application/pdf' }
  const person = people[nth % people.length] as Person
  return person.send('PUT', `/api/files/${sha256}`, { body, headers, ...(signal && { signal }) })
}

const judge = (statuses: ReadonlySet<number>, expected: number) => [
  finding('some are answered', statuses.has(expected), [...statuses]),
  finding('none is a fault of ours', !statuses.has(500), [...statuses]),
]

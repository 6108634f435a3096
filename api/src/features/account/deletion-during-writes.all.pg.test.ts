import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { SendOptions } from '../../../test/app'
import { TestDevice } from '../../../test/device'
import { isForAdmins, pathOf, ROUTES, type Settled, settle } from '../../../test/route-table'
import { test, useApp } from '../../../test/use-app'

useApp({ maxConnections: 10 })

const ROUNDS = 12
/** Writes that end the session of the deletion, are the deletion, or forbid it. */
const ENDING =
  /auth\/(login|register|logout|sessions|password|recover|passkeys\/login)|account|profiles/
const writes = Object.entries(ROUTES).filter(
  ([route, row]) =>
    !route.startsWith('GET ') &&
    !isForAdmins(row) &&
    !route.includes('stripe') &&
    !ENDING.test(route),
)

async function bodyOf(route: string, person: Settled): Promise<SendOptions> {
  const row = ROUTES[route]
  if (row?.raw) return row.raw(person)
  return row?.json ? { json: await row.json(person, test) } : {}
}

/** Sends every kind of write at the same time, together with the account's deletion. */
async function deleteAmongWrites(round: number): Promise<{ route: string; status: number }[]> {
  const ada = await settle(test, { withoutFamily: true })
  const device = new TestDevice(ada)
  await device.push(device.put('allergies', randomUUID(), { allergen: 'Nuts', severity: 'Mild' }))
  const prepared = await Promise.all(
    writes.map(async ([route]) => ({ route, body: await bodyOf(route, ada) })),
  )
  const requests = prepared.map(({ route, body: { headers, ...body } }) => async () => {
    const answer = await ada.send(route.split(' ')[0] ?? '', pathOf(route, ada), {
      ...body,
      headers: { ...headers, 'Idempotency-Key': `key ${route}`.replaceAll(/[^!-~]/g, '-') },
    })
    return { route, status: answer.status }
  })
  requests.push(
    async () => ({ route: 'pull', status: (await device.sendExchange()).status }),
    async () => ({
      route: 'push',
      status: (
        await device.sendExchange([
          device.put('allergies', randomUUID(), { allergen: 'Nuts', severity: 'Mild' }),
        ])
      ).status,
    }),
  )
  const deletion = async () => ({
    route: 'deletion',
    status: (await ada.send('DELETE', '/api/account')).status,
  })
  requests.splice((round * 5) % requests.length, 0, deletion)
  return Promise.all(requests.map(request => request()))
}

it('writes with keys never deadlock with the account’s deletion', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await deleteAmongWrites(round)
    expect(answers.find(({ route }) => route === 'deletion')?.status).toBe(204)
    expect(answers.filter(({ status }) => status === 500)).toEqual([])
  }
  const deadlocks = test.logged.filter(({ failure }) => failure?.name === '40P01')
  expect(deadlocks).toEqual([])
}, 300_000)

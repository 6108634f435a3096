/** Two servers on a cluster, one worker of which is killed while people write, and comes back. */
import { randomUUID } from 'node:crypto'
import { expect, inject, it, vi } from 'vitest'
import type { TestPerson } from './app'
import { createTestDatabase } from './database'
import { TestDevice } from './device'
import { freePort } from './free-port'
import { startRoundRobin } from './round-robin'
import { runServer } from './server-process'
import { signUpAt } from './through-proxy'
import { findPostmaster } from './worker-process'

const KEYS = `v1:${Buffer.alloc(32, 3).toString('base64')}`
/** Of each worker. */
const PEOPLE = 3
/** Pushes of each person before, while and after the worker is away. */
const PUSHES = 8

it('a killed worker costs its own people some 503, and nobody anything that was taken', async () => {
  const test = await createTestDatabase()
  const proxy = await startRoundRobin()
  await Promise.all(
    [0, 1].map(async () => {
      const port = await freePort()
      const environment = { PORT: String(port), ...test.environment, DATA_KEYS: KEYS }
      const server = runServer({
        ...environment,
        ...{ PAYMENTS: 'disabled', PUBLIC_ORIGIN: proxy.origin },
      })
      const started = `LifeTag is running at ${proxy.origin}`
      await vi.waitFor(() => expect(server.lines).toContain(started), 45_000)
      proxy.add(port)
    }),
  )

  const [, nodeUrl = ''] = inject('cluster').citus?.nodes ?? []
  const isThere = async ({ id }: TestPerson) => {
    const [row] = await test.superuser<{ port: number }[]>`
      select nodeport as port from pg_dist_placement join pg_dist_node using (groupid)
      where shardid = get_shard_id_for_distribution_column('users', ${id}::uuid)`
    return String(row?.port) === new URL(nodeUrl).port
  }
  const here: Writer[] = []
  const there: Writer[] = []
  for (let nth = 0; here.length < PEOPLE || there.length < PEOPLE; nth++) {
    const account = { email: `ada${nth}@example.org`, password: 'gravel teapot lantern' }
    const person = await signUpAt(proxy.origin, account)
    const side = (await isThere(person)) ? there : here
    if (side.length < PEOPLE) side.push(await writerOf(person))
  }
  const all = [...here, ...there]
  const everyoneWrites = () => Promise.all(all.map(writer => write(writer, PUSHES)))

  await everyoneWrites()
  expect(all.flatMap(({ statuses }) => statuses)).toEqual(
    all.flatMap(() => Array(PUSHES).fill(200)),
  )

  const worker = await findPostmaster(nodeUrl)
  const writing = everyoneWrites()
  worker.kill()
  await writing
  await everyoneWrites()
  expect(new Set(here.flatMap(({ statuses }) => statuses))).toEqual(new Set([200]))
  expect(new Set(there.flatMap(({ statuses }) => statuses))).toEqual(new Set([200, 503]))

  await worker.startAgain()
  for (const writer of all) {
    // What was not taken is sent again as it was, as phones do.
    await vi.waitFor(async () => expect(await sendWaiting(writer)).toBe(200), 60_000)
    const device = new TestDevice(writer.device.person)
    await device.pull()
    const kept = [...device.rows.values()].filter(row => row.collection === 'conditions')
    expect(kept.map(row => row.rowId).sort()).toEqual([...writer.rowIds].sort())
  }
  await test.drop()
}, 300_000)

type Writer = {
  device: TestDevice
  statuses: number[]
  /** Pushed and not known to be taken. */
  waiting: ReturnType<TestDevice['put']>[]
  rowIds: string[]
}

async function writerOf(person: TestPerson): Promise<Writer> {
  await person.send('POST', '/api/medical-profile', { json: {} })
  const device = new TestDevice(person)
  await device.pull()
  return { device, statuses: [], waiting: [], rowIds: [] }
}

async function write(writer: Writer, times: number) {
  for (let nth = 0; nth < times; nth++) {
    const rowId = randomUUID()
    writer.rowIds.push(rowId)
    writer.waiting.push(
      writer.device.put('conditions', rowId, { condition: 'Asthma', status: 'Active' }),
    )
    writer.statuses.push(await sendWaiting(writer))
  }
}

async function sendWaiting({ device, waiting }: Writer): Promise<number> {
  const answer = await device.sendExchange(waiting)
  await answer.arrayBuffer()
  if (answer.status === 200) waiting.length = 0
  return answer.status
}

import { randomUUID } from 'node:crypto'
import { expect, inject, onTestFinished, vi } from 'vitest'
import type { TestPerson } from './app'
import { createTestDatabase, type TestDatabase } from './database'
import { TestDevice } from './device'
import { freePort } from './free-port'
import { startRoundRobin } from './round-robin'
import { runServer } from './server-process'
import { signUpAt } from './through-proxy'
import { findPostmaster } from './worker-process'

const KEYS = `v1:${Buffer.alloc(32, 3).toString('base64')}`
const PEOPLE = 3

const lostWorkerUrl = () => inject('cluster').citus?.nodes[1] ?? ''

export async function openTwoSides() {
  const test = await createTestDatabase()
  onTestFinished(() => test.drop())
  const { origin } = await startTwoServers(test)
  const { here, there } = await signUpOnBothSides(test, origin)
  return { here, there, all: [...here, ...there], worker: await findPostmaster(lostWorkerUrl()) }
}

async function startTwoServers({ environment }: TestDatabase) {
  const proxy = await startRoundRobin()
  const servers = await Promise.all(
    [0, 1].map(async () => {
      const port = await freePort()
      const server = runServer({
        ...{ PORT: String(port), ...environment, DATA_KEYS: KEYS },
        ...{ PAYMENTS: 'disabled', PUBLIC_ORIGIN: proxy.origin },
      })
      const started = `LifeTag is running at ${proxy.origin}`
      await vi.waitFor(() => expect(server.lines).toContain(started), 45_000)
      proxy.add(port)
      return server
    }),
  )
  return { origin: proxy.origin, servers }
}

type Writer = {
  device: TestDevice
  statuses: number[]
  waiting: ReturnType<TestDevice['put']>[]
  rowIds: string[]
}

/** `there` are people on the worker that the tests stop. */
async function signUpOnBothSides(test: TestDatabase, origin: string) {
  const port = Number(new URL(lostWorkerUrl()).port)
  const isThere = async ({ id }: TestPerson) => {
    const [row] = await test.superuser<{ port: number }[]>`
      select nodeport as port from pg_dist_placement join pg_dist_node using (groupid)
      where shardid = get_shard_id_for_distribution_column('users', ${id}::uuid)`
    return row?.port === port
  }
  const here: Writer[] = []
  const there: Writer[] = []
  for (let nth = 0; here.length < PEOPLE || there.length < PEOPLE; nth++) {
    const account = { email: `ada${nth}@example.org`, password: 'gravel teapot lantern' }
    const person = await signUpAt(origin, account)
    const side = (await isThere(person)) ? there : here
    if (side.length < PEOPLE) side.push(await writerOf(person))
  }
  return { here, there }
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

export const everyoneWrites = (writers: readonly Writer[], times: number) =>
  Promise.all(writers.map(writer => write(writer, times)))

async function sendWaiting({ device, waiting }: Writer): Promise<number> {
  const answer = await device.sendExchange(waiting)
  await answer.arrayBuffer()
  if (answer.status === 200) waiting.length = 0
  return answer.status
}

/** In the end everything is acknowledged, and nothing is lost or duplicated. */
export async function expectWhole(writers: readonly Writer[]) {
  for (const writer of writers) {
    await vi.waitFor(async () => expect(await sendWaiting(writer)).toBe(200), 60_000)
    const device = new TestDevice(writer.device.person)
    await device.pull()
    const kept = [...device.rows.values()].filter(row => row.collection === 'conditions')
    expect(kept.map(row => row.rowId).sort()).toEqual([...writer.rowIds].sort())
  }
}

export const statusesOf = (writers: readonly Writer[]) =>
  writers.flatMap(({ statuses }) => statuses)

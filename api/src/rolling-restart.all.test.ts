import { randomUUID } from 'node:crypto'
import { exchangeAnswerSchema } from 'sync-protocol/sync'
import { expect, it, vi } from 'vitest'
import type { TestPerson } from '../test/app'
import { createTestDatabase } from '../test/database'
import { TestDevice } from '../test/device'
import { freePort } from '../test/free-port'
import { buildNextRelease, inventedMigration } from '../test/release/next-release'
import { startRoundRobin } from '../test/round-robin'
import { runServer } from '../test/server-process'
import { signUpAt } from '../test/through-proxy'

const KEYS = `v1:${Buffer.alloc(32, 3).toString('base64')}`
const ACCOUNT = { email: 'ada@example.org', password: 'gravel teapot lantern' }

const EXPAND = inventedMigration(`-- phase: expand after 0001
alter table records add column checked_at timestamptz;
alter table sync_clients add column app_version text not null default '';
create index records_checked on records (user_id, checked_at) where checked_at is not null;
create table notes (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  sealed bytea not null,
  primary key (user_id, id)
);
call protect_rows('notes');
`)

it('servers replaced one by one with the next release lose no request, push or event', async () => {
  const { reach, url, appUrl, superuser, drop } = await createTestDatabase()
  const next = await buildNextRelease(EXPAND)
  const proxy = await startRoundRobin({ checks: true })
  const start = async (port: number, built?: string) => {
    const environment = {
      PORT: String(port),
      DATABASE_URL: reach.isAppRole ? reach.url : appUrl,
      DATABASE_ADMIN_URL: url,
      DATABASE_PREPARE: String(reach.prepare),
      DATA_KEYS: KEYS,
      PAYMENTS: 'disabled',
      PUBLIC_ORIGIN: proxy.origin,
      DRAIN_SECONDS: '5',
    }
    const server = runServer(environment, built)
    await vi.waitFor(() => expect(proxy.isReady(port)).toBe(true), 45_000)
    return server
  }
  const ports = [await freePort(), await freePort()]
  proxy.add(...ports)
  const servers = await Promise.all(ports.map(port => start(port)))

  const person = await signUpAt(proxy.origin, ACCOUNT)
  await person.send('POST', '/api/medical-profile', { json: {} })
  const load = putUnderLoad(person)
  for (const [index, port] of ports.entries()) {
    await load.hasGoneOn()
    servers[index]?.child.kill('SIGTERM')
    expect(await servers[index]?.ended).toBe(0)
    await load.hasGoneOn()
    servers[index] = await start(port, next)
  }
  await load.hasGoneOn()
  const { failures, pushes, lastPushed, lastHeard, streams } = await load.end()
  expect(failures).toEqual([])
  expect([...(await superuser`select name from migrations order by version desc limit 1`)]).toEqual(
    [{ name: EXPAND.name }],
  )
  expect(lastHeard).toBe(lastPushed)
  expect(streams).toBeGreaterThan(1)
  const reader = new TestDevice(person)
  await reader.pull()
  const kept = [...reader.rows.values()].filter(({ collection }) => collection === 'conditions')
  expect(kept).toHaveLength(pushes)

  for (const { child, ended } of servers) {
    // A second signal ends the draining immediately.
    child.kill('SIGTERM')
    child.kill('SIGINT')
    expect(await ended).toBe(0)
  }
  await drop()
}, 240_000)

const READERS = 3
const PUSHERS = 2

function putUnderLoad(person: TestPerson) {
  const failures: string[] = []
  let isOver = false
  let [done, pushes, lastPushed, lastHeard, streams] = [0, 0, 0, 0, 0]

  const again = async (what: string, once: () => Promise<Response>) => {
    while (!isOver) {
      try {
        const { status } = await once()
        if (status !== 200) failures.push(`${what}: ${status}`)
      } catch (error) {
        failures.push(`${what}: ${error instanceof Error ? (error.cause ?? error) : error}`)
      }
      done += 1
    }
  }
  const read = () =>
    again('read', async () => {
      const answer = await person.send('GET', '/api/allergies')
      await answer.arrayBuffer()
      return answer
    })
  const push = () => {
    const device = new TestDevice(person)
    const content = { condition: 'Asthma', status: 'Active' }
    return again('push', async () => {
      const answer = await device.sendExchange([device.put('conditions', randomUUID(), content)])
      const { merge } = exchangeAnswerSchema.parse(await answer.json())
      lastPushed = Math.max(lastPushed, merge?.version ?? 0)
      pushes += 1
      return answer
    })
  }
  const leaving = new AbortController()
  const listen = () =>
    again('listen', async () => {
      const answer = await person.send('GET', '/api/sync/events')
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
      streams += 1
      const cancel = () => void reader?.cancel()
      leaving.signal.addEventListener('abort', cancel)
      for (;;) {
        const { value, done: hasEnded } = (await reader?.read()) ?? { done: true }
        for (const [, version] of (value ?? '').matchAll(/"version":(\d+)/g)) {
          lastHeard = Math.max(lastHeard, Number(version))
        }
        if (hasEnded) return answer
      }
    })

  const working = [
    ...Array.from({ length: READERS }, read),
    ...Array.from({ length: PUSHERS }, push),
  ]
  const listening = listen()
  return {
    async hasGoneOn() {
      const before = done
      await vi.waitFor(() => expect(done).toBeGreaterThan(before + 30), 120_000)
    },
    async end() {
      isOver = true
      await Promise.all(working)
      await vi.waitFor(() => expect(lastHeard).toBeGreaterThanOrEqual(lastPushed), 30_000)
      leaving.abort()
      await listening
      return { failures, pushes, lastPushed, lastHeard, streams }
    },
  }
}

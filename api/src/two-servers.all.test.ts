import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { createTestDatabase } from '../test/database'
import { TestDevice } from '../test/device'
import { freePort } from '../test/free-port'
import { startRoundRobin } from '../test/round-robin'
import { runServer } from '../test/server-process'
import { requestAt, signUpAt } from '../test/through-proxy'

const KEYS = `v1:${Buffer.alloc(32, 3).toString('base64')}`

it('two servers on one database behind a plain proxy act as one', async () => {
  const { environment, drop } = await createTestDatabase()
  const proxy = await startRoundRobin()
  const servers = await Promise.all(
    [0, 1].map(async () => {
      const port = await freePort()
      const server = runServer({
        PORT: String(port),
        ...environment,
        DATA_KEYS: KEYS,
        PAYMENTS: 'disabled',
        PUBLIC_ORIGIN: proxy.origin,
      })
      const started = `LifeTag is running at ${proxy.origin}`
      await vi.waitFor(() => expect(server.lines).toContain(started), 45_000)
      proxy.add(port)
      return server
    }),
  )

  const request = requestAt(proxy.origin)

  // The person signs up at one server and is signed in at both.
  const account = { email: 'ada@example.org', password: 'gravel teapot lantern' }
  const person = await signUpAt(proxy.origin, account)
  const { send } = person
  for (const _ of servers) expect((await send('GET', '/api/auth/user')).status).toBe(200)

  // A retry at the other server gets the first answer.
  await send('POST', '/api/medical-profile', { json: {} })
  const add = () =>
    send('POST', '/api/allergies', {
      json: { medicalProfileId: person.id, allergen: 'Latex', severity: 'Severe' },
      headers: { 'Idempotency-Key': 'add-latex' },
    })
  const [first, again] = [await add(), await add()]
  expect(await again.json()).toEqual(await first.json())
  expect(await (await send('GET', '/api/allergies')).json()).toHaveLength(1)

  const stream = await send('GET', '/api/sync/events')
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  const nextVersion = async () =>
    JSON.parse(((await reader?.read())?.value ?? '').split('data: ')[1] ?? '').version
  const device = new TestDevice(person)
  await device.pull()
  const { version: before } = await device.pull()
  expect(await nextVersion()).toBe(before)
  for (const nth of [1, 2]) {
    const condition = { condition: 'Asthma', status: 'Active' }
    await device.push(device.put('conditions', randomUUID(), condition))
    expect(await nextVersion()).toBe(before + nth)
  }
  await reader?.cancel()

  // Wrong passwords count together at both servers.
  const guesses = []
  for (let nth = 0; nth < 6; nth++) {
    const json = { ...account, password: 'a guess, and a wrong one' }
    guesses.push((await request('POST', '/api/auth/login', { json })).status)
  }
  expect(guesses).toEqual([401, 401, 401, 401, 401, 429])

  expect((await send('POST', '/api/auth/logout')).status).toBe(204)
  for (const _ of servers) expect((await send('GET', '/api/auth/user')).status).toBe(401)

  for (const { child, ended } of servers) {
    child.kill('SIGTERM')
    await ended
  }
  await drop()
}, 300_000)

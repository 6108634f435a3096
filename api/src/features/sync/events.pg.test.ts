import { randomUUID } from 'node:crypto'
import { type VersionEvent, versionEventSchema } from 'sync-protocol/sync'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { failureOf } from '../../../test/answers'
import { createTestApp, type TestApp, type TestPerson } from '../../../test/app'
import { createTestDatabase, type TestDatabase } from '../../../test/database'
import { NUTS, TestDevice } from '../../../test/device'
import { createRecords } from '../../records/records'
import { readSmallChanges } from './small-changes'

let database: TestDatabase
let test: TestApp
let other: TestApp
const closing = new AbortController()
beforeAll(async () => {
  database = await createTestDatabase()
  test = await createTestApp(database, { closing: closing.signal })
  other = await createTestApp(database)
})
afterAll(() => database.drop())

/** An event is null at the end of the stream. */
async function listenAs(person: TestPerson, clientId = '', page = '') {
  const answer = await person.send('GET', `/api/sync/events?client=${clientId}&page=${page}`)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const event = async (): Promise<VersionEvent | null> => {
    const { value } = (await reader?.read()) ?? {}
    return value === undefined
      ? null
      : versionEventSchema.parse(JSON.parse(value.split('data: ')[1] ?? ''))
  }
  const next = async () => (await event())?.version ?? null
  return { answer, event, next, leave: () => reader?.cancel() }
}

const pushOne = (person: TestPerson, app = test) => {
  const send: TestPerson['send'] = (method, path, options) =>
    app.send(method, path, { cookie: person.cookie, ...options })
  const device = new TestDevice({ ...person, send })
  return device.exchange(
    device.put('conditions', randomUUID(), { condition: 'x', status: 'Active' }),
  )
}

it('a stream sends the current version, then each push that any API process takes', async () => {
  const [ada, bob] = [await test.signUp(), await test.signUp()]
  const { answer, next, leave } = await listenAs(ada)
  expect(answer.headers.get('Content-Type')).toBe('text/event-stream')
  expect(await next()).toBe(1)
  await pushOne(bob)
  await pushOne(ada)
  expect(await next()).toBe(2)
  await pushOne(ada, other)
  expect(await next()).toBe(3)
  await leave()
})

it.each(['', '?profiles=all'])(
  'a person has at most 20 streams%s, also if they request more at the same time',
  async query => {
    const ada = await test.signUp()
    const asked = Array.from({ length: 30 }, () => ada.send('GET', `/api/sync/events${query}`))
    const answers = await Promise.all(asked)
    const open = answers.filter(({ status }) => status === 200)
    expect(open).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    for (const { body } of open) await body?.cancel()
    await vi.waitFor(async () => expect((await listenAs(ada)).answer.status).toBe(200))
  },
)

it('a page that shows the record of another person than the signed-in one gets no events', async () => {
  const [ada, bob] = [await test.signUp(), await test.signUp()]
  const refused = await bob.send('GET', `/api/sync/events?user=${ada.id}`)
  expect(await failureOf(refused)).toEqual([409, 'wrong_user'])
  const own = await bob.send('GET', `/api/sync/events?user=${bob.id}`)
  expect(own.status).toBe(200)
  await own.body?.cancel()
})

describe('an event with the changes', () => {
  async function twoDevices() {
    const person = await test.signUp()
    const devices = [new TestDevice(person), new TestDevice(person)] as const
    for (const device of devices) await device.exchange()
    const streams = [
      await listenAs(person, devices[0].clientId),
      await listenAs(person, devices[1].clientId),
    ] as const
    for (const stream of streams) await stream.next()
    const leave = () => Promise.all(streams.map(stream => stream.leave()))
    return { person, devices, streams, leave }
  }

  function apply(device: TestDevice, event: VersionEvent | null) {
    const { version, from, changes } = event ?? {}
    expect(from).toEqual(device.cookie)
    device.keepChanges(changes ?? { puts: [], removes: [] })
    device.cookie = { epoch: from?.epoch ?? '', version: version ?? 0 }
  }

  it('gives the other device what an exchange would; the author gets the version alone', async () => {
    const { devices, streams, leave } = await twoDevices()
    const [phone, tablet] = devices
    const gone = randomUUID()
    await phone.exchange(phone.addAllergy(gone))
    expect(await streams[0].event()).toEqual({ version: 2 })
    apply(tablet, await streams[1].event())
    expect(tablet.rows).toEqual(phone.rows)
    await phone.exchange(phone.remove('allergies', gone), phone.addAllergy())
    apply(tablet, await streams[1].event())
    expect(tablet.rows).toEqual(phone.rows)
    expect((await tablet.exchange()).puts).toEqual([])
    await leave()
  })

  it('follows the previous event without a gap, for the pushes of every device', async () => {
    const { person, devices, leave } = await twoDevices()
    const reader = new TestDevice(person)
    await reader.exchange()
    const { event, next, leave: leaveToo } = await listenAs(person)
    await next()
    await Promise.all(
      devices.map(async device => {
        for (let nth = 0; nth < 5; nth++) {
          await device.exchange(device.addAllergy())
        }
      }),
    )
    while ((reader.cookie?.version ?? 0) < 11) {
      const next = await event()
      if (next?.changes) apply(reader, next)
    }
    const whole = new TestDevice(person)
    await whole.exchange()
    expect([...reader.rows].sort()).toEqual([...whole.rows].sort())
    await Promise.all([leave(), leaveToo()])
  })

  it.each<[string, number, string]>([
    ['many rows', 17, ''],
    ['long words', 10, 'x'.repeat(490)],
  ])('contains no changes for %s', async (_, count, reaction) => {
    const { devices, streams, leave } = await twoDevices()
    const [phone] = devices
    const added = Array.from({ length: count }, () =>
      phone.put('allergies', randomUUID(), { ...NUTS, reaction }),
    )
    const { outcomes } = await phone.exchange(...added)
    expect(outcomes[0]?.status).toBe('applied')
    expect(await streams[1].event()).toEqual({ version: 2 })
    await leave()
  })

  it('contains no changes if deletions have been forgotten since', async () => {
    const { id } = await test.signUp()
    const deps = { ...test.deps, records: createRecords(test.deps) }
    expect(await readSmallChanges(deps, id, 0)).toMatchObject({ version: 1, from: { version: 0 } })
    await database.superuser`update spaces set forgotten_version = 1 where user_id = ${id}`
    expect(await readSmallChanges(deps, id, 0)).toBeNull()
  })

  it('is not read if only its author listens, and is read once for all others', async () => {
    let reads = 0
    const real = database.database
    const counted = await createTestApp(database, {
      database: {
        ...real,
        transaction: (userId, fn) => {
          reads++
          return real.transaction(userId, fn)
        },
        actFor: (subject, fn) => {
          reads++
          return real.actFor(subject, fn)
        },
      },
    })
    const person = await counted.signUp()
    const device = new TestDevice(person)
    // Notices arrive in order, so no notice of the sign-up is pending now.
    const first = await listenAs(person)
    await first.next()
    await device.exchange(device.addAllergy())
    while ((await first.event())?.version !== 2);
    await first.leave()
    const own = await listenAs(person, device.clientId)
    await own.next()
    const before = reads
    await device.exchange(device.addAllergy())
    await own.next()
    expect(reads - before).toBe(1)
    const others = [await listenAs(person), await listenAs(person), await listenAs(person)]
    for (const { next } of others) await next()
    const again = reads
    await device.exchange(device.addAllergy())
    const events = await Promise.all(others.map(({ event }) => event()))
    expect(reads - again).toBe(2)
    expect(new Set(events.map(event => JSON.stringify(event))).size).toBe(1)
    await Promise.all([own, ...others].map(({ leave }) => leave()))
  })

  it('contains only the version if the changes cannot be read', async () => {
    const real = database.database
    let isDown = false
    const broken = await createTestApp(database, {
      database: {
        ...real,
        transaction: (userId, fn) =>
          isDown ? Promise.reject(new Error('away')) : real.transaction(userId, fn),
      },
    })
    const person = await broken.signUp()
    const { event, next, leave } = await listenAs(person)
    await next()
    isDown = true
    await pushOne(person)
    let found = await event()
    // The notice of the sign-up's own change may come late.
    while (found?.version === 1) found = await event()
    expect(found).toEqual({ version: 2 })
    await leave()
  })
})

it('a person has at most 20 open streams and may open one after another closes', async () => {
  const ada = await test.signUp()
  const streams = []
  for (let i = 0; i < 20; i++) {
    const stream = await listenAs(ada)
    await stream.next()
    streams.push(stream)
  }
  expect(await failureOf(await ada.send('GET', '/api/sync/events'))).toEqual([429, 'rate_limited'])
  await streams[0]?.leave()
  expect((await listenAs(ada)).answer.status).toBe(200)
})

it('a page that connects again replaces its stream, which a lost network left open', async () => {
  const [ada, bob] = [await test.signUp(), await test.signUp()]
  const page = randomUUID()
  const others = [await listenAs(ada, '', randomUUID()), await listenAs(bob, '', page)]
  for (const other of others) await other.next()
  let last = await listenAs(ada, '', page)
  for (let i = 0; i < 25; i++) {
    const before = last
    expect(await before.next()).toBe(1)
    last = await listenAs(ada, '', page)
    expect(last.answer.status).toBe(200)
    expect(await before.event()).toBeNull()
  }
  expect(await last.next()).toBe(1)
  await pushOne(ada)
  await pushOne(bob)
  for (const stream of [last, ...others]) expect(await stream.next()).toBe(2)
  for (const stream of [last, ...others]) await stream.leave()
})

it('a stream requires a session', async () => {
  const answer = await test.send('GET', '/api/sync/events')
  expect(await failureOf(answer)).toEqual([401, 'not_signed_in'])
})

it('every stream ends when the server stops', async () => {
  const { next } = await listenAs(await test.signUp())
  expect(await next()).toBe(1)
  closing.abort()
  expect(await next()).toBeNull()
})

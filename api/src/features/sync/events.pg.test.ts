import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { failureOf } from '../../../test/answers'
import { createTestApp, type TestApp, type TestPerson } from '../../../test/app'
import { createTestDatabase, type TestDatabase } from '../../../test/database'
import { TestDevice } from '../../../test/device'

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

/** The versions a stream says, one at a time; null at its end. */
async function listenAs(person: TestPerson) {
  const answer = await person.send('GET', '/api/sync/events')
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const next = async (): Promise<number | null> => {
    const { value } = (await reader?.read()) ?? {}
    return value === undefined ? null : JSON.parse(value.split('data: ')[1] ?? '').version
  }
  return { answer, next, leave: () => reader?.cancel() }
}

const pushOne = (person: TestPerson, app = test) => {
  const send: TestPerson['send'] = (method, path, options) =>
    app.send(method, path, { cookie: person.cookie, ...options })
  const device = new TestDevice({ ...person, send })
  return device.exchange(
    device.put('conditions', randomUUID(), { condition: 'x', status: 'Active' }),
  )
}

it('a stream says where the space is, and then each push, whichever process takes it', async () => {
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

it('a person has 20 streams open at most, and may open one when another has closed', async () => {
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

it('a stream wants a session', async () => {
  const answer = await test.send('GET', '/api/sync/events')
  expect(await failureOf(answer)).toEqual([401, 'not_signed_in'])
})

it('every stream ends when the server stops', async () => {
  const { next } = await listenAs(await test.signUp())
  expect(await next()).toBe(1)
  closing.abort()
  expect(await next()).toBeNull()
})

import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import {
  type ExchangeLine,
  exchangeLineSchema,
  PROTOCOL_VERSION,
  STREAM_TYPE,
} from 'sync-protocol/sync'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { failureOf } from '../../../test/answers'
import { createTestApp, type TestApp, type TestPerson } from '../../../test/app'
import { createTestDatabase, type TestDatabase } from '../../../test/database'
import { rowsOnServer, TestDevice } from '../../../test/device'
import { listen } from '../../listen'

const PUSHES = 12
const ROWS = 3

let database: TestDatabase
let test: TestApp
let person: TestPerson
let writer: TestDevice
let transactions = 0
let before: { nth: number; work: () => Promise<unknown> } | undefined
beforeAll(async () => {
  database = await createTestDatabase()
  const real = database.database
  const begin = async () => {
    transactions++
    if (before && --before.nth === 0) await before.work()
  }
  test = await createTestApp(database, {
    pullPage: { rows: ROWS, bytes: 1_000_000 },
    database: {
      ...real,
      transaction: async (userId, fn) => {
        await begin()
        return real.transaction(userId, fn)
      },
      actFor: async (subject, fn) => {
        await begin()
        return real.actFor(subject, fn)
      },
    },
  })
})
beforeEach(async () => {
  before = undefined
  person = await test.signUp()
  writer = new TestDevice(person)
  for (let push = 0; push < PUSHES; push++) {
    await writer.exchange(...Array.from({ length: ROWS }, () => add(writer)))
  }
  transactions = 0
})
afterAll(() => database.drop())

const add = (device: TestDevice) =>
  device.put('allergies', randomUUID(), { allergen: 'Nuts', severity: 'Severe' })

const send = (device: TestDevice, json: object = {}, headers: Record<string, string> = {}) =>
  device.person.send('POST', '/api/sync', {
    json: {
      ...{
        protocol: PROTOCOL_VERSION,
        clientId: device.clientId,
        cookie: device.cookie,
        outcomesSeen: 0,
      },
      ...{ mutations: [], ...json },
    },
    headers: { Accept: STREAM_TYPE, ...headers },
  })

const linesIn = (text: string): ExchangeLine[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map(line => exchangeLineSchema.parse(JSON.parse(line)))

function apply(device: TestDevice, lines: readonly ExchangeLine[]): void {
  for (const line of lines) {
    if ('put' in line) device.keepChanges({ puts: [line.put], removes: [] })
    if ('remove' in line) device.keepChanges({ puts: [], removes: [line.remove] })
  }
}

it('contains a head, the rows of all pages and an end', async () => {
  const reader = new TestDevice(person)
  const answer = await send(reader)
  expect(answer.headers.get('Content-Type')).toBe(STREAM_TYPE)
  const [head, ...rest] = linesIn(await answer.text())
  const end = rest.pop()
  expect(head).toEqual({
    head: {
      ...{ reset: false, epoch: expect.any(String), lastId: 0, startId: 0 },
      ...{ outcomes: [], merge: null, acks: [] },
    },
  })
  expect(end).toEqual({ end: { version: 1 + PUSHES } })
  apply(reader, rest)
  expect(reader.rows).toEqual(await rowsOnServer(reader))
})

it('contains only a head and an end if nothing changed', async () => {
  const answer = await send(writer)
  expect(linesIn(await answer.text()).map(line => Object.keys(line)[0])).toEqual(['head', 'end'])
})

it('takes mutations and gives their outcomes in the head', async () => {
  const reader = new TestDevice(person)
  const own = add(reader)
  const [first, ...rest] = linesIn(await (await send(reader, { mutations: [own] })).text())
  const head = first && 'head' in first ? first.head : undefined
  expect(head?.outcomes).toEqual([{ id: 1, status: 'applied' }])
  expect(head?.acks.map(([, rowId]) => rowId)).toEqual([own.rowId])
  expect(rest.at(-1)).toEqual({ end: { version: 2 + PUSHES } })
  // The acked row comes whole in a later page.
  apply(reader, rest)
  expect(reader.rows).toEqual(await rowsOnServer(reader))
})

it('is compressed if the client accepts that', async () => {
  const plain = await (await send(writer, { cookie: null })).text()
  const packed = await send(writer, { cookie: null }, { 'Accept-Encoding': 'gzip' })
  expect(packed.headers.get('Content-Encoding')).toBe('gzip')
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(plain)
})

it('contains what others write until its end', async () => {
  const reader = new TestDevice(person)
  const [first = ''] = writer.rows.keys()
  const other = new TestDevice(person)
  await other.exchange()
  before = {
    nth: 4,
    work: async () => {
      before = undefined
      await other.exchange(add(other), other.remove('allergies', first))
    },
  }
  const lines = linesIn(await (await send(reader)).text())
  apply(reader, lines)
  expect(reader.rows).toEqual(await rowsOnServer(reader))
  expect(lines.at(-1)).toEqual({ end: { version: 2 + PUSHES } })
})

it.each<[string, () => Promise<unknown>]>([
  ['the database is away', () => Promise.reject(new Error('away'))],
  [
    'deletions are forgotten meanwhile',
    () => database.superuser`
      update spaces set forgotten_version = 2 where user_id = ${person.id}`,
  ],
  [
    'the space begins another history meanwhile',
    () => database.superuser`
      update spaces set epoch_number = 1, epoch_tag = 'x' where user_id = ${person.id}`,
  ],
])('breaks off without an end if %s', async (_, work) => {
  before = { nth: 4, work }
  const answer = await send(new TestDevice(person))
  expect(answer.status).toBe(200)
  const chunks: Uint8Array[] = []
  const read = async () => {
    for await (const chunk of answer.body ?? []) chunks.push(chunk)
  }
  await expect(read()).rejects.toThrow()
  const lines = linesIn(Buffer.concat(chunks).toString())
  expect(lines.length).toBeGreaterThan(ROWS)
  expect(lines.filter(line => 'end' in line)).toEqual([])
})

it('is recognizably incomplete over a real connection, too', async () => {
  const server = await listen(test.app, 0)
  before = { nth: 4, work: () => Promise.reject(new Error('away')) }
  const { clientId } = new TestDevice(person)
  const envelope = {
    protocol: PROTOCOL_VERSION,
    clientId,
    cookie: null,
    outcomesSeen: 0,
    mutations: [],
  }
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/sync`, {
    method: 'POST',
    headers: {
      ...{ 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      ...{ Accept: STREAM_TYPE, Cookie: person.cookie },
    },
    body: JSON.stringify(envelope),
  })
  expect(answer.status).toBe(200)
  await expect(answer.text()).rejects.toThrow()
  await server.drain(100)
})

it('reads no further than its reader, and stops when the reader leaves', async () => {
  const reader = (await send(new TestDevice(person))).body?.getReader()
  await reader?.read()
  await reader?.cancel()
  const soon = transactions
  for (let turn = 0; turn < 5; turn++) await database.superuser`select 1`
  expect(transactions).toBe(soon)
  expect(soon).toBeLessThan(5)
})

it('breaks off if the person was signed out after the first page', async () => {
  const answer = await send(new TestDevice(person))
  await person.send('POST', '/api/auth/logout')
  await expect(answer.text()).rejects.toThrow('busy')
})

it('is refused like any other answer', async () => {
  const device = new TestDevice(person)
  expect(await failureOf(await send(device, { userId: 'another' }))).toEqual([409, 'wrong_user'])
  const late = { ...add(device), id: 7 }
  expect(await failureOf(await send(device, { mutations: [late] }))).toEqual([409, 'gap'])
})

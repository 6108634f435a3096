import { randomUUID } from 'node:crypto'
import { PROTOCOL_VERSION } from 'sync-protocol/sync'
import { expect, it } from 'vitest'
import { depth } from '../../../../sync-protocol/dev/test-depth'
import { insist } from '../../../test/answers'
import { TestDevice } from '../../../test/device'
import { test, useApp } from '../../../test/use-app'
import type { Subject } from '../../db/act-for'
import type { Tx } from '../../db/database'
import { createRecords } from '../../records/records'
import { exchange } from './exchange'

const WRITERS = depth(8, 16)
const PUSHES = depth(8, 12)
const ROWS = 3

useApp({ maxConnections: WRITERS + 2 })

/** Each push rewrites all rows of its writer but one. */
const rowsOf = (nth: number, rows: readonly string[]) =>
  rows.filter((_, index) => index !== (nth + 2) % ROWS)

/** The complete state after the nth push. */
const afterPush = (nth: number): number[] =>
  Array.from({ length: ROWS }, (_, index) =>
    Math.max(0, index === (nth + 2) % ROWS ? nth - 1 : nth),
  )

const shownIn = (reader: TestDevice, rows: readonly string[]): number[] =>
  rows.map(row => Number(reader.rows.get(row)?.record.fields.dosage?.value ?? 0))

it('a reader among many writers misses no row and never sees part of a push', async () => {
  const person = await test.signUp()
  const writers = Array.from({ length: WRITERS }, () => ({
    device: new TestDevice(person),
    rows: Array.from({ length: ROWS }, () => randomUUID()),
  }))
  let isOver = false
  const written = Promise.all(
    writers.map(async ({ device, rows }) => {
      for (let nth = 1; nth <= PUSHES; nth++) {
        const values = { name: `writer ${nth}`, dosage: `${nth}` }
        const mutations = rowsOf(nth, rows).map(row => device.put('medications', row, values))
        expect((await insist(() => device.sendExchange(mutations))).status).toBe(200)
      }
    }),
  ).finally(() => {
    isOver = true
  })

  const deps = { ...test.deps, records: createRecords(test.deps) }
  const reader = new TestDevice(person)
  const torn: number[][] = []
  let reads = 0
  for (let isLast = false; !isLast; ) {
    isLast = isOver
    // Pulling everything lets the reader keep up. Only the last of several pages completes the record.
    const size = { rows: reads % 3 === 0 ? 8 : 500, bytes: 1_000_000 }
    for (let more = true; more; reads++) {
      const { clientId, cookie, outcomesSeen } = reader
      const request = { protocol: PROTOCOL_VERSION, clientId, cookie, outcomesSeen, mutations: [] }
      const page = await exchange(deps, person.id, request, size)
      expect(page.reset).toBe(false)
      for (const change of page.puts) reader.rows.set(change.rowId, change)
      reader.cookie = { epoch: page.epoch, version: page.version }
      more = page.more
    }
    for (const { rows } of writers) {
      const shown = shownIn(reader, rows)
      if (`${shown}` !== `${afterPush(Math.max(...shown))}`) torn.push(shown)
    }
  }
  await written
  expect(torn).toEqual([])
  const last = writers.map(({ rows }) => shownIn(reader, rows))
  expect(last).toEqual(writers.map(() => afterPush(PUSHES)))
  // Signing up is version 1, and each push adds one.
  expect(reader.cookie?.version).toBe(1 + WRITERS * PUSHES)
  // With fewer reads the reader did not overlap with the writers.
  expect(reads).toBeGreaterThan(PUSHES / 2)
}, 300_000)

it.each([1, 2, 3, 4, 5, 6, 7])(
  'an exchange contains a push made before its statement %i wholly or not at all',
  async nth => {
    const person = await test.signUp()
    const [device, reader] = [new TestDevice(person), new TestDevice(person)]
    const rows = Array.from({ length: ROWS }, () => randomUUID())
    const pushNth = (number: number) =>
      device.exchange(
        ...rowsOf(number, rows).map(row =>
          device.put('medications', row, { name: 'Warfarin', dosage: `${number}` }),
        ),
      )
    await pushNth(1)
    await pushNth(2)
    const database = {
      ...test.deps.database,
      actFor: <T>(subject: Subject, read: (tx: Tx) => Promise<T>) =>
        test.deps.database.actFor(subject, tx => read(before(tx, nth, () => pushNth(3)))),
    }
    const { clientId, cookie, outcomesSeen } = reader
    const request = { protocol: PROTOCOL_VERSION, clientId, cookie, outcomesSeen, mutations: [] }
    const page = await exchange(
      { ...test.deps, database, records: createRecords(test.deps) },
      person.id,
      request,
    )
    for (const change of page.puts) reader.rows.set(change.rowId, change)
    const shown = shownIn(reader, rows)
    expect([afterPush(2), afterPush(3)]).toContainEqual(shown)
    expect((await device.exchange()).version).toBe(4)
  },
)

/** Runs `work` just before the nth statement. */
function before(tx: Tx, nth: number, work: () => Promise<unknown>): Tx {
  let sent = 0
  return new Proxy(tx, {
    apply(target, self, args) {
      const query = Reflect.apply(target, self, args)
      sent++
      return sent === nth ? work().then(() => query) : query
    },
  })
}

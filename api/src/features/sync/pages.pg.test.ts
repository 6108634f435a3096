import { randomUUID } from 'node:crypto'
import type { ExchangeAnswer } from 'sync-protocol/sync'
import { PROTOCOL_VERSION } from 'sync-protocol/sync'
import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../test/answers'
import type { TestPerson } from '../../../test/app'
import { TestDevice } from '../../../test/device'
import { database, test, useApp } from '../../../test/use-app'
import { createRecords } from '../../records/records'
import { exchange } from './exchange'

useApp()

async function pullInPages(person: TestPerson, device: TestDevice, rows: number) {
  const deps = { ...test.deps, records: createRecords(test.deps) }
  const pages: ExchangeAnswer[] = []
  let { cookie } = device
  do {
    const { clientId, outcomesSeen } = device
    const request = { protocol: PROTOCOL_VERSION, clientId, outcomesSeen, cookie, mutations: [] }
    const page = await exchange(deps, person.id, request, { rows, bytes: 1_000_000 })
    pages.push(page)
    cookie = { epoch: page.epoch, version: page.version }
    if (pages.length > 50) throw new Error('does not end')
  } while (pages.at(-1)?.more)
  return pages
}

describe('the pages of an exchange', () => {
  it('start anew for a cookie of another epoch', async () => {
    const device = new TestDevice(await test.signUp())
    await device.push(device.addAllergy())
    const whole = await device.pull()
    device.cookie = { epoch: 'another', version: 1 }
    expect(await device.pull()).toEqual({ ...whole, reset: true })
  })

  it('end between pushes and are the whole record together', async () => {
    const person = await test.signUp()
    const device = new TestDevice(person)
    for (const count of [1, 2, 4, 1, 1]) {
      const rows = Array.from({ length: count }, () => randomUUID())
      await device.push(...rows.map(rowId => device.addAllergy(rowId)))
    }
    const pages = await pullInPages(person, device, 3)
    const sizes = pages.map(page => [page.version, page.puts.length, page.more])
    expect(sizes).toEqual([
      [3, 4, true],
      [4, 4, true],
      [6, 2, false],
    ])
  })

  it('do not announce another page at the end', async () => {
    const person = await test.signUp()
    const device = new TestDevice(person)
    for (const rowId of [randomUUID(), randomUUID()]) {
      await device.push(device.addAllergy(rowId))
    }
    expect((await pullInPages(person, device, 3)).map(page => page.more)).toEqual([false])
  })

  describe('once deletions are forgotten', () => {
    /** The third row is deleted and forgotten. The cookie is from before. */
    async function forgetful() {
      const person = await test.signUp()
      const device = new TestDevice(person)
      const rows = Array.from({ length: 5 }, () => randomUUID())
      for (const rowId of rows) await device.push(device.addAllergy(rowId))
      await device.pull()
      const old = device.cookie
      const [first = '', , third = ''] = rows
      await device.push(device.remove('allergies', third))
      await database.superuser`
        update records set deleted_at = now() - interval '401 days' where id = ${third}`
      const other = new TestDevice(person)
      await other.pull()
      await other.push(other.remove('allergies', first))
      const away = new TestDevice(person)
      away.cookie = old
      return { person, away, old, left: rows.filter(row => row !== first && row !== third) }
    }

    it('start anew for a cookie from before', async () => {
      const { away, person, left } = await forgetful()
      expect(await away.pull()).toMatchObject({ reset: true })
      expect([...away.rows.keys()].sort()).toEqual([person.id, ...left].sort())
    })

    it('come to an end although each cookie on the way is older than the forgotten deletion', async () => {
      const { away, person, left } = await forgetful()
      for (const cookie of [away.cookie, null]) {
        away.cookie = cookie
        const pages = await pullInPages(person, away, 1)
        const [first, ...next] = pages.map(page => page.reset)
        expect(first).toBe(cookie !== null)
        expect(next.length).toBeGreaterThan(2)
        expect(next).not.toContain(true)
        expect(pages.flatMap(page => page.puts.map(put => put.rowId)).sort()).toEqual(
          [person.id, ...left].sort(),
        )
      }
    })

    it('refuse the old cookie also after a page was lost', async () => {
      const { away, person, old } = await forgetful()
      for (let version = 1; version <= (old?.version ?? 0); version++) {
        away.cookie = old && { ...old, version }
        const [first] = await pullInPages(person, away, 1)
        expect(first?.reset).toBe(true)
        const request = {
          protocol: PROTOCOL_VERSION,
          clientId: away.clientId,
          outcomesSeen: 0,
          cookie: away.cookie,
          mutations: [],
        }
        const deps = { ...test.deps, records: createRecords(test.deps) }
        const [lost, retried] = [
          await exchange(deps, person.id, request, { rows: 1, bytes: 1 }),
          await exchange(deps, person.id, request, { rows: 1, bytes: 1 }),
        ]
        expect(retried).toEqual(lost)
      }
    })
  })

  it.each([
    ['no cookie at all', { cookie: undefined }],
    ['a negative version', { cookie: { epoch: 'e', version: -1 } }],
    ['a client that is no UUID', { clientId: 'me' }],
  ])('are refused for a request with %s', async (_, change) => {
    const device = new TestDevice(await test.signUp())
    const answer = await device.sendExchange([], change)
    expect(await failureOf(answer)).toEqual([422, 'invalid'])
  })
})

describe('two devices that send while one reads', () => {
  it('lose nothing, and the reader never sees half a push', async () => {
    const person = await test.signUp()
    const reader = new TestDevice(person)
    const pushed: string[] = []
    const pushAll = async (device: TestDevice) => {
      for (let i = 0; i < 15; i++) {
        const pair = [randomUUID(), randomUUID()]
        await device.push(
          ...pair.map(rowId =>
            device.put('conditions', rowId, { condition: pair.join(), status: 'Active' }),
          ),
        )
        pushed.push(...pair)
      }
    }
    let isDone = false
    const pulls = (async () => {
      while (!isDone) {
        await reader.pull()
        for (const { record } of reader.rows.values()) {
          const pair = String(record.fields.condition?.value ?? '')
            .split(',')
            .filter(Boolean)
          for (const rowId of pair) expect(reader.rows.has(rowId)).toBe(true)
        }
      }
    })()
    await Promise.all([pushAll(new TestDevice(person)), pushAll(new TestDevice(person))])
    isDone = true
    await pulls
    await reader.pull()
    expect([...reader.rows.keys()].sort()).toEqual([...pushed, person.id].sort())
  })
})

import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { PullAnswer } from 'sync-protocol/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failureOf } from '../../../test/answers'
import { createTestApp, type TestApp, type TestPerson } from '../../../test/app'
import { createTestDatabase, type TestDatabase } from '../../../test/database'
import { OldDevice } from '../../../test/old-device'
import { createRecords } from '../../records/records'
import { pull } from './pull'

let database: TestDatabase
let test: TestApp
beforeAll(async () => {
  database = await createTestDatabase()
  test = await createTestApp(database)
})
afterAll(() => database.drop())

const NUTS = { allergen: 'Nuts', severity: 'Severe' }

/** All pages of a pull, small ones. */
async function pullInPages(person: TestPerson, device: OldDevice, rows: number) {
  const deps = { ...test.deps, records: createRecords(test.deps) }
  const pages: PullAnswer[] = []
  let { cookie } = device
  do {
    const { clientId, outcomesSeen } = device
    const request = { protocol: 1, clientId, outcomesSeen, cookie }
    const page = await pull(deps, person.id, request, { rows, bytes: 1_000_000 })
    pages.push(page)
    cookie = { epoch: page.epoch, version: page.version }
    if (pages.length > 50) throw new Error('does not end')
  } while (pages.at(-1)?.more)
  return pages
}

describe('POST /api/sync/pull', () => {
  it('gives everything to a new device, and then what changed', async () => {
    const person = await test.signUp({ firstName: 'Ada' })
    const [phone, tablet] = [new OldDevice(person), new OldDevice(person)]
    const [kept, deleted] = [randomUUID(), randomUUID()]
    await phone.push(phone.put('allergies', kept, NUTS), phone.put('allergies', deleted, NUTS))
    const first = await tablet.pull()
    expect(first).toMatchObject({ reset: false, version: 2, lastId: 0, removes: [], more: false })
    expect([...tablet.rows.keys()].sort()).toEqual([person.id, kept, deleted].sort())
    expect(tablet.rows.get(person.id)?.record.fields.firstName?.value).toBe('Ada')

    await phone.push(phone.remove('allergies', deleted))
    const second = await tablet.pull()
    expect(second).toMatchObject({
      version: 3,
      puts: [],
      removes: [{ collection: 'allergies', rowId: deleted, version: 3 }],
    })
    expect(await tablet.pull()).toMatchObject({ version: 3, puts: [], removes: [] })
  })

  it('is sent compressed to who can read that', async () => {
    const person = await test.signUp()
    const device = new OldDevice(person)
    const rows = Array.from({ length: 50 }, () => randomUUID())
    await device.push(...rows.map(rowId => device.put('allergies', rowId, NUTS)))
    const { clientId } = device
    const json = { protocol: 1, clientId, cookie: null, outcomesSeen: 50 }
    const plain = await person.send('POST', '/api/sync/pull', { json })
    expect(plain.headers.get('content-encoding')).toBe(null)
    const headers = { 'accept-encoding': 'gzip, br' }
    const packed = await person.send('POST', '/api/sync/pull', { json, headers })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    const bytes = Buffer.from(await packed.arrayBuffer())
    const text = await plain.text()
    expect(gunzipSync(bytes).toString()).toBe(text)
    expect(bytes.length).toBeLessThan(text.length / 2)
  })

  it('gives outcomes until they were seen', async () => {
    const person = await test.signUp()
    const device = new OldDevice(person)
    const rows = [randomUUID(), randomUUID()]
    await device.push(...rows.map(rowId => device.put('allergies', rowId, NUTS)))
    expect((await device.pull()).outcomes.map(({ id }) => id)).toEqual([1, 2])
    device.outcomesSeen = 1
    expect((await device.pull()).outcomes.map(({ id }) => id)).toEqual([2])
    device.outcomesSeen = 999
    expect(await device.pull()).toMatchObject({ outcomes: [], lastId: 2 })
    await device.push(device.put('allergies', randomUUID(), NUTS))
    device.outcomesSeen = 2
    expect((await device.pull()).outcomes.map(({ id }) => id)).toEqual([3])
  })

  it('starts anew for a cookie of another epoch', async () => {
    const device = new OldDevice(await test.signUp())
    await device.push(device.put('allergies', randomUUID(), NUTS))
    const whole = await device.pull()
    device.cookie = { epoch: 'another', version: 1 }
    expect(await device.pull()).toEqual({ ...whole, reset: true })
  })

  it('pages end between pushes, and together they are the whole', async () => {
    const person = await test.signUp()
    const device = new OldDevice(person)
    for (const count of [1, 2, 4, 1, 1]) {
      const rows = Array.from({ length: count }, () => randomUUID())
      await device.push(...rows.map(rowId => device.put('allergies', rowId, NUTS)))
    }
    const pages = await pullInPages(person, device, 3)
    const sizes = pages.map(page => [page.version, page.puts.length, page.more])
    expect(sizes).toEqual([
      [3, 4, true],
      [4, 4, true],
      [6, 2, false],
    ])
  })

  it('does not say that there is more when there is not', async () => {
    const person = await test.signUp()
    const device = new OldDevice(person)
    for (const rowId of [randomUUID(), randomUUID()]) {
      await device.push(device.put('allergies', rowId, NUTS))
    }
    expect((await pullInPages(person, device, 3)).map(page => page.more)).toEqual([false])
  })

  describe('once deletions are forgotten', () => {
    /** Five rows, the third of them deleted and forgotten, and the cookie of before that. */
    async function forgetful() {
      const person = await test.signUp()
      const device = new OldDevice(person)
      const rows = Array.from({ length: 5 }, () => randomUUID())
      for (const rowId of rows) await device.push(device.put('allergies', rowId, NUTS))
      await device.pull()
      const old = device.cookie
      const [first = '', , third = ''] = rows
      await device.push(device.remove('allergies', third))
      await database.superuser`
        update records set deleted_at = now() - interval '401 days' where id = ${third}`
      const other = new OldDevice(person)
      await other.pull()
      await other.push(other.remove('allergies', first))
      const away = new OldDevice(person)
      away.cookie = old
      return { person, away, old, left: rows.filter(row => row !== first && row !== third) }
    }

    it('starts anew for a cookie from before', async () => {
      const { away, person, left } = await forgetful()
      expect(await away.pull()).toMatchObject({ reset: true })
      expect([...away.rows.keys()].sort()).toEqual([person.id, ...left].sort())
    })

    it('a start in many pages comes to an end, where every page is older than that', async () => {
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

    it('a page that was lost does not make the old cookie good', async () => {
      const { away, person, old } = await forgetful()
      for (let version = 1; version <= (old?.version ?? 0); version++) {
        away.cookie = old && { ...old, version }
        const [first] = await pullInPages(person, away, 1)
        expect(first?.reset).toBe(true)
        const request = {
          protocol: 1,
          clientId: away.clientId,
          outcomesSeen: 0,
          cookie: away.cookie,
        }
        const deps = { ...test.deps, records: createRecords(test.deps) }
        const [lost, retried] = [
          await pull(deps, person.id, request, { rows: 1, bytes: 1 }),
          await pull(deps, person.id, request, { rows: 1, bytes: 1 }),
        ]
        expect(retried).toEqual(lost)
      }
    })
  })

  it.each([
    ['no cookie at all', { cookie: undefined }],
    ['a negative version', { cookie: { epoch: 'e', version: -1 } }],
    ['a client that is no UUID', { clientId: 'me' }],
    ['an epoch that cannot be stored', { cookie: { epoch: '\ud800', version: 1 } }],
  ])('refuses %s', async (_, change) => {
    const device = new OldDevice(await test.signUp())
    const answer = await device.sendPull(change)
    expect(await failureOf(answer)).toEqual([422, 'invalid'])
  })
})

describe('two pushers and a puller at the same time', () => {
  it('lose nothing, and nobody sees half a push', async () => {
    const person = await test.signUp()
    const reader = new OldDevice(person)
    const pushed: string[] = []
    const pushAll = async (device: OldDevice) => {
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
    await Promise.all([pushAll(new OldDevice(person)), pushAll(new OldDevice(person))])
    isDone = true
    await pulls
    await reader.pull()
    expect([...reader.rows.keys()].sort()).toEqual([...pushed, person.id].sort())
  })
})

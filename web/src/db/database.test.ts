import Dexie from 'dexie'
import { expect, it } from 'vitest'
import { hasDatabase, openDatabase, wipeDatabase } from './database'
import { databaseName } from './database-name'
import { type DatabaseVersion, declareVersions, VERSIONS } from './upgrades'

const person = () => crypto.randomUUID()

it('keeps the owner and client id of a new database for good', async () => {
  const userId = person()
  const db = openDatabase(userId, () => 'client-1')
  expect(await db.readMeta()).toMatchObject({ userId, clientId: 'client-1', nextId: 1 })
  db.close()
  const again = openDatabase(userId, () => 'client-2')
  expect((await again.readMeta()).clientId).toBe('client-1')
  again.close()
})

it('separates the databases of two people', async () => {
  const [a, b] = [openDatabase(person()), openDatabase(person())]
  await a.rejections.add({
    seq: 1,
    collection: 'allergies',
    rowId: 'x',
    change: { hash: 'h', at: 1, collection: 'allergies', rowId: 'x', kind: 'remove' },
    refusal: { code: 'invalid', fields: {} },
    atMs: 1,
  })
  expect(await b.rejections.count()).toBe(0)
  a.close()
  b.close()
})

it('does not come back through a tab that had it open when it was wiped', async () => {
  const userId = person()
  const db = openDatabase(userId)
  await db.readMeta()
  await wipeDatabase(userId)
  expect(await hasDatabase(userId)).toBe(false)
  await expect(db.readMeta()).rejects.toThrow(Dexie.DatabaseClosedError)
  expect(await hasDatabase(userId)).toBe(false)
})

/** An invented next version with another index, another table, and a mark on all waiting changes. */
const INVENTED_NEXT: DatabaseVersion = {
  version: 2,
  stores: { outbox: '++seq, [collection+rowId], change.at', notes: 'key' },
  upgrade: transaction =>
    transaction
      .table('outbox')
      .toCollection()
      .modify(entry => {
        entry.isUpgraded = true
      }),
}

it('keeps the queue in the next version of the database', async () => {
  const userId = person()
  const released = openDatabase(userId)
  await released.outbox.add({
    collection: 'allergies',
    rowId: 'x',
    change: { hash: 'h', at: 1, collection: 'allergies', rowId: 'x', kind: 'remove' },
  })
  const queued = await released.outbox.toArray()
  const meta = await released.readMeta()
  const next = new Dexie(databaseName(userId))
  declareVersions(next, [...VERSIONS, INVENTED_NEXT])
  expect(released.verno).toBe(1)
  expect(await next.table('outbox').toArray()).toEqual(
    queued.map(entry => ({ ...entry, isUpgraded: true })),
  )
  expect(next.verno).toBe(2)
  expect(await next.table('meta').get('sync')).toEqual(meta)
  expect(await next.table('notes').count()).toBe(0)
  next.close()
  released.close()
})

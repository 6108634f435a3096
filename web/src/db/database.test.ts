import Dexie from 'dexie'
import { expect, it } from 'vitest'
import { hasDatabase, openDatabase, wipeDatabase } from './database'
import { databaseName } from './database-name'
import { declareVersions } from './upgrades'

const person = () => crypto.randomUUID()

it('a new database knows whose it is and which client it is, for good', async () => {
  const userId = person()
  const db = openDatabase(userId, () => 'client-1')
  expect(await db.readMeta()).toMatchObject({ userId, clientId: 'client-1', nextId: 1 })
  db.close()
  const again = openDatabase(userId, () => 'client-2')
  expect((await again.readMeta()).clientId).toBe('client-1')
  again.close()
})

it('two people share nothing', async () => {
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

it('a wiped database is gone, and a tab that had it open does not bring it back', async () => {
  const userId = person()
  const db = openDatabase(userId)
  await db.readMeta()
  await wipeDatabase(userId)
  expect(await hasDatabase(userId)).toBe(false)
  await expect(db.readMeta()).rejects.toThrow(Dexie.DatabaseClosedError)
  expect(await hasDatabase(userId)).toBe(false)
})

it('a phone that comes from an older version keeps its queue and can keep files', async () => {
  const userId = person()
  const old = new Dexie(databaseName(userId))
  declareVersions(old, [{ version: 1, stores: { outbox: '++seq, state', blobs: 'sha256, state' } }])
  const waiting = { collection: 'allergies', rowId: 'x' }
  await old.table('outbox').add(waiting)
  old.close()
  const db = openDatabase(userId)
  expect(await db.outbox.toArray()).toEqual([{ ...waiting, seq: 1 }])
  expect(await db.files.count()).toBe(0)
  db.close()
})

it('an upgrade keeps the queue', async () => {
  const userId = person()
  const old = openDatabase(userId)
  await old.outbox.add({
    collection: 'allergies',
    rowId: 'x',
    change: { hash: 'h', at: 1, collection: 'allergies', rowId: 'x', kind: 'remove' },
  })
  const before = await old.outbox.toArray()
  const next = new Dexie(databaseName(userId))
  declareVersions(next)
  next.version(99).stores({ outbox: '++seq, [collection+rowId], change.at', drafts: 'key' })
  expect(await next.table('outbox').toArray()).toEqual(before)
  next.close()
  old.close()
})

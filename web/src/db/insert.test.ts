import Dexie, { liveQuery } from 'dexie'
import { expect, it, vi } from 'vitest'
import { openDatabase } from './database'
import { insertPair } from './insert'
import type { OutboxEntry, ViewRow } from './tables'

const place = { collection: 'allergies', rowId: 'a-1' } as const
const entry: Omit<OutboxEntry, 'seq'> = {
  ...place,
  change: { ...place, hash: 'h', at: 1, kind: 'put', fields: { allergen: ['Łuskwiak', 0] } },
}
const row: ViewRow = {
  ...{ collection: 'allergies', id: 'a-1', values: { allergen: 'Łuskwiak' } },
  ...{ conflicts: {}, flags: [], createdAt: 1, updatedAt: 1 },
}

async function opened() {
  const db = openDatabase(crypto.randomUUID())
  await db.open()
  return db
}

it('stores both and returns the number of the change', async () => {
  const db = await opened()
  expect(await insertPair(db, entry, row)).toBe(1)
  expect(await insertPair(db, entry, { ...row, id: 'a-2' })).toBe(2)
  expect(await db.outbox.toArray()).toEqual([
    { ...entry, seq: 1 },
    { ...entry, seq: 2 },
  ])
  expect(await db.view.count()).toBe(2)
  db.close()
})

it.each<[string, Partial<ViewRow>, Partial<OutboxEntry>]>([
  ['the row', { values: { allergen: (() => 'no value') as never } }, {}],
  ['the row’s key', { id: null as never }, {}],
  ['the change', {}, { rowId: (() => 'no id') as never }],
])('stores neither if %s cannot be stored', async (_, badRow, badEntry) => {
  const db = await opened()
  await expect(insertPair(db, { ...entry, ...badEntry }, { ...row, ...badRow })).rejects.toThrow()
  expect([await db.outbox.count(), await db.view.count()]).toEqual([0, 0])
  db.close()
})

it('stores neither if a request fails after the last one was made', async () => {
  const db = await opened()
  const { put } = IDBObjectStore.prototype
  // An existing key fails when the browser runs the request, and not when it is made.
  await db.view.add(row)
  const failing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...args
  ) {
    return this.name === 'view' ? this.add(...args) : put.apply(this, args)
  })
  await expect(insertPair(db, entry, row)).rejects.toThrow()
  failing.mockRestore()
  expect([await db.outbox.count(), await db.view.count()]).toEqual([0, 1])
  db.close()
})

it('notifies live queries by collection, row, flag and number', async () => {
  const db = await opened()
  const seen = { rows: 0, row: false, conflicts: 0, unsent: 0, ofRow: 0 }
  const subscriptions = [
    liveQuery(() => db.view.where('collection').equals('allergies').count()).subscribe(n => {
      seen.rows = n
    }),
    liveQuery(() => db.view.get(['allergies', 'a-1'])).subscribe(found => {
      seen.row = found !== undefined
    }),
    liveQuery(() => db.view.where('flags').equals('conflict').count()).subscribe(n => {
      seen.conflicts = n
    }),
    liveQuery(() => db.outbox.count()).subscribe(n => {
      seen.unsent = n
    }),
    liveQuery(() =>
      db.outbox.where('[collection+rowId]').equals(['allergies', 'a-1']).count(),
    ).subscribe(n => {
      seen.ofRow = n
    }),
  ]
  await db.view.count()
  await insertPair(db, entry, { ...row, flags: ['conflict'] })
  await vi.waitFor(() =>
    expect(seen).toEqual({ rows: 1, row: true, conflicts: 1, unsent: 1, ofRow: 1 }),
  )
  for (const subscription of subscriptions) subscription.unsubscribe()
  db.close()
})

it('returns undefined for a database that is not open, so that Dexie does the work', async () => {
  const db = openDatabase(crypto.randomUUID())
  expect(await insertPair(db, entry, row)).toBeUndefined()
  await db.open()
  db.close({ disableAutoOpen: true })
  expect(await insertPair(db, entry, row)).toBeUndefined()
  await expect(db.view.count()).rejects.toThrow(Dexie.DatabaseClosedError)
})

it('returns undefined for a database that the browser has closed, so that Dexie does the work', async () => {
  const db = await opened()
  db.backendDB().close()
  expect(await insertPair(db, entry, row)).toBeUndefined()
  db.close()
})

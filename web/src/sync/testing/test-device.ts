import type { DBCore, Middleware } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { byAge, COLLECTIONS, type Collection, type Values } from 'sync-protocol/sync'
import { openDatabase } from '../../db/database'
import type { RowKey, ViewRow } from '../../db/tables'
import { readAllBases, readBase } from '../record/bases'
import type { Device } from '../record/device'
import { newUuid } from '../record/ids'
import { replayRow } from '../record/replay'
import { pendingOf } from '../record/view'

/** A phone with its own disk, clock and ids. */
export interface TestDevice extends Device {
  clock: { ms: number }
  wakes: number
  disk: Disk
}

/** When no writes are left, the next one fails, by default as if the process was killed. */
interface Disk {
  writesLeft: number
  error: Error
  indexedDB: IDBFactory
}

const breakable = (disk: Disk): Middleware<DBCore> => ({
  stack: 'dbcore',
  name: 'breakable',
  create: core => ({
    ...core,
    table: name => {
      const table = core.table(name)
      const mutate: typeof table.mutate = async request => {
        if (disk.writesLeft-- <= 0) throw disk.error
        return table.mutate(request)
      }
      return { ...table, mutate }
    },
  }),
})

let phones = 0

export function testDevice(
  userId: string,
  startMs = 1_750_000_000_000,
  indexedDB = new IDBFactory(),
): TestDevice {
  const phone = ++phones
  let made = 0
  const clock = { ms: startMs }
  const newId = () => {
    const random = new Uint8Array(10)
    new DataView(random.buffer).setUint32(2, phone)
    new DataView(random.buffer).setUint32(6, ++made)
    return newUuid(clock.ms, random)
  }
  const disk: Disk = {
    writesLeft: Number.POSITIVE_INFINITY,
    error: new Error('killed'),
    indexedDB,
  }
  const device: TestDevice = {
    disk,
    db: openDatabase(userId, newId, { indexedDB, IDBKeyRange }),
    clock,
    now: () => clock.ms++,
    newId,
    wakes: 0,
    wake: () => {
      device.wakes++
    },
  }
  device.db.use(breakable(disk))
  device.db.beforeInsert = () => {
    if (disk.writesLeft-- <= 0) throw disk.error
  }
  return device
}

export const otherTab = ({ db, clock, disk }: TestDevice): TestDevice =>
  testDevice(db.userId, clock.ms, disk.indexedDB)

export async function valuesIn<C extends Collection>(
  { db }: Device,
  collection: C,
): Promise<Values<C>[]> {
  const rows = await db.view.where('collection').equals(collection).toArray()
  // The view holds only values that passed the collection's schema.
  return rows.sort(byAge).map(row => row.values as Values<C>)
}

/** Computes the view from base, rejections and outbox, and the stored view must be equal. */
export async function recomputedView({ db }: Device): Promise<ViewRow[]> {
  const meta = await db.readMeta()
  const keys = new Map<string, RowKey>()
  for (const { collection, id } of await readAllBases(db)) {
    keys.set(`${collection}/${id}`, [collection, id])
  }
  for (const { collection, rowId } of [
    ...(await db.outbox.toArray()),
    ...(await db.rejections.toArray()),
  ]) {
    keys.set(`${collection}/${rowId}`, [collection, rowId])
  }
  const rows: ViewRow[] = []
  for (const key of keys.values()) {
    const row = replayRow(await readBase(db, key), await pendingOf(db, key), meta)
    if (row) rows.push(row)
  }
  return rows.sort(byKey)
}

export async function storedView({ db }: Device): Promise<ViewRow[]> {
  return (await db.view.toArray()).sort(byKey)
}

const names = Object.keys(COLLECTIONS)
const byKey = (a: ViewRow, b: ViewRow) =>
  names.indexOf(a.collection) - names.indexOf(b.collection) || (a.id < b.id ? -1 : 1)

import { beforeEach, describe, expect, it } from 'vitest'
import type { BaseRow, RowKey } from '../../db/tables'
import { type TestDevice, testDevice } from '../testing/test-device'
import { basesOf, PAGE_ROWS, readAllBases, readBase } from './bases'

let device: TestDevice
beforeEach(() => {
  device = testDevice(crypto.randomUUID())
})

const record = { fields: {}, deletedAt: null, deletedVersion: 0, createdAt: 0, updatedAt: 0 }
const row = (nth: number, version = 1): BaseRow => {
  const id = `row-${String(nth).padStart(4, '0')}`
  return { collection: 'allergies', id, version, record }
}
const keyOf = ({ collection, id }: BaseRow): RowKey => [collection, id]
const nameOf = ({ collection, id }: BaseRow) => `${collection}/${id}`
const rowsTo = (count: number) => Array.from({ length: count }, (_, nth) => row(nth))

async function set(rows: BaseRow[], dropped: BaseRow[] = [], options = {}): Promise<void> {
  const bases = basesOf(device.db, options)
  for (const each of rows) bases.set(each)
  await bases.read([...rows, ...dropped].map(keyOf))
  for (const each of dropped) bases.drop(nameOf(each))
  await bases.save()
}
const all = async () => (await readAllBases(device.db)).sort((a, b) => (a.id < b.id ? -1 : 1))
const pages = () => device.db.basePages.count()

it('keeps rows on one page that came together', async () => {
  await set(rowsTo(2 * PAGE_ROWS + 1))
  expect(await pages()).toBe(3)
  expect(await all()).toEqual(rowsTo(2 * PAGE_ROWS + 1))
})

describe.each([1, 10, 80, 300])('of 300 rows, %i', count => {
  const some = rowsTo(300).filter((_, nth) => nth % (300 / count) < 1)
  const newer = some.map(each => ({ ...each, version: 2 }))
  beforeEach(() => set(rowsTo(300)))

  it('are found by their keys', async () => {
    const bases = basesOf(device.db)
    await bases.read(some.map(keyOf))
    expect(some.map(each => bases.get(nameOf(each)))).toEqual(some)
  })

  it('replace their earlier versions', async () => {
    await set(newer)
    expect(await pages()).toBe(300 / PAGE_ROWS)
    expect((await all()).filter(({ version }) => version === 2)).toEqual(newer)
    expect(await all()).toHaveLength(300)
  })

  it('are dropped, and empty pages go with them', async () => {
    await set([], some)
    expect(await all()).toEqual(rowsTo(300).filter(each => !some.some(({ id }) => id === each.id)))
    if (count === 300) expect(await pages()).toBe(0)
  })

  it('are the only rows left after everything was read anew', async () => {
    await set(newer, [], { isAll: true })
    expect(await all()).toEqual(newer)
  })
})

it('does not undo changed rows by reading their stored versions', async () => {
  await set(rowsTo(3))
  const bases = basesOf(device.db)
  bases.set(row(0, 2))
  bases.drop(nameOf(row(1)))
  await bases.read([keyOf(row(0)), keyOf(row(2))])
  await bases.save()
  expect(await all()).toEqual([row(0, 2), row(2)])
  expect(await readBase(device.db, keyOf(row(0)))).toEqual(row(0, 2))
  expect(await readBase(device.db, keyOf(row(1)))).toBeUndefined()
})

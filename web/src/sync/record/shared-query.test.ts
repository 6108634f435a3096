import { afterEach, expect, it, vi } from 'vitest'
import { installStorageFaults } from '../../../dev/test/broken-storage'
import { type LifeTagDatabase, openDatabase, wipeDatabase } from '../../db/database'
import { useStorageTrouble } from '../../stores/storage-trouble'
import { sharedQuery } from './shared-query'

const faults = installStorageFaults()

const dbs: LifeTagDatabase[] = []
const open = async (userId: string) => {
  const db = openDatabase(userId)
  dbs.push(db)
  // The initial content of a new database must not count as a change in these tests.
  await db.readMeta()
  return db
}
afterEach(async () => {
  faults.repair()
  for (const db of dbs.splice(0)) {
    db.close()
    await wipeDatabase(db.userId)
  }
})

const countOutbox = () => vi.fn((db: LifeTagDatabase) => db.outbox.count())
/** Subscribes and returns all answers so far, the last one included. */
function listen<T>(query: ReturnType<typeof sharedQuery<T>>) {
  const heard: (T | undefined)[] = []
  const stop = query.subscribe(({ value }) => heard.push(value))
  if (typeof stop !== 'function') throw new Error('it gives what stops it')
  return { heard, stop }
}
const touch = (db: LifeTagDatabase) =>
  db.outbox.add({ rowId: 'x', collection: 'contacts' } as never)

it('reads once for all subscribers of one question and notifies all of them', async () => {
  const db = await open('ada')
  const read = countOutbox()
  const [one, other] = [1, 2].map(() => listen(sharedQuery(db, 'count', read)))
  await vi.waitFor(() => expect(other?.heard).toEqual([0]))
  expect(one?.heard).toEqual([0])
  expect(read).toHaveBeenCalledTimes(1)
  await touch(db)
  await vi.waitFor(() => expect(other?.heard).toEqual([0, 1]))
  expect(one?.heard).toEqual([0, 1])
  expect(read).toHaveBeenCalledTimes(2)
})

it('reads a new database once, and a database that is closed before opening not at all', async () => {
  const db = openDatabase(crypto.randomUUID())
  dbs.push(db)
  const read = countOutbox()
  const one = listen(sharedQuery(db, 'count', read))
  await vi.waitFor(() => expect(one.heard).toEqual([0]))
  await touch(db)
  await vi.waitFor(() => expect(one.heard).toEqual([0, 1]))
  expect(read).toHaveBeenCalledTimes(2)

  const closed = openDatabase(crypto.randomUUID())
  closed.close()
  const none = listen(sharedQuery(closed, 'count', countOutbox()))
  await vi.waitFor(() => expect(none.heard).toEqual([undefined]))
  expect(closed.isOpen()).toBe(false)
})

it('gives a later subscriber the answer immediately', async () => {
  const db = await open('ada')
  const read = countOutbox()
  const first = listen(sharedQuery(db, 'count', read))
  await vi.waitFor(() => expect(first.heard).toEqual([0]))
  const query = sharedQuery(db, 'count', read)
  expect(query.answer()?.value).toBe(0)
  expect(listen(query).heard).toEqual([0])
  expect(read).toHaveBeenCalledTimes(1)
})

it('keeps its answer from one screen to the next and drops it without subscribers', async () => {
  const db = await open('ada')
  const read = countOutbox()
  const first = listen(sharedQuery(db, 'count', read))
  await vi.waitFor(() => expect(first.heard).toEqual([0]))
  first.stop()
  const next = listen(sharedQuery(db, 'count', read))
  expect(next.heard).toEqual([0])
  next.stop()
  await Promise.resolve()
  expect(sharedQuery(db, 'count', read).answer()).toBeUndefined()
  await touch(db)
  const last = listen(sharedQuery(db, 'count', read))
  expect(last.heard).toEqual([])
  await vi.waitFor(() => expect(last.heard).toEqual([1]))
})

it('keeps databases and questions apart', async () => {
  const [ada, leo] = [await open('ada'), await open('leo')]
  await touch(leo)
  const heard = [
    listen(sharedQuery(ada, 'count', countOutbox())),
    listen(sharedQuery(leo, 'count', countOutbox())),
    listen(sharedQuery(ada, 'twice', async db => 2 * (await db.outbox.count()) + 5)),
  ]
  await vi.waitFor(() => expect(heard.map(each => each.heard)).toEqual([[0], [1], [5]]))
})

it('reports a failure to all subscribers', async () => {
  const db = await open('ada')
  const fail = async () => {
    throw new Error('unreadable')
  }
  const onError = vi.fn()
  for (const _ of [1, 2]) sharedQuery(db, 'fail', fail).subscribe(() => {}, onError)
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(2))
})

it('asks again after a failure, even if a subscriber of the failed query is left', async () => {
  const db = await open('ada')
  const read = vi.fn(async () => 7).mockRejectedValueOnce(new Error('unreadable'))
  const onError = vi.fn()
  sharedQuery(db, 'once', read).subscribe(() => {}, onError)
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1))
  const next = listen(sharedQuery(db, 'once', read))
  await vi.waitFor(() => expect(next.heard).toEqual([7]))
})

it('reports nothing about a database that was closed meanwhile', async () => {
  const db = await open('ada')
  db.close({ disableAutoOpen: true })
  const { heard } = listen(sharedQuery(db, 'count', countOutbox()))
  await vi.waitFor(() => expect(heard).toEqual([undefined]))
})

const ERRORS = ['UnknownError', 'InvalidStateError', 'AbortError', 'NotFoundError', 'DataError']

it.each(ERRORS)('reads on a new connection if the old one was lost (%s)', async error => {
  vi.spyOn(console, 'error').mockReturnValue()
  const db = await open('ada')
  await touch(db)
  faults.break({ error, place: 'begin', isOldOnly: true })
  const { heard } = listen(sharedQuery(db, 'count', countOutbox()))
  await vi.waitFor(() => expect(heard).toEqual([1]))
  expect(useStorageTrouble.getState().isUnreadable).toBe(false)
})

it.each(['open', 'begin', 'request'] as const)(
  'reports that it cannot read while the storage fails (%s), and answers once it works',
  async place => {
    vi.spyOn(console, 'error').mockReturnValue()
    const db = await open('ada')
    await touch(db)
    if (place === 'open') db.close({ disableAutoOpen: false })
    faults.break({ error: 'UnknownError', place })
    const { heard, stop } = listen(sharedQuery(db, 'count', countOutbox()))
    await vi.waitFor(() => expect(useStorageTrouble.getState().isUnreadable).toBe(true))
    expect(heard).toEqual([])
    faults.repair()
    await vi.waitFor(() => expect(heard).toEqual([1]), 10_000)
    expect(useStorageTrouble.getState().isUnreadable).toBe(false)
    stop()
  },
)

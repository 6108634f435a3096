import { clear, keys, set } from 'idb-keyval'
import { expect, it, vi } from 'vitest'
import { aUser } from '../../../dev/test/server-stub'
import { openDatabase, wipeDatabase } from '../../db/database'
import { writeSession } from '../../people/session'
import { writeLocalNote, writeNote } from '../../people/session-note'
import { addRow } from '../../sync/record/commit'
import { newUuid } from '../../sync/record/ids'
import { keepUnsentCopy } from '../../sync/runtime/unsent-copies'
import { findOrphanDatabases, handleOrphanDatabases } from './handle-orphan-databases'

const id = crypto.randomUUID()

async function aRecord() {
  const db = openDatabase(id)
  const device = { db, now: Date.now, newId: newUuid, wake: () => {} }
  await addRow('medications', { name: 'Insulin' }, device)
  db.close()
}

it('finds a record without a note, and counts its unsent changes', async () => {
  await clear()
  await aRecord()
  expect(await findOrphanDatabases()).toEqual([{ id, unsent: 1 }])
  await writeLocalNote({ id })
  expect(await findOrphanDatabases()).toEqual([])
  await wipeDatabase(id)
})

it('finds none if the notes cannot be read, because each may belong to a present person', async () => {
  await writeLocalNote({ id })
  await aRecord()
  const { transaction } = IDBDatabase.prototype
  const unreadable = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...asked
  ) {
    if (this.name === 'keyval-store') throw new DOMException('gone', 'UnknownError')
    return transaction.apply(this, asked)
  })
  expect(await findOrphanDatabases().finally(() => unreadable.mockRestore())).toEqual([])
  await wipeDatabase(id)
  await clear()
})

it('counts copies of changes in records that its owner may no longer open', async () => {
  await aRecord()
  const entries = [{ collection: 'allergies', values: { allergen: 'Nuts' } } as const]
  await keepUnsentCopy(id, { id: crypto.randomUUID(), name: 'Leo', entries })
  expect(await findOrphanDatabases()).toEqual([{ id, unsent: 2 }])
  await wipeDatabase(id)
  await clear()
})

it('the record of the person who is here is none, even if the storage refused their note', async () => {
  await aRecord()
  writeSession({ status: 'signedIn', user: aUser({ id }), validity: 'confirmed' })
  expect(await findOrphanDatabases()).toEqual([])
  writeSession({ status: 'unknown' })
  await wipeDatabase(id)
})

it('removes notes about relatives whose records are gone, and keeps all others', async () => {
  const [present, gone] = [aUser(), crypto.randomUUID()]
  await aRecord()
  await writeNote(present)
  for (const owner of [present.id, id, gone]) {
    for (const kind of ['profiles', 'leftovers', 'reminders']) await set(`${kind} ${owner}`, [])
  }
  await set('language', 'de')
  vi.stubGlobal('navigator', {})
  await handleOrphanDatabases().finally(() => vi.unstubAllGlobals())
  const left = (await keys()).map(String)
  expect(left.filter(key => key.includes(gone))).toEqual([])
  expect(left).toHaveLength(8)
  await wipeDatabase(id)
  await clear()
})

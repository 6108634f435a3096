import { clear } from 'idb-keyval'
import { expect, it, vi } from 'vitest'
import { openDatabase, wipeDatabase } from '../../db/database'
import { writeLocalNote } from '../../people/session-note'
import { addRow } from '../../sync/record/commit'
import { newUuid } from '../../sync/record/ids'
import { findOrphanDatabases } from './handle-orphan-databases'

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

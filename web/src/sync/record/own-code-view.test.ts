import { clear } from 'idb-keyval'
import { afterEach, expect, it } from 'vitest'
import { openDatabase, wipeDatabase } from '../../db/database'
import { clearNote, noteLocal, writeNote } from '../../stores/session-note'
import { readOwnCodeView } from './own-code-view'

const user = { id: 'ada', email: 'ada@lifetag.example', firstName: 'Ada', lastName: null }

afterEach(async () => {
  await clear()
  await wipeDatabase(user.id)
})

async function keepRecord() {
  const db = openDatabase(user.id)
  const row = { conflicts: {}, flags: [], createdAt: 1, updatedAt: 5 }
  await db.view.bulkPut([
    { ...row, collection: 'allergies', id: 'a', values: { allergen: 'Latex', severity: 'Mild' } },
    { ...row, collection: 'qr-codes', id: 'q', values: { type: 'emergency', token: 'T' } },
  ])
  db.close()
}

it('the last person’s record and codes are read as the device has them', async () => {
  await keepRecord()
  await writeNote(user as never) // what else is known of them is not read
  expect(await readOwnCodeView()).toMatchObject({
    record: { allergies: [{ allergen: 'Latex' }], changedAtMs: 5 },
    codes: [{ id: 'q', type: 'emergency', token: 'T' }],
  })
})

it('the record of somebody without an account is read as well, and said to be that', async () => {
  await keepRecord()
  await noteLocal({ id: user.id })
  expect(await readOwnCodeView()).toMatchObject({ codes: [{ id: 'q' }], isLocal: true })
})

it('who is signed in is shown before the record that lies beside theirs', async () => {
  await keepRecord()
  await noteLocal({ id: 'bo' })
  await writeNote(user as never)
  expect(await readOwnCodeView()).toMatchObject({ codes: [{ id: 'q' }], isLocal: false })
})

it('a code with a change that was not sent says so', async () => {
  await keepRecord()
  await writeNote(user as never)
  const unsent = async () => (await readOwnCodeView())?.codes.map(({ isUnsent }) => isUnsent)
  expect(await unsent()).toEqual([false])
  const db = openDatabase(user.id)
  const change = { collection: 'qr-codes', rowId: 'q', kind: 'put', at: 1, hash: 'h' } as const
  await db.outbox.add({ collection: 'qr-codes', rowId: 'q', change })
  db.close()
  expect(await unsent()).toEqual([true])
})

it('after a sign-out there is nobody, though the record was kept for their return', async () => {
  await keepRecord()
  await writeNote(user as never)
  await clearNote()
  expect(await readOwnCodeView()).toBeUndefined()
})

it('where no record is, none is made', async () => {
  await writeNote(user as never)
  expect(await readOwnCodeView()).toBeUndefined()
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('lifetag-ada')
})

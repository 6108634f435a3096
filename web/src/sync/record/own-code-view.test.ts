import { clear } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, wipeDatabase } from '../../db/database'
import { changeProfilesNote } from '../../people/profiles-note'
import { clearNote, writeLocalNote, writeNote } from '../../people/session-note'
import { chooseCodeView } from './chosen-code-view'
import { readCodeView, readOwnCodeView } from './own-code-view'

const user = { id: 'ada', email: 'ada@lifetag.example', firstName: 'Ada', lastName: null }

afterEach(async () => {
  await clear()
  await wipeDatabase(user.id)
  await wipeDatabase('leo')
})

async function keepRecord(userId = user.id) {
  const db = openDatabase(userId)
  const row = { conflicts: {}, flags: [], createdAt: 1, updatedAt: 5 }
  await db.view.bulkPut([
    { ...row, collection: 'allergies', id: 'a', values: { allergen: 'Latex', severity: 'Mild' } },
    { ...row, collection: 'qr-codes', id: 'q', values: { type: 'emergency', token: 'T' } },
  ])
  db.close()
}

it('reads the record and codes of the last person as the device has them', async () => {
  await keepRecord()
  await writeNote(user as never) // The other fields of a user are not read.
  expect(await readOwnCodeView()).toMatchObject({
    record: { allergies: [{ allergen: 'Latex' }], changedAtMs: 5 },
    codes: [{ id: 'q', type: 'emergency', token: 'T' }],
  })
})

it('also reads a record without an account, and marks it as local', async () => {
  await keepRecord()
  await writeLocalNote({ id: user.id })
  expect(await readOwnCodeView()).toMatchObject({ codes: [{ id: 'q' }], isLocal: true })
})

it('prefers the account that is signed in to a record without an account', async () => {
  await keepRecord()
  await writeLocalNote({ id: 'bo' })
  await writeNote(user as never)
  expect(await readOwnCodeView()).toMatchObject({ codes: [{ id: 'q' }], isLocal: false })
})

it('marks a code that has an unsent change', async () => {
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

it('reads nothing after a sign-out, even if the record was kept', async () => {
  await keepRecord()
  await writeNote(user as never)
  await clearNote()
  expect(await readOwnCodeView()).toBeUndefined()
})

it('creates no record if there is none', async () => {
  await writeNote(user as never)
  expect(await readOwnCodeView()).toBeUndefined()
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('lifetag-ada')
})

describe('with the records of several people', () => {
  const noted = { color: null, kind: 'managed', role: 'guardian', people: {} } as const
  beforeEach(async () => {
    await writeNote(user as never)
    await changeProfilesNote(user.id, () => [
      { ...noted, id: user.id, name: 'Ada', role: 'person', kind: 'person' },
      { ...noted, id: 'leo', name: 'Leo' },
    ])
  })

  const choose = async (wantedId: string | null = null) => {
    const own = await readOwnCodeView()
    return own && chooseCodeView(own, wantedId, readCodeView)
  }

  it('asks whose code to show if more than one person has a code', async () => {
    await keepRecord()
    await keepRecord('leo')
    const names = (await choose())?.choices?.map(({ id }) => id)
    expect(names).toEqual([user.id, 'leo'])
  })

  it('offers a person without a name under other words', async () => {
    await changeProfilesNote(user.id, list => list.map(each => ({ ...each, name: '' })))
    await keepRecord()
    await keepRecord('leo')
    const names = (await choose())?.choices?.map(({ name }) => name)
    expect(names).toEqual(['No name yet', 'No name yet'])
  })

  it('shows the chosen person, and never a person who is not noted', async () => {
    await keepRecord()
    await keepRecord('leo')
    expect(await choose('leo')).toMatchObject({ chosenId: 'leo', codes: [{ id: 'q' }] })
    expect((await choose('mia'))?.choices).toHaveLength(2)
  })

  it('asks nothing if only one person has a code', async () => {
    const db = openDatabase(user.id)
    await db.readMeta() // This creates an empty database.
    db.close()
    await keepRecord('leo')
    const view = await choose()
    expect([view?.codes.length, view?.choices]).toEqual([1, undefined])
  })

  it('does not offer a record that was closed', async () => {
    await keepRecord()
    await keepRecord('leo')
    await wipeDatabase('leo')
    expect((await choose())?.choices).toBeUndefined()
  })
})

import { clear } from 'idb-keyval'
import { beforeEach, expect, it } from 'vitest'
import { hasDatabase, type LifeTagDatabase, openDatabase, wipeDatabase } from '../../db/database'
import { readLocalNote, writeLocalNote } from '../../people/session-note'
import { filesHere } from '../../sync/files/carry-files'
import { keepFile } from '../../sync/files/files'
import { readRowsOf } from '../../sync/record/carried'
import { addRow } from '../../sync/record/commit'
import type { Device } from '../../sync/record/device'
import { newUuid } from '../../sync/record/ids'
import { recomputedView, storedView, testDevice } from '../../sync/testing/test-device'
import { pdfOf } from '../../sync/testing/test-files'
import { mergeIntoAccount, type Source } from './merge-into-account'
import { mergeUnclaimedRecord } from './merge-unclaimed-record'
import {
  eraseUnclaimedRecord,
  findUnclaimedRecord,
  isKeptForLater,
  keepForLater,
} from './unclaimed-record'

const account = crypto.randomUUID()
let local: Device
let source: Source

/** A record without an account on this phone, with a document and a code. */
beforeEach(async () => {
  await clear()
  const { id } = (await writeLocalNote({ id: crypto.randomUUID() })) ?? { id: '' }
  local = { db: openDatabase(id), now: Date.now, newId: newUuid, wake: () => {} }
  const kept = await keepFile(pdfOf('ordre de ne pas réanimer'), local)
  const dnrDocumentUrl = kept.ok ? kept.value.url : ''
  const dnr = { dnrStatus: 'DNR', dnrDocumentUrl, dnrDocumentName: 'ordre.pdf' } as const
  await addRow('profile', { fullName: 'Zoë Đặng', ...dnr }, local)
  for (const name of ['Warfarin', 'Insulin']) await addRow('medications', { name }, local)
  source = { rows: await readRowsOf(local.db), files: filesHere(local.db) }
})

async function accountPhone() {
  const phone = testDevice(account)
  await addRow('medications', { name: 'Warfarin', dosage: '5 mg' }, phone)
  return phone
}

it('keeps both records whole when it is killed at any write, and the next attempt completes it', async () => {
  const before = await storedView(local)
  let kills = 0
  for (let isDone = false; !isDone; kills++) {
    const phone = await accountPhone()
    const empty = await storedView(phone)
    phone.disk.writesLeft = kills
    isDone = await mergeIntoAccount(source, new Map(), phone).then(
      ({ state }) => state === 'done',
      () => false,
    )
    phone.disk.writesLeft = Number.POSITIVE_INFINITY
    if (!isDone) expect(await storedView(phone)).toEqual(empty)
    expect(await storedView(phone)).toEqual(await recomputedView(phone))
    await mergeIntoAccount(source, new Map(), phone)
    const found = (await storedView(phone)).map(({ collection, values }) => [
      collection,
      values.name,
    ])
    expect(found).toEqual([
      ['profile', undefined],
      ['medications', 'Warfarin'],
      ['medications', 'Insulin'],
    ])
    expect(await phone.db.files.count()).toBe(1)
  }
  expect(kills).toBeGreaterThan(5)
  expect(await storedView(local)).toEqual(before)
})

it('finds the record again when it was killed before erasing it, and adds nothing twice', async () => {
  const phone = await accountPhone()
  await mergeIntoAccount(source, new Map(), phone)
  expect(await findUnclaimedRecord(account)).toBe(local.db.userId)
  expect(await mergeIntoAccount(source, new Map(), phone)).toMatchObject({
    state: 'done',
    added: 0,
  })
  expect(await eraseUnclaimedRecord(local.db.userId, source.rows)).toBe(true)
  expect([await findUnclaimedRecord(account), await hasDatabase(local.db.userId)]).toEqual([
    undefined,
    false,
  ])
})

it('removes the note later when it was killed while erasing the record', async () => {
  await wipeDatabase(local.db.userId)
  expect(await findUnclaimedRecord(account)).toBeUndefined()
  expect(await readLocalNote()).toBeUndefined()
})

it('does not ask about an empty record', async () => {
  await eraseUnclaimedRecord(local.db.userId, source.rows)
  const note = await writeLocalNote({ id: crypto.randomUUID() })
  const empty = openDatabase(note?.id ?? '')
  await empty.readMeta()
  empty.close()
  expect(await findUnclaimedRecord(account)).toBeUndefined()
  expect(await hasDatabase(note?.id ?? '')).toBe(false)
})

/** Waits `steps` event loop turns and adds an entry as another tab does. Returns whether it was saved. */
async function writeAfter(steps: number, device: Device, name: string): Promise<boolean> {
  for (let step = 0; step < steps; step++) await new Promise(resolve => setImmediate(resolve))
  return addRow('medications', { name }, device).then(
    ({ ok }) => ok,
    () => false,
  )
}

const namesIn = async (db: LifeTagDatabase) =>
  (await readRowsOf(db)).map(({ values }) => values.name)

it('adds to the account what another tab saved meanwhile', async () => {
  let late = 0
  for (let steps = 0; steps < 400 && late < 3; steps += 4) {
    await clear()
    const { id } = (await writeLocalNote({ id: crypto.randomUUID() })) ?? { id: '' }
    const tab = { ...local, db: openDatabase(id) }
    await addRow('medications', { name: 'Insulin' }, tab)
    const phone = await accountPhone()
    const [brought, isSaved] = await Promise.all([
      mergeUnclaimedRecord(id, new Map(), phone),
      writeAfter(steps, tab, 'Late'),
    ])
    expect(brought.state).toBe('done')
    expect((await namesIn(phone.db)).includes('Late')).toBe(isSaved)
    expect(await hasDatabase(id)).toBe(false)
    if (!isSaved) late++
  }
  expect(late).toBe(3)
})

it('does not erase an entry that was written after the record was read', async () => {
  await addRow('medications', { name: 'Late' }, local)
  expect(await eraseUnclaimedRecord(local.db.userId, source.rows)).toBe(false)
  const again = openDatabase(local.db.userId)
  expect(await namesIn(again)).toContain('Late')
  again.close()
  expect(await readLocalNote()).toEqual({ id: local.db.userId })
})

it('reports to a second tab, at the same time or later, that the record is added', async () => {
  const phone = await accountPhone()
  const { userId } = local.db
  const both = await Promise.all([
    mergeUnclaimedRecord(userId, new Map(), phone),
    mergeUnclaimedRecord(userId, new Map(), phone),
  ])
  expect(both.map(({ state }) => state)).toContain('done')
  expect(await mergeUnclaimedRecord(userId, new Map(), phone)).toEqual({ state: 'gone' })
  expect([await hasDatabase(userId), await phone.db.files.count()]).toEqual([false, 1])
})

it('keeps the first entry of another tab, or never reported it as saved', async () => {
  let late = 0
  for (let steps = 0; steps < 400 && late < 3; steps++) {
    await clear()
    const { id } = (await writeLocalNote({ id: crypto.randomUUID() })) ?? { id: '' }
    const tab = { ...local, db: openDatabase(id) }
    await tab.db.readMeta()
    const [found, isSaved] = await Promise.all([
      findUnclaimedRecord(account),
      writeAfter(steps, tab, 'One'),
    ])
    expect(await hasDatabase(id)).toBe(isSaved)
    expect(found).toBe(isSaved ? id : undefined)
    if (!isSaved) late++
  }
  expect(late).toBe(3)
})

it('keeps a record for later as it is and finds it after any sign-in', async () => {
  const before = await storedView(local)
  keepForLater(local.db.userId)
  expect(isKeptForLater(local.db.userId)).toBe(true)
  expect(await findUnclaimedRecord(crypto.randomUUID())).toBe(local.db.userId)
  expect(await storedView(local)).toEqual(before)
})

it('does not count the account’s own record', async () => {
  expect(await findUnclaimedRecord(local.db.userId)).toBeUndefined()
  expect(await hasDatabase(local.db.userId)).toBe(true)
})

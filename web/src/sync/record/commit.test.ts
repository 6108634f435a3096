import { mutationHash } from 'sync-protocol/sync'
import { beforeEach, expect, it } from 'vitest'
import { type TestDevice, testDevice, valuesIn } from '../testing/test-device'
import { pagesFor } from './bases'
import { addRow, editRow, setListState } from './commit'
import { removeRow } from './remove'

let device: TestDevice
beforeEach(() => {
  device = testDevice(crypto.randomUUID())
})

const outbox = () => device.db.outbox.toArray()
const nuts = { allergen: 'Peanuts', severity: 'Severe' }

async function add(values = nuts): Promise<string> {
  const saved = await addRow('allergies', values, device)
  if (!saved.ok) throw new Error(JSON.stringify(saved.failure))
  return saved.value.id
}

it('a row that was added shows, waits to be sent, and wakes the sender', async () => {
  const id = await add()

  expect(await valuesIn(device, 'allergies')).toEqual([nuts])
  const [entry] = await outbox()
  expect(entry).toMatchObject({
    rowId: id,
    change: { kind: 'put', fields: { allergen: ['Peanuts', 0], severity: ['Severe', 0] } },
  })
  expect(entry?.change.hash).toBe(entry && mutationHash(entry.change))
  expect(device.wakes).toBe(1)
})

it('text is trimmed, and fields not filled in are left out', async () => {
  await addRow(
    'allergies',
    { allergen: '  Latex ', severity: 'Mild\n', reaction: undefined },
    device,
  )
  expect(await valuesIn(device, 'allergies')).toEqual([{ allergen: 'Latex', severity: 'Mild' }])
})

it('values that break a rule give messages by field, and nothing is written', async () => {
  const saved = await addRow('contacts', { name: ' ', relationship: 'Mother' }, device)
  expect(saved).toEqual({
    ok: false,
    failure: {
      code: 'invalid',
      fields: { name: 'Name is required', phoneNumber: expect.any(String) },
    },
  })
  expect(await outbox()).toEqual([])
  expect(device.wakes).toBe(0)
})

it('an edit sends the changed fields alone', async () => {
  const id = await add()
  await editRow('allergies', id, { ...nuts, reaction: 'Hives' }, device)
  expect((await outbox()).map(entry => entry.change.fields)).toEqual([
    { allergen: ['Peanuts', 0], severity: ['Severe', 0] },
    { reaction: ['Hives', 0] },
  ])
})

it('an edit that changes nothing is not sent', async () => {
  const id = await add()
  expect(await editRow('allergies', id, nuts, device)).toEqual({ ok: true, value: { id } })
  expect(await outbox()).toHaveLength(1)
})

it('an edit of a row that is gone says so', async () => {
  const saved = await editRow('allergies', crypto.randomUUID(), nuts, device)
  expect(saved).toEqual({ ok: false, failure: { code: 'gone', fields: {} } })
})

it('a group travels whole, its unfilled fields as empty', async () => {
  await addRow('profile', { fullName: 'Ada', city: 'Lyon' }, device)
  await editRow('profile', device.db.userId, { zipCode: '69001' }, device)
  expect((await outbox()).map(entry => entry.change.fields)).toEqual([
    {
      fullName: ['Ada', 0],
      streetAddress: ['', 0],
      city: ['Lyon', 0],
      state: ['', 0],
      zipCode: ['', 0],
    },
    { streetAddress: ['', 0], city: ['Lyon', 0], state: ['', 0], zipCode: ['69001', 0] },
  ])
})

it('a person has one profile: adding to it again edits it', async () => {
  await addRow('profile', { fullName: 'Ada' }, device)
  const saved = await addRow('profile', { bloodType: 'O-' }, device)
  expect(saved).toEqual({ ok: true, value: { id: device.db.userId } })
  expect(await valuesIn(device, 'profile')).toEqual([{ fullName: 'Ada', bloodType: 'O-' }])
})

it('a profile may be created with nothing filled in', async () => {
  await addRow('profile', {}, device)
  expect(await valuesIn(device, 'profile')).toEqual([{}])
  expect(await outbox()).toHaveLength(1)
})

it('a DNR without its document is refused at the door', async () => {
  const saved = await addRow('profile', { dnrStatus: 'DNR' }, device)
  expect(saved).toEqual({
    ok: false,
    failure: {
      code: 'invalid',
      fields: { dnrDocumentUrl: 'Please upload a document for DNR or POLST status' },
    },
  })
})

it('a base version says which row the author was looking at', async () => {
  const id = await add()
  const record = { fields: {}, deletedAt: null, deletedVersion: 0, createdAt: 0, updatedAt: 0 }
  const row = { collection: 'allergies', id, version: 7, record } as const
  await device.db.basePages.bulkAdd(pagesFor([row]))
  await editRow('allergies', id, { severity: 'Mild' }, device)
  await removeRow('allergies', id, device)
  const [, edit, removal] = await outbox()
  expect(edit?.change.fields).toEqual({ severity: ['Mild', 7] })
  expect(removal?.change).toMatchObject({ kind: 'remove', baseVersion: 7 })
})

it('an empty list can be said to be known as empty, and that can be taken back', async () => {
  await setListState('allergies', 'noneKnown', device)
  expect(await valuesIn(device, 'profile')).toEqual([{ allergiesState: 'noneKnown' }])
  await setListState('allergies', 'notRecorded', device)
  expect(await valuesIn(device, 'profile')).toEqual([{ allergiesState: 'notRecorded' }])
})

const failing: [string, (error: Error) => () => Promise<unknown>][] = [
  [
    'an addition',
    error => {
      device.db.beforeInsert = () => {
        throw error
      }
      return () => addRow('allergies', nuts, device)
    },
  ],
  [
    'an edit',
    error => {
      device.db.outbox.hook('creating', () => {
        throw error
      })
      return () => addRow('profile', { fullName: 'Ada' }, device)
    },
  ],
]

it.each(failing)(
  '%s whose transaction fails leaves neither a row nor a change',
  async (_, fail) => {
    await expect(fail(new Error('the disk is gone'))()).rejects.toThrow('the disk is gone')
    expect(await device.db.view.count()).toBe(0)
    expect(await outbox()).toEqual([])
  },
)

it.each(failing)('%s says so of a full device', async (_, fail) => {
  const saved = await fail(new DOMException('full', 'QuotaExceededError'))()
  expect(saved).toEqual({ ok: false, failure: { code: 'no_space', fields: {} } })
})

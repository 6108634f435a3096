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

it('shows an added row, queues its change, and wakes the sender', async () => {
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

it('trims text and leaves out empty fields', async () => {
  await addRow(
    'allergies',
    { allergen: '  Latex ', severity: 'Mild\n', reaction: undefined },
    device,
  )
  expect(await valuesIn(device, 'allergies')).toEqual([{ allergen: 'Latex', severity: 'Mild' }])
})

it('returns messages by field for invalid values, and writes nothing', async () => {
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

it('sends only the changed fields of an edit', async () => {
  const id = await add()
  await editRow('allergies', id, { ...nuts, reaction: 'Hives' }, device)
  expect((await outbox()).map(entry => entry.change.fields)).toEqual([
    { allergen: ['Peanuts', 0], severity: ['Severe', 0] },
    { reaction: ['Hives', 0] },
  ])
})

it('does not send an edit that changes nothing', async () => {
  const id = await add()
  expect(await editRow('allergies', id, nuts, device)).toEqual({ ok: true, value: { id } })
  expect(await outbox()).toHaveLength(1)
})

it('reports an edit of a row that is gone', async () => {
  const saved = await editRow('allergies', crypto.randomUUID(), nuts, device)
  expect(saved).toEqual({ ok: false, failure: { code: 'gone', fields: {} } })
})

it('sends a group whole, with its empty fields', async () => {
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

it('edits the only profile when a profile is added again', async () => {
  await addRow('profile', { fullName: 'Ada' }, device)
  const saved = await addRow('profile', { bloodType: 'O-' }, device)
  expect(saved).toEqual({ ok: true, value: { id: device.db.userId } })
  expect(await valuesIn(device, 'profile')).toEqual([{ fullName: 'Ada', bloodType: 'O-' }])
})

it('creates a profile with nothing filled in', async () => {
  await addRow('profile', {}, device)
  expect(await valuesIn(device, 'profile')).toEqual([{}])
  expect(await outbox()).toHaveLength(1)
})

it('refuses a DNR without its document', async () => {
  const saved = await addRow('profile', { dnrStatus: 'DNR' }, device)
  expect(saved).toEqual({
    ok: false,
    failure: {
      code: 'invalid',
      fields: { dnrDocumentUrl: 'Please upload a document for DNR or POLST status' },
    },
  })
})

it('sends as base version the row that the author was looking at', async () => {
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

it('marks an empty list as known to be empty, and takes that back', async () => {
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
  '%s leaves neither a row nor a change if its transaction fails',
  async (_, fail) => {
    await expect(fail(new Error('the disk is gone'))()).rejects.toThrow('the disk is gone')
    expect(await device.db.view.count()).toBe(0)
    expect(await outbox()).toEqual([])
  },
)

it.each(failing)('%s reports a full device as the reason', async (_, fail) => {
  const saved = await fail(new DOMException('full', 'QuotaExceededError'))()
  expect(saved).toEqual({ ok: false, failure: { code: 'no_space', fields: {} } })
})

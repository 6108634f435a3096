import { KNOWN_BEFORE } from 'sync-protocol/sync'
import { beforeEach, expect, it } from 'vitest'
import { aCode } from '../../../dev/test/a-code'
import { storedView, type TestDevice, testDevice, valuesIn } from '../testing/test-device'
import { addRow, editRow } from './commit'
import { removeRow } from './remove'

let device: TestDevice
let id: string
const nuts = { allergen: 'Peanuts', severity: 'Severe' }

beforeEach(async () => {
  device = testDevice(crypto.randomUUID())
  const saved = await addRow('allergies', nuts, device)
  id = saved.ok ? saved.value.id : ''
})

const kinds = async () => (await device.db.outbox.toArray()).map(entry => entry.change.kind)
/** Marks everything so far as sent once. */
const sendAll = async () => {
  const [meta, seqs] = [await device.db.readMeta(), await device.db.outbox.toCollection().keys()]
  await device.db.meta.put({ ...meta, batch: { firstId: 1, seqs: seqs.map(Number) } })
}

it('leaves nothing to send for a row that the server never got', async () => {
  await editRow('allergies', id, { reaction: 'Hives' }, device)
  await removeRow('allergies', id, device)
  expect(await valuesIn(device, 'allergies')).toEqual([])
  expect(await kinds()).toEqual([])
})

it('queues a removal for a row that was sent', async () => {
  await sendAll()
  await removeRow('allergies', id, device)
  expect(await valuesIn(device, 'allergies')).toEqual([])
  expect(await kinds()).toEqual(['put', 'remove'])
})

it.each([
  ['never sent', async () => {}],
  ['sent', sendAll],
])('leaves no trace after undoing the removal of a row that was %s', async (_, arrange) => {
  await arrange()
  const before = await device.db.outbox.toArray()
  const seen = await storedView(device)
  const undo = await removeRow('allergies', id, device)
  await undo?.()
  expect(await device.db.outbox.toArray()).toEqual(before)
  expect(await storedView(device)).toEqual(seen)
})

it('restores every field when a sent removal is undone', async () => {
  await sendAll()
  const undo = await removeRow('allergies', id, device)
  await sendAll()
  await undo?.()
  expect(await valuesIn(device, 'allergies')).toEqual([nuts])
  expect(await kinds()).toEqual(['put', 'remove', 'put'])
  const [, , back] = await device.db.outbox.toArray()
  expect(back?.change.fields?.allergen).toEqual(['Peanuts', KNOWN_BEFORE])
  expect((await storedView(device))[0]?.flags).toEqual([])
})

it('treats a second undo as no undo', async () => {
  const undo = await removeRow('allergies', id, device)
  await undo?.()
  await undo?.()
  expect(await kinds()).toEqual(['put'])
})

it('notes when a row was removed, because the other rows do not show it', async () => {
  device.clock.ms = 1_760_000_000_000
  await removeRow('allergies', id, device)
  expect((await device.db.readMeta()).lastRemovalAtMs).toBe(1_760_000_000_000)
})

it('does not count a deleted code as a change of the record', async () => {
  const made = await addRow('qr-codes', aCode(), device)
  await removeRow('qr-codes', made.ok ? made.value.id : '', device)
  expect(await valuesIn(device, 'qr-codes')).toEqual([])
  expect((await device.db.readMeta()).lastRemovalAtMs).toBe(0)
})

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
/** As if everything so far had been sent once. */
const sendAll = async () => {
  const [meta, seqs] = [await device.db.readMeta(), await device.db.outbox.toCollection().keys()]
  await device.db.meta.put({ ...meta, batch: { firstId: 1, seqs: seqs.map(Number) } })
}

it('a row that the server never heard of leaves nothing to send', async () => {
  await editRow('allergies', id, { reaction: 'Hives' }, device)
  await removeRow('allergies', id, device)
  expect(await valuesIn(device, 'allergies')).toEqual([])
  expect(await kinds()).toEqual([])
})

it('a row that was sent is removed by a change of its own', async () => {
  await sendAll()
  await removeRow('allergies', id, device)
  expect(await valuesIn(device, 'allergies')).toEqual([])
  expect(await kinds()).toEqual(['put', 'remove'])
})

it.each([
  ['never sent', async () => {}],
  ['sent', sendAll],
])('undoing the removal of a row that was %s leaves no trace', async (_, arrange) => {
  await arrange()
  const before = await device.db.outbox.toArray()
  const seen = await storedView(device)
  const undo = await removeRow('allergies', id, device)
  await undo?.()
  expect(await device.db.outbox.toArray()).toEqual(before)
  expect(await storedView(device)).toEqual(seen)
})

it('undoing a removal that was sent puts every field back', async () => {
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

it('undoing twice is undoing once', async () => {
  const undo = await removeRow('allergies', id, device)
  await undo?.()
  await undo?.()
  expect(await kinds()).toEqual(['put'])
})

it('when a row went away is remembered, as the rows that are left cannot tell', async () => {
  device.clock.ms = 1_760_000_000_000
  await removeRow('allergies', id, device)
  expect((await device.db.readMeta()).lastRemovalAtMs).toBe(1_760_000_000_000)
})

it('a deleted code does not make the record look changed', async () => {
  const made = await addRow('qr-codes', aCode(), device)
  await removeRow('qr-codes', made.ok ? made.value.id : '', device)
  expect(await valuesIn(device, 'qr-codes')).toEqual([])
  expect((await device.db.readMeta()).lastRemovalAtMs).toBe(0)
})

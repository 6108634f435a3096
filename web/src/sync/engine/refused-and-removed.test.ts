import { beforeEach, expect, it } from 'vitest'
import { editRow } from '../record/commit'
import { removeRow, type Undo } from '../record/remove'
import { readStatus } from '../record/status'
import { phone, server } from '../testing/each-test'
import { valuesIn } from '../testing/test-device'
import { addAllergy, lost } from '../testing/test-engine'
import { drain } from './drain'

beforeEach(() => {
  server.veto = ({ id, kind }) =>
    kind === 'put' ? { id, status: 'rejected', code: 'invalid' } : undefined
})

const nothingIsLeft = async () => {
  expect(await readStatus(phone.db)).toMatchObject({ state: 'quiet', unsent: 0, refused: 0 })
  expect(await valuesIn(phone, 'allergies')).toEqual([])
}

/** Deletes the row while the push that names it is in flight. */
function removeMeanwhile(id: string): { undo: () => Promise<unknown> } {
  const removed: (Undo | undefined)[] = []
  phone.fault = async (call, name) => {
    if (name === 'push' && removed.length === 0)
      removed.push(await removeRow('allergies', id, phone))
    return call()
  }
  return { undo: async () => removed[0]?.() }
}

it('does not bring back a deleted row because an earlier change of it was refused', async () => {
  const id = await addAllergy(phone)
  phone.fault = async () => ({ ok: false, failure: lost })
  await drain(phone.engine)
  phone.fault = null
  await removeRow('allergies', id, phone)
  expect(await phone.db.outbox.count()).toBe(2)
  await drain(phone.engine)
  await nothingIsLeft()
})

it('sends a deletion that was made while an earlier change was being refused', async () => {
  const id = await addAllergy(phone)
  removeMeanwhile(id)
  await drain(phone.engine)
  await nothingIsLeft()
})

it('also drops the edits made in between', async () => {
  const id = await addAllergy(phone)
  const { exchange } = phone.engine.transport
  phone.engine.transport.exchange = async (...asked) => {
    phone.engine.transport.exchange = exchange
    await editRow('allergies', id, { reaction: 'Hives' }, phone)
    await removeRow('allergies', id, phone)
    return exchange(...asked)
  }
  await drain(phone.engine)
  await nothingIsLeft()
})

it('brings back the visible values when such a deletion is undone', async () => {
  const id = await addAllergy(phone)
  const { undo } = removeMeanwhile(id)
  // This happens before the deletion itself is sent.
  const meanwhile = phone.fault
  phone.fault = async (call, name, nth) =>
    nth > 1 || !meanwhile ? { ok: false, failure: lost } : meanwhile(call, name, nth)
  await drain(phone.engine)
  phone.fault = null
  await undo()
  expect(await valuesIn(phone, 'allergies')).toEqual([{ allergen: 'Peanuts', severity: 'Severe' }])
  server.veto = () => undefined
  await drain(phone.engine)
  expect(server.living()).toHaveLength(1)
})

import { beforeEach, describe, expect, it } from 'vitest'
import { fail } from '../../http/result'
import { readAllBases } from '../record/bases'
import { editRow } from '../record/commit'
import { removeRow } from '../record/remove'
import { other, phone, server } from '../testing/each-test'
import type { FakeServer } from '../testing/fake-server'
import { recomputedView, storedView, valuesIn } from '../testing/test-device'
import { addAllergy, lost, type Phone } from '../testing/test-engine'
import { drain } from './drain'

let rows: { acked: number; whole: number }
beforeEach(() => {
  rows = { acked: 0, whole: 0 }
  phone.fault = async call => {
    const answer = await call()
    if (answer.ok && 'acks' in answer.value) {
      rows.acked += answer.value.acks.length
    }
    return answer
  }
  const { transport } = phone.engine
  const { exchange } = transport
  transport.exchange = (body, onRows) =>
    exchange(body, async changes => {
      rows.whole += changes.length
      await onRows(changes)
    })
})

const stateOn = async ({ db }: Phone) =>
  (await readAllBases(db)).map(({ id, version, record }) => [id, version, record])
const stateOf = ({ living }: FakeServer) =>
  living.call(server).map(({ rowId, version, record }) => [rowId, version, record])
const mismatches = async () => (await phone.db.readMeta()).ackMismatches

describe('a row that only this phone wrote', () => {
  it('is merged on the phone to exactly the row of the server', async () => {
    const id = await addAllergy(phone)
    await editRow('allergies', id, { reaction: 'Hives' }, phone)
    await drain(phone.engine)
    await editRow('allergies', id, { severity: 'Mild' }, phone)
    await drain(phone.engine)
    expect(rows).toEqual({ acked: 2, whole: 0 })
    expect(await stateOn(phone)).toEqual(stateOf(server))
    expect(await storedView(phone)).toEqual(await recomputedView(phone))
    expect(await mismatches()).toBe(0)
  })

  it('is removed by an ack after its deletion', async () => {
    const id = await addAllergy(phone)
    await drain(phone.engine)
    await removeRow('allergies', id, phone)
    await drain(phone.engine)
    expect(rows).toEqual({ acked: 2, whole: 0 })
    expect(await readAllBases(phone.db)).toEqual([])
  })

  it('comes whole if its answer was lost', async () => {
    await addAllergy(phone)
    const { fault } = phone
    phone.fault = async call => {
      await call()
      return fail(lost)
    }
    await drain(phone.engine)
    phone.fault = fault
    await drain(phone.engine)
    expect(rows).toEqual({ acked: 0, whole: 1 })
    expect(await stateOn(phone)).toEqual(stateOf(server))
  })

  it('leaves out the changes that the server refused', async () => {
    const id = await addAllergy(phone)
    await drain(phone.engine)
    server.veto = ({ id, fields }) =>
      fields?.severity ? { id, status: 'rejected', code: 'invalid' } : undefined
    await editRow('allergies', id, { severity: 'Mild' }, phone)
    await editRow('allergies', id, { reaction: 'Hives' }, phone)
    await drain(phone.engine)
    expect(rows).toEqual({ acked: 2, whole: 0 })
    expect(await stateOn(phone)).toEqual(stateOf(server))
  })
})

it('sends the whole row if a change was sent before and its effect was read since', async () => {
  const id = await addAllergy(phone)
  await drain(phone.engine)
  await editRow('allergies', id, { reaction: 'Hives' }, phone)
  const { fault } = phone
  phone.fault = async call => {
    await call()
    return fail(lost)
  }
  await drain(phone.engine)
  phone.fault = async (call, name, nth) => {
    const answer = await (fault ?? call)(call, name, nth)
    server.oldestCookie = 0
    return answer
  }
  server.oldestCookie = 99 // A reset brings the edit, but not its outcome.
  await editRow('allergies', id, { severity: 'Mild' }, phone)
  expect(await drain(phone.engine)).toEqual({ state: 'done' })
  expect(await mismatches()).toBe(0)
  expect(await stateOn(phone)).toEqual(stateOf(server))
  expect(server.dealtWith).toHaveLength(3)
})

it('does not write an acknowledged row again that already looks the same', async () => {
  const id = await addAllergy(phone)
  const written: unknown[] = []
  const note = () => {
    written.push(id)
  }
  phone.db.view.hook('updating', note)
  phone.db.view.hook('creating', note)
  await drain(phone.engine)
  expect(await readAllBases(phone.db)).toHaveLength(1)
  expect(written).toEqual([])
  expect(await storedView(phone)).toEqual(await recomputedView(phone))
})

it('sends the whole row if another phone wrote to it meanwhile', async () => {
  const id = await addAllergy(phone)
  await drain(phone.engine)
  await drain(other.engine)
  await editRow('allergies', id, { reaction: 'Hives' }, other)
  await drain(other.engine)
  await editRow('allergies', id, { severity: 'Mild' }, phone)
  await drain(phone.engine)
  expect(rows).toEqual({ acked: 1, whole: 1 })
  expect(await stateOn(phone)).toEqual(stateOf(server))
})

it('counts a row that the phone merges differently, and the server then sends it whole', async () => {
  await addAllergy(phone, 'Latex')
  await drain(phone.engine)
  server.bendHash = record => ({ ...record, updatedAt: 1 })
  await addAllergy(phone)
  phone.calls.length = 0
  expect(await drain(phone.engine)).toEqual({ state: 'done' })
  expect(phone.calls).toEqual(['push', 'push'])
  expect(await mismatches()).toBe(1)
  expect(await valuesIn(phone, 'allergies')).toHaveLength(2)
  expect(await stateOn(phone)).toEqual(stateOf(server))
  expect(server.dealtWith).toHaveLength(2)
  expect(await storedView(phone)).toEqual(await recomputedView(phone))
})

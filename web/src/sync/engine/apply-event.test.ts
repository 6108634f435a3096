import { beforeEach, describe, expect, it } from 'vitest'
import { fail } from '../../http/result'
import { editRow } from '../record/commit'
import { removeRow } from '../record/remove'
import { readStatus } from '../record/status'
import { other, phone, server } from '../testing/each-test'
import { recomputedView, storedView, valuesIn } from '../testing/test-device'
import { addAllergy, lost } from '../testing/test-engine'
import { applyEvent } from './apply-event'
import { drain } from './drain'

let id: string
/** Both phones have one row at version 1. The other phone then edits it, which makes version 2. */
beforeEach(async () => {
  id = await addAllergy(other)
  await drain(other.engine)
  await drain(phone.engine)
  await editRow('allergies', id, { reaction: 'Hives' }, other)
  await drain(other.engine)
  phone.calls.length = 0
})

const nuts = { allergen: 'Peanuts', severity: 'Severe' }
const hear = (event = server.eventSince(1)) => applyEvent(phone.engine, event)
const cookie = async () => (await phone.db.readMeta()).cookie

it('applies changes that follow on this phone’s version without a request', async () => {
  expect(await hear()).toBe(true)
  expect(await valuesIn(phone, 'allergies')).toEqual([{ ...nuts, reaction: 'Hives' }])
  expect(await cookie()).toEqual({ epoch: 'epoch-1', version: 2 })
  expect(phone.calls).toEqual([])
})

it('applies a removal, too', async () => {
  await removeRow('allergies', id, other)
  await drain(other.engine)
  expect(await hear()).toBe(true)
  expect(await storedView(phone)).toEqual([])
  expect((await phone.db.readMeta()).lastRemovalAtMs).toBeGreaterThan(0)
})

it('keeps unsent changes of this phone on top', async () => {
  await editRow('allergies', id, { severity: 'Mild' }, phone)
  expect(await hear()).toBe(true)
  expect(await storedView(phone)).toEqual(await recomputedView(phone))
  expect(await valuesIn(phone, 'allergies')).toEqual([
    { ...nuts, severity: 'Mild', reaction: 'Hives' },
  ])
  await drain(phone.engine)
  expect(server.living()[0]?.record.conflicts).toBeUndefined()
})

describe('changes nothing', () => {
  it.each([
    ['over a gap', () => server.eventSince(2)],
    ['of what is here already, with more', () => server.eventSince(0)],
    ['of another history', () => ({ ...server.eventSince(1), from: { epoch: 'e', version: 1 } })],
    ['that goes back', () => ({ ...server.eventSince(1), version: 0 })],
    ['that says only that there is something', () => ({ version: 2 })],
    ['that may have missed something', () => ({ version: null })],
  ])('an event %s', async (_, tell) => {
    await editRow('allergies', id, { severity: 'Mild' }, other)
    await drain(other.engine)
    const before = [await storedView(phone), await phone.db.readMeta()]
    expect(await hear(tell())).toBe(false)
    expect([await storedView(phone), await phone.db.readMeta()]).toEqual(before)
  })

  it('an event that arrives twice', async () => {
    const event = server.eventSince(1)
    expect([await hear(event), await hear(event)]).toEqual([true, false])
  })

  it('an event that waited for an exchange with the same changes', async () => {
    let heard: Promise<boolean> | undefined
    phone.fault = async call => {
      heard ??= hear()
      return call()
    }
    await drain(phone.engine)
    expect(await heard).toBe(false)
    expect(await cookie()).toEqual({ epoch: 'epoch-1', version: 2 })
  })
})

it('repeats an exchange that an event overtakes', async () => {
  await addAllergy(phone, 'Latex')
  let isFirst = true
  phone.fault = async call => {
    const answer = await call()
    // As in a browser without locks.
    if (isFirst)
      await applyEvent({ ...phone.engine, lock: (_, work) => work() }, server.eventSince(1))
    isFirst = false
    return answer
  }
  expect(await drain(phone.engine)).toEqual({ state: 'done' })
  expect(await valuesIn(phone, 'allergies')).toHaveLength(2)
  expect(server.dealtWith).toHaveLength(3)
  expect(await storedView(phone)).toEqual(await recomputedView(phone))
})

it('keeps the reason why the last attempt to send failed', async () => {
  await addAllergy(phone, 'Latex')
  phone.fault = async () => fail(lost)
  await drain(phone.engine)
  expect(await hear()).toBe(true)
  expect(await readStatus(phone.db)).toMatchObject({ state: 'waiting', unsent: 1 })
})

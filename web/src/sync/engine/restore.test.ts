import { beforeEach, describe, expect, it } from 'vitest'
import { fail } from '../../http/result'
import { editRow } from '../record/commit'
import { other, phone, server } from '../testing/each-test'
import { refusal } from '../testing/refusal'
import { recomputedView, storedView, valuesIn } from '../testing/test-device'
import { addAllergy, loseAnswer, type Phone, phoneOf } from '../testing/test-engine'
import { drain } from './drain'

const nuts = { allergen: 'Peanuts', severity: 'Severe' }
const outbox = () => phone.db.outbox.toArray()

describe('when the server was reset or restored', () => {
  it('keeps the outbox after a reset and shows the rows of the server', async () => {
    await addAllergy(phone)
    await drain(phone.engine)
    server.oldestCookie = 99
    await addAllergy(phone, 'Latex')
    phone.fault = async (call, name) =>
      name === 'push' ? fail(refusal(503, 'unavailable')) : call()
    await drain(phone.engine)
    phone.fault = null
    expect(await valuesIn(phone, 'allergies')).toHaveLength(2)
    server.oldestCookie = 0
    await drain(phone.engine)
    expect(server.living()).toHaveLength(2)
  })

  it.each([
    ['with a new epoch', true],
    ['without saying so', false],
  ])('gets back what it forgot after a restore %s', async (_, hasNewEpoch) => {
    const id = await addAllergy(phone)
    await drain(phone.engine)
    const backup = server.backup()
    await editRow('allergies', id, { reaction: 'Hives' }, phone)
    await addAllergy(phone, 'Latex')
    await drain(phone.engine)
    server.restore(backup)
    if (hasNewEpoch) server.epoch = 'epoch-2'

    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    await drain(other.engine)
    expect(await valuesIn(other, 'allergies')).toEqual([
      { ...nuts, reaction: 'Hives' },
      { allergen: 'Latex', severity: 'Severe' },
    ])
    expect((await storedView(other)).flatMap(row => row.flags)).toEqual([])
    expect(await storedView(phone)).toEqual(await recomputedView(phone))
  })

  it('loses no value silently if another phone wrote after the restore', async () => {
    const id = await addAllergy(phone)
    await drain(phone.engine)
    await drain(other.engine)
    const backup = server.backup()
    await editRow('allergies', id, { severity: 'Mild' }, phone)
    await drain(phone.engine)
    server.restore(backup)
    server.epoch = 'epoch-2'
    await editRow('allergies', id, { severity: 'Moderate' }, other)
    await drain(other.engine)
    await editRow('allergies', id, { reaction: 'Hives' }, phone)
    await drain(phone.engine)
    const [row] = await storedView(phone)
    const values = [row?.values.severity, ...(row?.conflicts.severity ?? []).map(e => e.value)]
    expect(values.sort()).toEqual(['Mild', 'Moderate'])
  })

  it('renumbers changes if the server misses numbers', async () => {
    await phone.db.readMeta().then(meta => phone.db.meta.put({ ...meta, nextId: 7 }))
    await addAllergy(phone)
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect(server.living()).toHaveLength(1)
  })

  it('shows an edit of a row that the server no longer knows, and does not send it', async () => {
    const id = await addAllergy(phone)
    await drain(phone.engine)
    server.state.rows.clear()
    server.oldestCookie = 99
    await editRow('allergies', id, { reaction: 'Hives' }, phone)
    phone.fault = async (call, name, nth) =>
      name === 'push' && nth < 4 ? fail(refusal(409, 'gap')) : call()
    await drain(phone.engine)
    expect(server.living()).toEqual([])
    expect((await storedView(phone)).map(row => [row.values, row.refusal?.code])).toEqual([
      [{ ...nuts, reaction: 'Hives' }, 'deleted'],
    ])
  })
})

describe('between two pages of an answer', () => {
  beforeEach(async () => {
    await addAllergy(other, 'Pollen')
    await drain(other.engine)
    await addAllergy(other, 'Nickel')
    await drain(other.engine)
    server.pageRows = 1
  })
  const names = async (phone: Phone) =>
    (await valuesIn(phone, 'allergies')).map(({ allergen }) => allergen).sort()

  it('ignores a broken answer whole and sends the same changes again', async () => {
    await addAllergy(phone)
    phone.fault = loseAnswer
    expect(await drain(phone.engine)).toMatchObject({ state: 'retry', code: 'unreachable' })
    expect(await names(phone)).toEqual(['Peanuts'])
    expect(await phone.db.readMeta()).toMatchObject({ cookie: null, confirmedId: 0 })
    expect(await outbox()).toHaveLength(1)
    phone.fault = null
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect(await names(phone)).toEqual(['Nickel', 'Peanuts', 'Pollen'])
    expect(server.dealtWith).toHaveLength(3)
  })

  it.each([
    ['with a new epoch', true],
    ['without saying so', false],
  ])(
    'discards the first page after a restore %s and sends the acknowledged changes again',
    async (_, hasNewEpoch) => {
      const backup = server.backup()
      await addAllergy(phone)
      server.betweenPages = () => {
        server.restore(backup)
        if (hasNewEpoch) server.epoch = 'epoch-2'
        server.betweenPages = () => {}
      }
      // The next exchange detects a restore without a new epoch.
      const broken = { state: 'retry', code: 'unreachable', afterMs: null }
      expect(await drain(phone.engine)).toEqual(hasNewEpoch ? broken : { state: 'done' })
      expect(await drain(phone.engine)).toEqual({ state: 'done' })
      expect(await names(phone)).toEqual(['Nickel', 'Peanuts', 'Pollen'])
      expect(server.living()).toHaveLength(3)
      expect(await outbox()).toEqual([])
    },
  )

  it('gets back what it had acknowledged when it is restored after a break', async () => {
    const backup = server.backup()
    await addAllergy(phone)
    phone.fault = loseAnswer
    await drain(phone.engine)
    expect(server.living()).toHaveLength(3)
    server.restore(backup)
    phone.fault = null
    expect(await drain(phone.engine)).toEqual({ state: 'done' })
    expect(await names(phone)).toEqual(['Nickel', 'Peanuts', 'Pollen'])
    expect(server.living()).toHaveLength(3)
  })
})

it('does not count a version as seen that means another state since the restore', async () => {
  const id = await addAllergy(phone)
  await drain(phone.engine)
  await drain(other.engine)
  const backup = server.backup()
  await editRow('allergies', id, { severity: 'Mild' }, other)
  await drain(other.engine)
  await drain(phone.engine)
  // The phone has seen version 2, "Mild". After the restore another version 2 says "Moderate".
  await editRow('allergies', id, { severity: 'Life-threatening' }, phone)
  server.restore(backup)
  server.epoch = 'epoch-2'
  const third = phoneOf(server, phone.db.userId)
  await drain(third.engine)
  await editRow('allergies', id, { severity: 'Moderate' }, third)
  await drain(third.engine)
  await drain(phone.engine)
  const [row] = await storedView(phone)
  expect(row?.values.severity).toBe('Life-threatening')
  expect(row?.conflicts.severity?.map(entry => entry.value)).toEqual(['Moderate'])
})

it('detects a restore without a new epoch even if the device is no longer ahead', async () => {
  await addAllergy(phone)
  await drain(phone.engine)
  await drain(other.engine)
  const backup = server.backup()
  await addAllergy(phone, 'Latex')
  await drain(phone.engine)
  await drain(other.engine)
  server.restore(backup)
  // The other phone was at version 2. A third phone makes another version 2 before it asks.
  const third = phoneOf(server, phone.db.userId)
  await addAllergy(third, 'Pollen')
  await drain(third.engine)
  await drain(phone.engine)
  await drain(other.engine)
  const names = (await valuesIn(other, 'allergies')).map(({ allergen }) => allergen)
  expect(names.sort()).toEqual(['Latex', 'Peanuts', 'Pollen'])
})

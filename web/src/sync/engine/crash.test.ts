import { expect, it } from 'vitest'
import { addRow, editRow } from '../record/commit'
import { removeRow } from '../record/remove'
import type { FakeServer } from '../testing/fake-server'
import { recomputedView, storedView } from '../testing/test-device'
import { type Phone, twoPhones } from '../testing/test-engine'
import { drain } from './drain'

/** A phone with all kinds of changes to send and to read. */
async function busyPhone(): Promise<{ phone: Phone; server: FakeServer }> {
  const { server, phone, other } = twoPhones()
  const ids: string[] = []
  for (const name of ['Warfarin', 'Insulin', 'Salbutamol', 'Poison']) {
    const saved = await addRow('medications', { name }, phone)
    if (saved.ok) ids.push(saved.value.id)
  }
  const [warfarin = '', insulin = '', salbutamol = ''] = ids
  await drain(phone.engine)
  await drain(other.engine)
  await editRow('medications', warfarin, { dosage: '5 mg' }, other)
  await removeRow('medications', insulin, other)
  await addRow('profile', { fullName: 'Ada', city: 'Lyon' }, other)
  await drain(other.engine)

  await editRow('medications', warfarin, { dosage: '3 mg' }, phone)
  await editRow('medications', insulin, { frequency: 'Daily' }, phone)
  await removeRow('medications', salbutamol, phone)
  await addRow('medications', { name: 'Refused' }, phone)
  await addRow('profile', { fullName: 'Ada L.' }, phone)
  server.veto = ({ id, fields }) =>
    fields?.name?.[0] === 'Refused' ? { id, status: 'rejected', code: 'invalid' } : undefined
  return { phone, server }
}

/** The final state without ids and times, which differ from run to run. */
async function essence({ phone, server }: { phone: Phone; server: FakeServer }) {
  const view = await storedView(phone)
  return {
    view: view.map(({ collection, values, flags }) => [collection, values, flags]),
    server: server.living().map(({ collection, version }) => [collection, version]),
    version: server.state.version,
    outbox: await phone.db.outbox.count(),
    rejections: await phone.db.rejections.count(),
    acknowledged: await phone.db.acknowledged.count(),
  }
}

it('ends as if nothing had happened when a drain is killed at any write', async () => {
  const calm = await busyPhone()
  await drain(calm.phone.engine)
  const expected = await essence(calm)
  expect(expected).toMatchObject({ outbox: 0, rejections: 1 })

  let kills = 0
  for (let isDone = false; !isDone; kills++) {
    const { phone, server } = await busyPhone()
    phone.disk.writesLeft = kills
    isDone = await drain(phone.engine).then(
      () => true,
      () => false,
    )
    phone.disk.writesLeft = Number.POSITIVE_INFINITY
    expect(await storedView(phone)).toEqual(await recomputedView(phone))
    await drain(phone.engine)
    expect(await essence({ phone, server })).toEqual(expected)
  }
  expect(kills).toBeGreaterThan(10)
}, 60_000)

it('writes nothing if a write is killed half-way', async () => {
  for (let writes = 0; writes < 2; writes++) {
    const { phone } = await busyPhone()
    const before = await storedView(phone)
    const waiting = await phone.db.outbox.count()
    phone.disk.writesLeft = writes
    await expect(addRow('medications', { name: 'Aspirin' }, phone)).rejects.toThrow()
    phone.disk.writesLeft = Number.POSITIVE_INFINITY
    expect(await storedView(phone)).toEqual(before)
    expect(await phone.db.outbox.count()).toBe(waiting)
  }
})

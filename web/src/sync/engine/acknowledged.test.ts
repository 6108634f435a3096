import { beforeEach, expect, it } from 'vitest'
import type { OutboxEntry, Rejection } from '../../db/tables'
import { oneAtATime, type Phone } from '../testing/test-engine'
import { addAllergy, twoPhones } from '../testing/two-phones'
import { noteAcknowledged, recallAcknowledged } from './acknowledged'
import { drain } from './drain'

let phone: Phone
beforeEach(() => {
  phone = twoPhones().phone
})

const entry = (seq: number, id: number): OutboxEntry => ({
  seq,
  collection: 'allergies',
  rowId: `row ${id}`,
  change: { at: id, collection: 'allergies', rowId: `row ${id}`, kind: 'remove', hash: `${id}` },
  state: 'taken',
  id,
})

const recall = (lastId: number, clientId: string) => {
  const { outbox, rejections, acknowledged } = phone.db
  return phone.db.transaction('rw', [outbox, rejections, acknowledged], () =>
    recallAcknowledged(phone.db, lastId, clientId),
  )
}
const kept = async () =>
  (await phone.db.acknowledged.toArray()).flatMap(({ changes }) => changes.map(({ id }) => id))
const waiting = async () => (await phone.db.outbox.toArray()).map(({ rowId }) => rowId)

it('of what was taken, what the server still has stays, and the rest goes out in its order', async () => {
  const by = { clientId: 'me', nowMs: 1 }
  await noteAcknowledged(phone.db, [entry(3, 3), entry(4, 2), entry(5, 1)], by)
  await noteAcknowledged(phone.db, [entry(6, 5), entry(7, 4)], by)
  await noteAcknowledged(phone.db, [entry(8, 9)], {
    clientId: 'the client it was before',
    nowMs: 1,
  })
  await recall(2, 'me')
  expect(await kept()).toEqual([2, 1, 9])
  expect(await waiting()).toEqual(['row 3', 'row 4', 'row 5'])
})

it('what goes out again takes the place of nothing, whatever else was refused before', async () => {
  const refused: Rejection = { ...entry(-1, 1), refusal: { code: 'invalid', fields: {} }, atMs: 1 }
  await phone.db.rejections.put(refused)
  await noteAcknowledged(phone.db, [entry(2, 2)], { clientId: 'me', nowMs: 1 })
  await recall(0, 'me')
  expect((await phone.db.outbox.toArray()).map(({ seq }) => seq)).toEqual([-2])
})

it('without a lock, a tab that hears late of what another has settled takes nothing back', async () => {
  await addAllergy(phone)
  await addAllergy(phone, 'Latex')
  const { transport } = phone.engine
  const push: typeof transport.push = async body => {
    const answer = await transport.push(body)
    await addAllergy(phone, 'Nickel')
    await drain(phone.engine)
    return answer
  }
  const late = { ...phone.engine, lock: oneAtATime(), transport: { ...transport, push } }
  expect(await drain(late)).toEqual({ state: 'done' })
  expect(await kept()).toEqual([1, 2, 3])
  expect(await waiting()).toEqual([])
})

import { expect, it } from 'vitest'
import type { Rejection } from '../../db/tables'
import { discardRefused } from '../record/settle'
import { readStatus } from '../record/status'
import { phone, server } from '../testing/each-test'
import { storedView } from '../testing/test-device'
import { addAllergy, oneAtATime } from '../testing/test-engine'
import { acknowledge, recallAcknowledged } from './acknowledged'
import type { NumberedEntry } from './batch'
import { drain } from './drain'

const entry = (seq: number, id: number): NumberedEntry => ({
  seq,
  collection: 'allergies',
  rowId: `row ${id}`,
  change: { at: id, collection: 'allergies', rowId: `row ${id}`, kind: 'remove', hash: `${id}` },
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

it('keeps acknowledged changes that the server still has and sends the others again in order', async () => {
  const by = { clientId: 'me', nowMs: 1 }
  await acknowledge(phone.db, [entry(3, 3), entry(4, 2), entry(5, 1)], by)
  await acknowledge(phone.db, [entry(6, 5), entry(7, 4)], by)
  await acknowledge(phone.db, [entry(8, 9)], {
    clientId: 'the client it was before',
    nowMs: 1,
  })
  await recall(2, 'me')
  expect(await kept()).toEqual([2, 1, 9])
  expect(await waiting()).toEqual(['row 3', 'row 4', 'row 5'])
})

it('gives recalled changes numbers that no refused change has', async () => {
  const refused: Rejection = { ...entry(-1, 1), refusal: { code: 'invalid', fields: {} }, atMs: 1 }
  await phone.db.rejections.put(refused)
  await acknowledge(phone.db, [entry(2, 2)], { clientId: 'me', nowMs: 1 })
  await recall(0, 'me')
  expect((await phone.db.outbox.toArray()).map(({ seq }) => seq)).toEqual([-2])
})

it('takes nothing back if a tab without a lock reads late what another tab has settled', async () => {
  await addAllergy(phone)
  await addAllergy(phone, 'Latex')
  const { transport } = phone.engine
  let isFirst = true
  const exchange: typeof transport.exchange = async (...asked) => {
    const answer = await transport.exchange(...asked)
    if (!isFirst) return answer
    isFirst = false
    await addAllergy(phone, 'Nickel')
    await drain(phone.engine)
    return answer
  }
  const late = { ...phone.engine, lock: oneAtATime(), transport: { ...transport, exchange } }
  expect(await drain(late)).toEqual({ state: 'done' })
  expect(await kept()).toEqual([1, 2, 3])
  expect(await waiting()).toEqual([])
})

it('brings back no refused and discarded change, even if no version shows that it is late', async () => {
  server.veto = ({ id }) => ({ id, status: 'rejected', code: 'invalid' })
  await drain(phone.engine)
  const rowId = await addAllergy(phone)
  const { transport } = phone.engine
  let isFirst = true
  const exchange: typeof transport.exchange = async (...asked) => {
    const answer = await transport.exchange(...asked)
    if (!isFirst) return answer
    isFirst = false
    await drain(phone.engine)
    await discardRefused('allergies', rowId, phone)
    return answer
  }
  const late = { ...phone.engine, lock: oneAtATime(), transport: { ...transport, exchange } }
  expect(await drain(late)).toEqual({ state: 'done' })
  expect(await readStatus(phone.db)).toMatchObject({ refused: 0, unsent: 0 })
  expect(await storedView(phone)).toEqual([])
})

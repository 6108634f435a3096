import { beforeEach, describe, expect, it } from 'vitest'
import { readAllBases } from '../record/bases'
import { editRow } from '../record/commit'
import { removeRow } from '../record/remove'
import { other, phone, server } from '../testing/each-test'
import type { FakeServer } from '../testing/fake-server'
import { recomputedView, storedView, valuesIn } from '../testing/test-device'
import { addAllergy, loseAnswer, type Phone } from '../testing/test-engine'
import { applyExchange } from './apply'
import { drain } from './drain'
import { type Exchanged, exchange } from './exchange'

const newId = () => crypto.randomUUID()
const DAY_MS = 24 * 3_600_000
/** Reads without sending, and does not apply the answer. */
async function pull(): Promise<Exchanged> {
  const sent = { meta: await phone.db.readMeta(), entries: [] }
  const read = await exchange(phone.engine.transport, sent)
  if (!read.ok) throw new Error('no answer')
  return read.value
}
const apply = (exchanged: Exchanged, nowMs = 1) =>
  applyExchange(phone.db, exchanged, { nowMs, newId })

it('ignores an exchange that was overtaken', async () => {
  const slow = await pull()
  await addAllergy(other)
  await drain(other.engine)
  await drain(phone.engine)
  const before = await storedView(phone)
  const { cookie } = await phone.db.readMeta()

  expect(await apply(slow)).toEqual({ state: 'stale' })
  expect(await storedView(phone)).toEqual(before)
  expect((await phone.db.readMeta()).cookie).toEqual(cookie)
})

it('ignores an exchange that was made under an earlier client id', async () => {
  const exchanged = await pull()
  await phone.db.meta.put({ ...(await phone.db.readMeta()), clientId: newId() })
  expect(await apply(exchanged)).toEqual({ state: 'stale' })
})

it('keeps acknowledged changes for thirty days, and the last five hundred in any case', async () => {
  await addAllergy(phone)
  await drain(phone.engine)
  const [page] = await phone.db.acknowledged.toArray()
  if (!page) throw new Error('nothing was acknowledged')
  const { seq, acknowledgedAtMs } = page
  const later = Array.from({ length: 500 }, (_, nth) => ({ ...page, seq: seq + 1 + nth }))
  await phone.db.acknowledged.bulkPut(later)
  for (const [nowMs, kept] of [
    [acknowledgedAtMs + 30 * DAY_MS, 501],
    [acknowledgedAtMs + 30 * DAY_MS + 1, 500],
    [acknowledgedAtMs + 365 * DAY_MS, 500],
  ] as const) {
    await apply(await pull(), nowMs)
    expect(await phone.db.acknowledged.count()).toBe(kept)
  }
  expect(await phone.db.acknowledged.get(seq)).toBeUndefined()
  expect(server.living()).toHaveLength(1)
})

const removal = () => phone.db.readMeta().then(meta => meta.lastRemovalAtMs)

it('counts a removal by the server as a change of the record only if the row was shown here', async () => {
  const id = await addAllergy(other)
  await drain(other.engine)
  await removeRow('allergies', id, other)
  await drain(other.engine)
  await drain(phone.engine)
  expect(await removal()).toBe(0) // The row was never shown here.

  const seen = await addAllergy(phone)
  await drain(phone.engine)
  await drain(other.engine)
  await removeRow('allergies', seen, other)
  await drain(other.engine)
  await drain(phone.engine)
  expect(await removal()).toBeGreaterThan(0)
})

it('does not count the removal of a code as a change of the record', async () => {
  const exchanged = await pull()
  const rowId = crypto.randomUUID()
  await phone.db.view.put({
    collection: 'qr-codes',
    id: rowId,
    values: {},
    conflicts: {},
    flags: [],
    createdAt: 1,
    updatedAt: 1,
  })
  exchanged.changes.set('code', { collection: 'qr-codes', rowId, version: 1 })
  await apply(exchanged, 5)
  expect(await storedView(phone)).toEqual([])
  expect(await removal()).toBe(0)
})

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
    phone.fault = loseAnswer
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
  phone.fault = loseAnswer
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

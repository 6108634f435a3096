import { expect, it } from 'vitest'
import { removeRow } from '../record/remove'
import { other, phone, server } from '../testing/each-test'
import { storedView } from '../testing/test-device'
import { addAllergy } from '../testing/test-engine'
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

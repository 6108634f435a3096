import { beforeEach, expect, it } from 'vitest'
import { applyPull } from './apply'
import { drain } from './engine'
import { pullPages, type Staged } from './pull'
import type { FakeServer } from './testing/fake-server'
import { storedView } from './testing/test-device'
import type { Phone } from './testing/test-engine'
import { addAllergy, twoPhones } from './testing/two-phones'

const DAY_MS = 24 * 3_600_000
let server: FakeServer
let phone: Phone
let other: Phone
beforeEach(() => {
  const all = twoPhones()
  server = all.server
  phone = all.phone
  other = all.other
})

async function pull(): Promise<{ staged: Staged; clientId: string }> {
  const meta = await phone.db.readMeta()
  const pulled = await pullPages(phone.engine.transport, meta)
  if (!pulled.ok) throw new Error('no answer')
  return { staged: pulled.value, clientId: meta.clientId }
}

it('a pull that was overtaken changes nothing', async () => {
  const slow = await pull()
  await addAllergy(other)
  await drain(other.engine)
  await drain(phone.engine)
  const before = await storedView(phone)
  const { cookie } = await phone.db.readMeta()

  const applied = await applyPull(phone.db, slow.staged, slow.clientId, { nowMs: 1 })
  expect(applied).toBe('stale')
  expect(await storedView(phone)).toEqual(before)
  expect((await phone.db.readMeta()).cookie).toEqual(cookie)
})

it('a pull of the client this one was before changes nothing', async () => {
  const { staged } = await pull()
  expect(await applyPull(phone.db, staged, crypto.randomUUID(), { nowMs: 1 })).toBe('stale')
})

it('what the server took is kept for thirty days', async () => {
  await addAllergy(phone)
  await drain(phone.engine)
  const [entry] = await phone.db.journal.toArray()
  const takenAtMs = entry?.takenAtMs ?? 0
  for (const [nowMs, kept] of [
    [takenAtMs + 30 * DAY_MS, 1],
    [takenAtMs + 30 * DAY_MS + 1, 0],
  ] as const) {
    const { staged, clientId } = await pull()
    await applyPull(phone.db, staged, clientId, { nowMs })
    expect(await phone.db.journal.count()).toBe(kept)
  }
  expect(server.living()).toHaveLength(1)
})

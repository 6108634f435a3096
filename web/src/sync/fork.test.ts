import { beforeEach, describe, expect, it } from 'vitest'
import { fail } from '../http/result'
import { drain } from './engine'
import { becomeNewClient } from './fork'
import type { FakeServer } from './testing/fake-server'
import { valuesIn } from './testing/test-device'
import type { Phone } from './testing/test-engine'
import { addAllergy, lost, twoPhones } from './testing/two-phones'

let server: FakeServer
let phone: Phone
let other: Phone
beforeEach(() => {
  const all = twoPhones()
  server = all.server
  phone = all.phone
  other = all.other
})

const outbox = () => phone.db.outbox.toArray()

describe('a copied browser profile', () => {
  it('becomes a client of its own and loses nothing', async () => {
    await addAllergy(phone)
    await drain(phone.engine)
    await drain(other.engine)
    const meta = await phone.db.readMeta()
    await other.db.meta.put(meta)
    await addAllergy(phone, 'Latex')
    await addAllergy(other, 'Wasps')
    await addAllergy(other, 'Bees')
    await drain(phone.engine)
    expect(await drain(other.engine)).toEqual({ state: 'done' })
    await drain(phone.engine)
    expect((await other.db.readMeta()).clientId).not.toBe(meta.clientId)
    expect((await valuesIn(phone, 'allergies')).map(row => row.allergen).sort()).toEqual([
      'Bees',
      'Latex',
      'Peanuts',
      'Wasps',
    ])
    expect(server.living()).toHaveLength(4)
  })
})

it('what was taken before the copies parted is not sent again', async () => {
  await addAllergy(phone)
  await drain(phone.engine)
  await addAllergy(phone, 'Latex')
  phone.fault = async (call, name) => {
    const answer = await call()
    return name === 'push' ? fail(lost) : answer
  }
  await drain(phone.engine)
  await other.db.meta.put(await phone.db.readMeta())
  await other.db.outbox.bulkPut(await phone.db.outbox.toArray())
  await addAllergy(phone, 'Bees')
  await addAllergy(other, 'Wasps')
  phone.fault = async (call, name) => (name === 'pull' ? fail(lost) : call())
  await drain(phone.engine)

  expect(await drain(other.engine)).toEqual({ state: 'done' })
  const hashes = server.taken.map(entry => entry.hash)
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(server.living()).toHaveLength(4)
})

it('a new client numbers from the start, so that the server misses none', async () => {
  await addAllergy(phone)
  phone.fault = async () => fail(lost)
  await drain(phone.engine)
  await becomeNewClient(phone.db, crypto.randomUUID())
  expect((await outbox()).map(entry => entry.id)).toEqual([null])
  phone.fault = null
  phone.calls.length = 0
  await drain(phone.engine)
  expect(phone.calls).toEqual(['push', 'pull'])
})

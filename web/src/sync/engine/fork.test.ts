import { describe, expect, it } from 'vitest'
import { fail } from '../../http/result'
import { editRow } from '../record/commit'
import { other, phone, server } from '../testing/each-test'
import { refuse } from '../testing/refusal'
import { storedView, valuesIn } from '../testing/test-device'
import { addAllergy, lost, type Phone, phoneOf } from '../testing/test-engine'
import { drain } from './drain'

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

it('does not send again what was acknowledged before the copies parted', async () => {
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
  // The change is acknowledged, but the answer to the next request, which confirms it, never arrives.
  phone.fault = async (call, name) => {
    const answer = await call()
    return name === 'push' ? fail(lost) : answer
  }
  await drain(phone.engine)

  expect(await drain(other.engine)).toEqual({ state: 'done' })
  const hashes = server.dealtWith.map(entry => entry.hash)
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(server.living()).toHaveLength(4)
})

describe('a copied browser profile, when the server is restored from a backup', () => {
  const copy = async () => {
    await other.db.meta.put(await phone.db.readMeta())
    await other.db.basePages.bulkPut(await phone.db.basePages.toArray())
    await other.db.acknowledged.bulkPut(await phone.db.acknowledged.toArray())
  }
  const allergens = async ({ db }: Phone) =>
    (await db.view.toArray()).map(({ values }) => values.allergen).sort()

  it('does not take changes that the other copy sent for its own', async () => {
    await addAllergy(phone)
    await drain(phone.engine)
    const backup = server.backup()
    await addAllergy(phone, 'Latex')
    await drain(phone.engine)
    await copy()
    server.restore(backup)
    server.epoch = 'epoch-2'
    await addAllergy(phone, 'Bees')
    await drain(phone.engine)
    const id = await addAllergy(other, 'Wasps')

    expect(await drain(other.engine)).toEqual({ state: 'done' })
    const [{ clientId }, copied] = [await phone.db.readMeta(), await other.db.readMeta()]
    expect(copied.clientId).not.toBe(clientId)
    expect(server.state.rows.get(`allergies/${id}`)?.record.fields.allergen?.client).toBe(
      copied.clientId,
    )
    await drain(phone.engine)
    const all = ['Bees', 'Latex', 'Peanuts', 'Wasps']
    expect([await allergens(phone), await allergens(other)]).toEqual([all, all])
  })

  it('sends again its own lost changes, even if the other copy sent as many', async () => {
    await addAllergy(phone)
    await drain(phone.engine)
    const backup = server.backup()
    await copy()
    await addAllergy(other, 'Wasps')
    await drain(other.engine)
    server.restore(backup)
    server.epoch = 'epoch-2'
    await addAllergy(phone, 'Bees')
    await drain(phone.engine)

    await drain(other.engine)
    await drain(phone.engine)
    const all = ['Bees', 'Peanuts', 'Wasps']
    expect([await allergens(phone), await allergens(other)]).toEqual([all, all])
    expect(server.living()).toHaveLength(3)
  })

  it.each([
    ['nothing', false],
    ['something', true],
  ])(
    'sends again what only it had sent two restores ago, with %s from the other copy since',
    async (_, isBusy) => {
      await addAllergy(phone)
      await drain(phone.engine)
      const first = server.backup()
      await copy()
      await addAllergy(other, 'Wasps')
      await drain(other.engine)
      server.restore(first)
      server.epoch = 'epoch-2'
      await addAllergy(phone, 'Bees')
      await drain(phone.engine)
      const second = server.backup()
      server.restore(second)
      server.epoch = 'epoch-3'
      // The newest epoch may hold a change of the first phone or not.
      if (isBusy) {
        await addAllergy(phone, 'Latex')
        await drain(phone.engine)
      }

      await drain(other.engine)
      await drain(phone.engine)
      const all = ['Bees', ...(isBusy ? ['Latex'] : []), 'Peanuts', 'Wasps']
      expect([await allergens(phone), await allergens(other)]).toEqual([all, all])
    },
  )

  it('has seen no later change, although a copy used the same version number', async () => {
    const third = phoneOf(server, phone.db.userId)
    const id = await addAllergy(third)
    await drain(third.engine)
    await drain(phone.engine)
    await copy()
    await addAllergy(other, 'Wasps') // Both copies use the first number.
    await drain(other.engine)
    const backup = server.backup()
    const rename = (by: Phone, allergen: string) => editRow('allergies', id, { allergen }, by)
    await rename(third, 'Almonds')
    await drain(third.engine)
    await drain(phone.engine)
    await rename(phone, 'Cashews')
    server.restore(backup)
    server.epoch = 'epoch-2'
    await rename(third, 'Walnuts')
    await drain(third.engine)

    await drain(phone.engine)
    const row = (await storedView(phone)).find(each => each.id === id)
    const values = [row?.values.allergen, ...(row?.conflicts.allergen ?? []).map(e => e.value)]
    expect(values.sort()).toEqual(['Cashews', 'Walnuts'])
  })
})

it('starts the numbers of a new client at one, so that the server misses none', async () => {
  await addAllergy(phone)
  phone.fault = async () => fail(lost)
  await drain(phone.engine)
  expect((await phone.db.readMeta()).batch).toMatchObject({ firstId: 1, seqs: [1] })
  phone.calls.length = 0
  let pushes = 0
  phone.fault = async (call, name) =>
    name === 'push' && ++pushes === 1 ? refuse(409, 'client_fork') : call()
  await drain(phone.engine)
  expect(phone.calls).toEqual(['push', 'pull', 'push'])
  expect(server.living()).toHaveLength(1)
})

import { randomUUID } from 'node:crypto'
import type { Mutation } from 'sync-protocol/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, ORIGIN, type TestApp } from '../../../test/app'
import { NUTS, rowsOnServer, TestDevice } from '../../../test/device'
import { database, test, useApp } from '../../../test/use-app'

useApp()
let paged: TestApp
beforeAll(async () => {
  paged = await createTestApp(database, { pullPage: { rows: 3, bytes: 1_000_000 } })
})

const newDevice = async () => new TestDevice(await test.signUp())

describe('the server sends a row whole instead of acking it', () => {
  /** `change` is what the tablet does to the shared row. */
  async function shared(change: (tablet: TestDevice, rowId: string) => Mutation[]) {
    const person = await test.signUp()
    const [phone, tablet] = [new TestDevice(person), new TestDevice(person)]
    const rowId = randomUUID()
    await phone.exchange(phone.addAllergy(rowId))
    await tablet.exchange()
    const mutations = change(tablet, rowId)
    if (mutations.length > 0) await tablet.exchange(...mutations)
    return { phone, rowId }
  }

  it.each<[string, (tablet: TestDevice, rowId: string) => Mutation[]]>([
    ['another field', (t, row) => [t.put('allergies', row, { reaction: 'Hives' })]],
    ['the same field', (t, row) => [t.put('allergies', row, { severity: 'Mild' })]],
  ])('if another device has changed %s', async (_, change) => {
    const { phone, rowId } = await shared(change)
    const answer = await phone.exchange(phone.put('allergies', rowId, { severity: 'Moderate' }))
    expect(answer.acks).toEqual([])
    expect(answer.puts.map(put => [put.rowId, put.version])).toEqual([[rowId, answer.version]])
    expect(phone.rows).toEqual(await rowsOnServer(phone))
  })

  it('if a change of the row is sent again, because the device may have read its result', async () => {
    const phone = await newDevice()
    const rowId = randomUUID()
    const first = phone.addAllergy(rowId)
    await phone.exchange(first)
    const answer = await phone.exchange(first, phone.put('allergies', rowId, { severity: 'Mild' }))
    expect([answer.acks, answer.puts.map(put => put.rowId)]).toEqual([[], [rowId]])
    expect(phone.rows).toEqual(await rowsOnServer(phone))
  })

  it('if the device edits a row that another device has deleted', async () => {
    const { phone, rowId } = await shared((tablet, row) => [tablet.remove('allergies', row)])
    const answer = await phone.exchange(phone.put('allergies', rowId, { severity: 'Mild' }))
    expect([answer.acks, answer.outcomes[0]?.status]).toEqual([[], 'merged'])
    expect(answer.puts[0]?.record.revived).toBe(answer.version)
    expect(phone.rows).toEqual(await rowsOnServer(phone))
  })

  it('as a removal if both devices have deleted it', async () => {
    const { phone, rowId } = await shared((tablet, row) => [tablet.remove('allergies', row)])
    const { version, ...answer } = await phone.exchange(phone.remove('allergies', rowId))
    expect(answer).toMatchObject({ acks: [], removes: [{ rowId, version }] })
  })

  it('if the device undoes its own deletion of it', async () => {
    const device = await newDevice()
    const rowId = randomUUID()
    await device.exchange(device.addAllergy(rowId))
    await device.exchange(device.remove('allergies', rowId))
    const answer = await device.exchange(device.addAllergy(rowId))
    expect([answer.acks, answer.puts.length]).toEqual([[], 1])
  })

  it('if a lost answer already contained it', async () => {
    const device = await newDevice()
    await device.exchange()
    const lost = device.addAllergy()
    await device.exchangePage([lost])
    const answer = await device.exchange(lost, device.addAllergy(lost.rowId))
    expect([answer.acks, answer.puts.length]).toEqual([[], 1])
    expect(device.rows).toEqual(await rowsOnServer(device))
  })

  it('if it existed before and the client has no cookie', async () => {
    const { phone, rowId } = await shared(() => [])
    phone.cookie = null
    phone.rows.clear()
    const answer = await phone.exchange(phone.put('allergies', rowId, NUTS, { base: 2 }))
    expect([answer.acks, answer.puts.map(put => put.rowId)]).toEqual([[], [phone.person.id, rowId]])
  })

  it('but acks a row that the client has deleted itself', async () => {
    const { phone, rowId } = await shared(() => [])
    const answer = await phone.exchange(phone.remove('allergies', rowId))
    expect([answer.acks.map(([, row]) => row), answer.removes]).toEqual([[rowId], []])
    expect(phone.rows).toEqual(await rowsOnServer(phone))
  })
})

describe('an exchange that needs several pages', () => {
  const asPaged = (device: TestDevice) => {
    const { cookie } = device.person
    const send: typeof device.person.send = (method, path, options) =>
      paged.send(method, path, { cookie, ...options })
    return new TestDevice({ ...device.person, send })
  }

  it('ends each page between pushes, acks immediately, and sends this push in the last page', async () => {
    const writer = await newDevice()
    const shared = randomUUID()
    await writer.exchange(writer.addAllergy(shared))
    const reader = asPaged(writer)
    await reader.exchange()
    for (const count of [1, 2, 4]) {
      await writer.exchange(...Array.from({ length: count }, () => writer.addAllergy()))
    }
    await writer.exchange(writer.put('allergies', shared, { reaction: 'Hives' }))
    const first = await reader.exchange(
      reader.addAllergy(),
      reader.put('allergies', shared, { severity: 'Mild' }),
    )
    expect(first).toMatchObject({ version: 4, more: true, outcomes: [{ id: 1 }, { id: 2 }] })
    expect([first.puts.length, first.acks.length]).toEqual([3, 1])
    expect(reader.rows).toEqual(await rowsOnServer(writer))
  })

  it('repeats all its pages after one is lost', async () => {
    const writer = await newDevice()
    for (const _ of [1, 2, 3, 4]) await writer.exchange(writer.addAllergy(), writer.addAllergy())
    const reader = asPaged(writer)
    const own = [reader.addAllergy()]
    const first = await reader.exchangePage(own)
    expect([first.more, first.acks.length]).toEqual([true, 1])
    const again = await reader.exchange(...own)
    expect([again.outcomes, again.acks]).toEqual([first.outcomes, []])
    expect(reader.rows).toEqual(await rowsOnServer(writer))
  })

  it('sends every deletion, although its own write makes the server forget some', async () => {
    const limited = await createTestApp(database, {
      config: {
        ...{ publicOrigin: ORIGIN, isProduction: false, proxyHops: 1 },
        recordLimits: { rows: 4, bytes: 100_000 },
      },
    })
    const person = await limited.signUp()
    const [writer, reader] = [new TestDevice(person), new TestDevice(person)]
    const rows = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    await writer.exchange(...rows.slice(0, 3).map(row => writer.addAllergy(row)))
    await reader.exchange()
    for (const row of rows.slice(0, 3)) await writer.exchange(writer.remove('allergies', row))
    for (const row of rows.slice(3)) await writer.exchange(writer.addAllergy(row))
    // Two more deletions than the server remembers.
    const [own, other] = [reader.addAllergy(), reader.addAllergy()]
    const answer = await reader.exchange(
      ...[own, other],
      ...[own, other].map(({ rowId }) => reader.remove('allergies', rowId)),
    )
    expect(answer.removes.map(({ rowId }) => rowId).sort()).toEqual(rows.slice(0, 3).sort())
    expect(reader.rows).toEqual(await rowsOnServer(writer))
  })
})

/** The operator does not declare the restore. */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { TestDevice } from '../../../test/device'
import { database, test, useApp } from '../../../test/use-app'

useApp()

const TABLES = ['spaces', 'records', 'sync_clients', 'sync_outcomes'] as const

/** Calling the result restores the rows. */
async function backUp(userId: string): Promise<() => Promise<void>> {
  const { superuser } = database
  const kept = await Promise.all(
    TABLES.map(
      table =>
        superuser`select to_jsonb(t) as row from ${superuser(table)} t where user_id = ${userId}`,
    ),
  )
  return async () => {
    for (const table of [...TABLES].reverse()) {
      await superuser`delete from ${superuser(table)} where user_id = ${userId}`
    }
    for (const [index, table] of TABLES.entries()) {
      const rows = JSON.stringify(kept[index]?.map(({ row }) => row))
      await superuser`insert into ${superuser(table)}
        select * from jsonb_populate_recordset(null::${superuser(table)}, ${rows}::text::jsonb)`
    }
  }
}

async function twoDevices() {
  const person = await test.signUp()
  const [phone, tablet] = [new TestDevice(person), new TestDevice(person)]
  const add = (device: TestDevice, allergen: string) =>
    device.exchange(device.put('allergies', randomUUID(), { allergen, severity: 'Severe' }))
  await add(phone, 'Nuts')
  await phone.exchange()
  await tablet.exchange()
  return { person, phone, tablet, add }
}

it('a device that is ahead starts anew, and so does one that no longer is', async () => {
  const { person, phone, tablet, add } = await twoDevices()
  const before = phone.epoch
  const restore = await backUp(person.id)
  await add(phone, 'Latex')
  await phone.exchange()
  phone.outcomesSeen = 2
  await tablet.exchange()
  await restore()
  const third = new TestDevice(person)
  await add(third, 'Pollen') // a different version with the number that both have seen

  const late = phone.put('allergies', randomUUID(), { allergen: 'Soy', severity: 'Mild' })
  const nothing = { outcomes: [], merge: null, acks: [] }
  expect(await phone.exchange(late)).toMatchObject({ reset: true, lastId: 1, ...nothing })
  expect(phone.rows.has(late.rowId)).toBe(false)
  expect(await tablet.exchange()).toMatchObject({ reset: true, epoch: phone.epoch })
  expect([...tablet.rows.keys()].sort()).toEqual([...phone.rows.keys()].sort())
  expect(await tablet.exchange()).toMatchObject({ reset: false, puts: [], epoch: phone.epoch })
  const next = third.put('allergies', randomUUID(), { allergen: 'Soy', severity: 'Mild' })
  third.cookie = { epoch: before ?? '', version: 3 }
  expect(await third.exchange(next)).toMatchObject({ reset: true, outcomes: [], lastId: 1 })
  expect(await third.exchange(next)).toMatchObject({ reset: false, outcomes: [{ id: 2 }] })
})

it.each([
  ['ahead of the space', 900],
  ['ahead of anything', Number.MAX_SAFE_INTEGER],
])('a cookie %s is answered with everything and one new epoch', async (_, version) => {
  const { phone, tablet } = await twoDevices()
  const whole = await tablet.exchange()
  const cookie = { epoch: whole.epoch, version }
  phone.cookie = cookie
  const first = await phone.exchange()
  expect(first).toMatchObject({ reset: true, version: whole.version })
  expect(first.epoch).not.toBe(whole.epoch)
  phone.cookie = cookie
  expect(await phone.exchange()).toEqual(first)
})

it('a client that asks again while it starts anew gets no further epoch', async () => {
  const { person, phone, add } = await twoDevices()
  const restore = await backUp(person.id)
  await add(phone, 'Latex')
  phone.outcomesSeen = 2
  await restore()
  const { cookie } = phone
  const first = await phone.exchange()
  expect(first.reset).toBe(true)
  phone.cookie = cookie
  expect((await phone.exchange()).epoch).toBe(first.epoch)

  phone.outcomesSeen = 1
  await phone.exchange()
  phone.outcomesSeen = 2 // The same claim after it was settled means a second restore.
  expect((await phone.exchange()).epoch).not.toBe(first.epoch)
})

it("the answer names the client's last id before its first push of the epoch", async () => {
  const { person, phone, add } = await twoDevices()
  expect(await phone.exchange()).toMatchObject({ lastId: 1, startId: 0 })
  const restore = await backUp(person.id)
  await add(phone, 'Latex')
  phone.outcomesSeen = 2
  await restore()
  expect(await phone.exchange()).toMatchObject({ reset: true, lastId: 1, startId: 1 })
  phone.outcomesSeen = 1
  phone.lastId = 1
  await add(phone, 'Latex')
  expect(await phone.exchange()).toMatchObject({ reset: false, lastId: 2, startId: 1 })
})

it("the answer names the client's last ids of the last 32 epochs", async () => {
  const { person, phone, add } = await twoDevices()
  const first = (await phone.exchange()).epoch
  expect(await phone.exchange()).not.toHaveProperty('earlierStarts')
  const epochs = [first]
  for (let nth = 1; nth <= 33; nth++) {
    await database.superuser`
      update spaces set epoch_number = ${nth}, epoch_tag = 'restored' where user_id = ${person.id}`
    const { epoch, earlierStarts } = await phone.exchange()
    expect(earlierStarts?.at(-1)).toEqual([epochs.at(-1), nth - 1])
    await add(phone, `Latex ${nth}`)
    epochs.push(epoch)
  }
  const { earlierStarts } = await phone.exchange()
  expect(earlierStarts).toEqual(epochs.slice(1, -1).map((epoch, nth) => [epoch, nth + 1]))
})

it('a client of an earlier epoch proves nothing by being ahead', async () => {
  const { person, phone, tablet, add } = await twoDevices()
  const restore = await backUp(person.id)
  await add(phone, 'Latex')
  const { cookie } = phone
  await restore()
  tablet.cookie = { epoch: tablet.epoch ?? '', version: 900 }
  const { epoch } = await tablet.exchange()
  phone.cookie = cookie
  phone.outcomesSeen = 2
  expect(await phone.exchange()).toMatchObject({ reset: true, epoch })
})

it('a space restored to before its own epoch gets an epoch that never existed', async () => {
  const { person, phone, tablet } = await twoDevices()
  const restore = await backUp(person.id)
  phone.cookie = { epoch: phone.epoch ?? '', version: 900 }
  const { epoch } = await phone.exchange()
  await tablet.exchange()
  await restore()
  expect(await tablet.exchange()).toMatchObject({ reset: true })
  expect(tablet.epoch).not.toBe(epoch)
  expect(await phone.exchange()).toMatchObject({ reset: true, epoch: tablet.epoch })
})

it('two devices that notice at the same time start anew under one epoch', async () => {
  const { phone, tablet } = await twoDevices()
  const cookie = { epoch: phone.epoch ?? '', version: 900 }
  phone.cookie = cookie
  tablet.cookie = cookie
  const [a, b] = await Promise.all([phone.exchange(), tablet.exchange()])
  expect(a.epoch).toBe(b.epoch)
  expect(a.epoch).not.toBe(cookie.epoch)
})

import type { Collection } from 'sync-protocol/sync'
import { beforeEach, expect, it } from 'vitest'
import { drain } from '../engine/drain'
import { other, phone, server } from '../testing/each-test'
import {
  recomputedView,
  storedView,
  type TestDevice,
  testDevice,
  valuesIn,
} from '../testing/test-device'
import { addAllergy } from '../testing/test-engine'
import { readRowsOf } from './carried'
import { addRow, type Draft, editRow } from './commit'
import type { Decisions } from './merge-plan'
import { type Merged, mergeRows } from './merge-rows'
import { removeRow } from './remove'

/** A record that was begun without an account. */
let local: TestDevice
beforeEach(() => {
  local = testDevice(crypto.randomUUID())
})

async function write<C extends Collection>(device: TestDevice, collection: C, draft: Draft<C>) {
  const saved = await addRow(collection, draft, device)
  if (!saved.ok) throw new Error(JSON.stringify(saved.failure))
  return saved.value.id
}

async function take(decisions: Decisions = new Map(), from = local, to: TestDevice = phone) {
  const merged = await mergeRows(await readRowsOf(from.db), decisions, to)
  if (!merged.ok) throw new Error(JSON.stringify(merged.failure))
  return merged.value
}

/** Gives the same answer to every choice. */
async function decide(answer: number | 'both'): Promise<Merged> {
  const open = await take()
  if (open.state === 'done') throw new Error('nothing was asked')
  return take(new Map(open.choices.map(({ key }) => [key, answer])))
}

const penicillin = { allergen: 'Penicillin', severity: 'Severe', reaction: 'Anaphylaxis' }
const warfarin = { name: 'Warfarin', dosage: '5 mg' }

it('keeps the ids of rows, sends the rows, and adds nothing a second time', async () => {
  const id = await write(local, 'allergies', penicillin)
  await write(local, 'profile', { fullName: 'Zoë Đặng', bloodType: 'O-' })
  expect(await take()).toEqual({ state: 'done', added: 2, same: 0 })
  await drain(phone.engine)
  expect(
    server
      .living()
      .map(({ collection, rowId }) => [collection, rowId])
      .sort(),
  ).toEqual([
    ['allergies', id],
    ['profile', phone.db.userId],
  ])
  expect(await take()).toEqual({ state: 'done', added: 0, same: 2 })
  expect(await phone.db.outbox.count()).toBe(0)
})

it('keeps an equal entry with another id once', async () => {
  await write(phone, 'allergies', penicillin)
  await write(local, 'allergies', { allergen: ' penicillin', severity: 'Severe' })
  expect(await take()).toEqual({ state: 'done', added: 0, same: 1 })
  expect(await valuesIn(phone, 'allergies')).toEqual([penicillin])
})

it.each([
  [0, [penicillin]],
  [1, [{ ...penicillin, severity: 'Mild' }]],
  ['both', [penicillin, { allergen: 'Penicillin', severity: 'Mild' }]],
] as const)(
  'asks about one allergen with two severities and applies the answer %s',
  async (answer, expected) => {
    await write(phone, 'allergies', penicillin)
    await write(local, 'allergies', { allergen: 'Penicillin', severity: 'Mild' })
    expect(await take()).toMatchObject({
      state: 'open',
      choices: [
        {
          canKeepBoth: true,
          options: [
            { from: 'here', fields: { severity: 'Severe' } },
            { from: 'there', fields: { severity: 'Mild' } },
          ],
        },
      ],
    })
    expect(await valuesIn(phone, 'allergies')).toEqual([penicillin]) // Nothing changes before the answer.
    expect(await decide(answer)).toMatchObject({ state: 'done' })
    expect(await valuesIn(phone, 'allergies')).toEqual(expected)
  },
)

it('fills empty fields of a profile and asks about each difference, with an address as one', async () => {
  await write(phone, 'profile', { fullName: 'Ada Byron', city: 'Lyon', bloodType: 'A+' })
  await write(local, 'profile', {
    fullName: 'Ada Byron',
    city: 'Roma',
    streetAddress: 'Via Po 1',
    organDonor: 'yes',
  })
  const open = await take()
  expect(open).toMatchObject({
    state: 'open',
    choices: [
      {
        canKeepBoth: false,
        options: [
          { fields: { city: 'Lyon' } },
          { fields: { city: 'Roma', streetAddress: 'Via Po 1' } },
        ],
      },
    ],
  })
  await decide(1)
  expect(await valuesIn(phone, 'profile')).toEqual([
    {
      fullName: 'Ada Byron',
      bloodType: 'A+',
      organDonor: 'yes',
      city: 'Roma',
      streetAddress: 'Via Po 1',
      state: '',
      zipCode: '',
    },
  ])
})

it('does not add "none known" to a list that has entries', async () => {
  await write(phone, 'profile', { fullName: 'Ada' })
  await addAllergy(phone)
  await write(local, 'profile', { allergiesState: 'noneKnown', medicationsState: 'noneKnown' })
  await take()
  expect(await valuesIn(phone, 'profile')).toEqual([
    { fullName: 'Ada', medicationsState: 'noneKnown' },
  ])
})

it('ignores a decision that was made about other values', async () => {
  const id = await write(phone, 'medications', warfarin)
  await write(local, 'medications', { ...warfarin, dosage: '3 mg' })
  const open = await take()
  if (open.state === 'done') throw new Error('nothing was asked')
  await editRow('medications', id, { dosage: '7 mg' }, phone)
  expect(await take(new Map(open.choices.map(({ key }) => [key, 1])))).toMatchObject({
    state: 'open',
  })
  expect(await valuesIn(phone, 'medications')).toEqual([{ ...warfarin, dosage: '7 mg' }])
})

it('asks about open conflicts of the other record instead of losing them', async () => {
  const id = await addAllergy(phone)
  await drain(phone.engine)
  await drain(other.engine)
  await editRow('allergies', id, { severity: 'Mild' }, phone)
  await editRow('allergies', id, { severity: 'Moderate' }, other)
  await drain(phone.engine)
  await drain(other.engine)
  const open = await take(new Map(), other, local)
  if (open.state === 'done') throw new Error('nothing was asked')
  const said = open.choices.flatMap(({ options }) => options.map(({ fields }) => fields.severity))
  expect(said.sort()).toEqual(['Mild', 'Moderate'])
})

it('does not mistake several entries of one name for each other', async () => {
  for (const dosage of ['4 IU', '10 IU'])
    await write(phone, 'medications', { name: 'Insulin', dosage })
  await write(local, 'medications', { name: 'Insulin', dosage: '20 IU' })
  expect(await take()).toMatchObject({ state: 'done', added: 1 })
  expect(await valuesIn(phone, 'medications')).toHaveLength(3)
})

it('keeps an entry whose only twin here is about to become another entry', async () => {
  const id = await write(phone, 'medications', { name: 'Warfarin' })
  const rows = [
    { collection: 'medications', id, values: { name: 'Insulin' }, others: [] },
    { collection: 'medications', id: local.newId(), values: { name: 'Warfarin' }, others: [] },
  ] as const
  const carried = rows.map(row => ({ ...row, others: [] }))
  const open = await mergeRows(carried, new Map(), phone)
  const choices = open.ok && open.value.state === 'open' ? open.value.choices : []
  await mergeRows(carried, new Map(choices.map(({ key }) => [key, 1])), phone)
  const names = (await valuesIn(phone, 'medications')).map(({ name }) => name)
  expect(names.sort()).toEqual(['Insulin', 'Warfarin'])
})

it('flags a row that comes back after its deletion elsewhere', async () => {
  const id = await addAllergy(phone)
  const before = await readRowsOf(phone.db)
  await drain(phone.engine)
  await drain(other.engine)
  await removeRow('allergies', id, other)
  await drain(other.engine)
  await drain(phone.engine)
  expect(await storedView(phone)).toEqual([])
  await mergeRows(before, new Map(), phone)
  await drain(phone.engine)
  expect((await storedView(phone)).map(({ flags }) => flags)).toEqual([['revived']])
})

it('adds no row if one cannot be written', async () => {
  await write(local, 'allergies', penicillin)
  const rows = await readRowsOf(local.db)
  const bad = {
    collection: 'contacts',
    id: crypto.randomUUID(),
    values: { name: 'Bo' },
    others: [],
  } as const
  const merged = await mergeRows([...rows, { ...bad, others: [] }], new Map(), phone)
  expect(merged).toMatchObject({ ok: false, failure: { code: 'invalid' } })
  expect(await storedView(phone)).toEqual([])
})

it('adds all rows or none when it is killed at any write', async () => {
  for (const name of ['Warfarin', 'Insulin', 'Salbutamol'])
    await write(local, 'medications', { name })
  await write(local, 'profile', { fullName: 'Ada' })
  await write(phone, 'profile', { city: 'Lyon' })
  const rows = await readRowsOf(local.db)
  let kills = 0
  for (let isDone = false; !isDone; kills++) {
    const fresh = testDevice(phone.db.userId)
    await write(fresh, 'profile', { city: 'Lyon' })
    const before = await storedView(fresh)
    fresh.disk.writesLeft = kills
    isDone = await mergeRows(rows, new Map(), fresh).then(
      () => true,
      () => false,
    )
    fresh.disk.writesLeft = Number.POSITIVE_INFINITY
    if (!isDone) expect(await storedView(fresh)).toEqual(before)
    expect(await storedView(fresh)).toEqual(await recomputedView(fresh))
    await mergeRows(rows, new Map(), fresh)
    expect(await mergeRows(rows, new Map(), fresh)).toMatchObject({ value: { added: 0, same: 4 } })
    expect(await fresh.db.outbox.count()).toBe(5)
  }
  expect(kills).toBeGreaterThan(4)
})

it('ends with both records in one account when two phones began apart', async () => {
  const second = testDevice(crypto.randomUUID())
  await write(local, 'allergies', penicillin)
  await write(local, 'profile', { fullName: 'Ada Byron', bloodType: 'A+' })
  await write(second, 'allergies', { ...penicillin, severity: 'Mild' })
  await write(second, 'profile', { fullName: 'Ada Byron', organDonor: 'yes' })
  // Both phones ask before either has sent, so their rows meet on the server.
  await take(new Map(), local, phone)
  await take(new Map(), second, other)
  for (const each of [phone, other, phone, other]) await drain(each.engine)
  expect((await valuesIn(phone, 'allergies')).map(({ severity }) => severity).sort()).toEqual([
    'Mild',
    'Severe',
  ])
  expect(await valuesIn(phone, 'profile')).toEqual([
    { fullName: 'Ada Byron', bloodType: 'A+', organDonor: 'yes' },
  ])
  expect(await storedView(phone)).toEqual(await storedView(other))
})

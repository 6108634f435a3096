import { randomUUID } from 'node:crypto'
import { exchangeAnswerSchema, type Mutation } from 'sync-protocol/sync'
import { beforeAll, expect, it } from 'vitest'
import { bodyOf, insist } from '../../../test/answers'
import { TestDevice } from '../../../test/device'
import { database, test, useApp } from '../../../test/use-app'

useApp()
beforeAll(async () => {
  await database.superuser.unsafe(`
    create function die() returns trigger security definer language plpgsql as $$
    begin
      perform pg_terminate_backend(pg_backend_pid());
      return null;
    end $$`)
})

/** A connection that died in the previous test is noticed on use. */
const signUp = () => test.signUp({ isConfirmed: false })

const WHEN = {
  'it takes the lock': 'before update on spaces for each row',
  'it writes the rows': 'after insert on records for each row',
  'it writes the outcomes': 'before insert on sync_outcomes for each row',
  'it moves the client on': 'after update on sync_clients for each row',
} as const

it.each(Object.entries(WHEN))(
  'an exchange whose backend dies as %s leaves no trace and works when it is repeated',
  async (_, moment) => {
    const person = await signUp()
    const device = new TestDevice(person)
    const mutations = groupOf(device, 5)
    const { superuser } = database
    const table = moment.split(' ')[3] ?? ''
    await superuser.unsafe(`create trigger die ${moment} execute function die()`)
    const answer = await device.sendExchange(mutations)
    await superuser.unsafe(`drop trigger die on ${table}`)
    expect(answer.status).toBe(503)
    const before = await pull(device)
    expect([before.lastId, before.version]).toEqual([0, 1])

    const { outcomes, version } = await push(device, mutations)
    expect(outcomes.map(({ status }) => status)).toEqual(mutations.map(() => 'applied'))
    expect(version).toBe(2)
    expect(await device.exchange(...mutations)).toMatchObject({ outcomes, version, acks: [] })
  },
)

it('an exchange that dies at its commit is stored wholly or not at all', async () => {
  const device = new TestDevice(await signUp())
  const mutations = groupOf(device, 5)
  const { superuser } = database
  await superuser.unsafe(`create constraint trigger die after insert on sync_outcomes
    initially deferred for each row execute function die()`)
  expect((await device.sendExchange(mutations)).status).toBe(503)
  await superuser.unsafe('drop trigger die on sync_outcomes')
  expect((await pull(device)).lastId).toBe(0)
  await push(device, mutations)
  expect((await pull(device)).lastId).toBe(5)
})

it('every exchange takes effect once and wholly while backends die', async () => {
  const writers = 8
  const pushes = 9
  const person = await signUp()
  const devices = Array.from({ length: writers }, () => new TestDevice(person))
  let refused = 0
  await Promise.all(
    devices.map(async device => {
      for (let nth = 0; nth < pushes; nth++) {
        const mutations = groupOf(device, 3)
        const sent = device.sendExchange(mutations)
        if (nth % 3 === 1) await killBackends()
        if ((await sent).ok) continue
        refused++
        await push(device, mutations)
      }
    }),
  )
  expect(refused).toBeGreaterThan(0)
  const reader = new TestDevice(person)
  const { version } = await pull(reader)
  await reader.exchange()
  expect(version).toBe(1 + writers * pushes)
  const kept = [...reader.rows.values()].filter(({ collection }) => collection === 'medications')
  expect(kept.map(({ record }) => record.fields.dosage?.value)).toEqual(
    Array.from({ length: writers * pushes }, () => 'the last of 3'),
  )
  for (const device of devices) expect((await pull(device)).lastId).toBe(pushes * 3)
})

/** The next request may still get the dying connection. */
const push = async (device: TestDevice, mutations: Mutation[]) =>
  bodyOf(await insist(() => device.sendExchange(mutations)), exchangeAnswerSchema)
const pull = async (device: TestDevice) =>
  bodyOf(await insist(() => device.sendExchange()), exchangeAnswerSchema)

const killBackends = () => database.superuser`
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

/** The edits only make sense together. */
function groupOf(device: TestDevice, count: number): Mutation[] {
  const row = randomUUID()
  return Array.from({ length: count }, (_, nth) => {
    const isLast = nth === count - 1
    const dosage = isLast ? `the last of ${count}` : `${nth}`
    return device.put('medications', row, { name: 'Warfarin', dosage })
  })
}

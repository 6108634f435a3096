/** Runs one history: its steps with a look after each, then all heal, and the invariants are held. */
import {
  cookieGoesOn,
  equalsServer,
  nothingIsDoneTwice,
  nothingIsLost,
  nothingReturnsUnseen,
  nothingStrays,
  nothingWaitsInVain,
  pullsAreWhole,
  recordsAreValid,
  viewIsReplayed,
} from './invariants'
import { Phone } from './phone'
import type { Person, Server } from './server'
import { rowName, snapshotOf } from './snapshot'
import type { Story } from './steps'
import { drainOn, share, takeStep } from './take-step'
import { createWorld, ledgerOf, TAKEN_TOKEN, type World } from './world'

/** What is broken in the end; nothing, if the protocol keeps its promises. */
export async function runHistory(server: Server, story: Story): Promise<string[]> {
  await server.wipe()
  const world = createWorld(server, story)
  await server.giveCode(server.people[1], TAKEN_TOKEN)
  try {
    if (story.shared > 0) await share(world, story.shared)
    if (story.steps.some(([, step]) => step.do === 'restore')) await server.backup()
    for (const [nth, step] of story.steps) {
      const phone = world.phones[nth % world.phones.length]
      if (!phone) continue
      await takeStep(world, phone, step)
      const broken = (await Promise.all(world.phones.map(each => lookAt(world, each)))).flat()
      if (broken.length > 0) return broken.map(what => `after "${step.do}": ${what}`)
    }
    await heal(world)
    return await judge(world)
  } finally {
    world.line.close()
    for (const phone of world.phones) phone.close()
  }
}

/** What must hold at any moment. */
async function lookAt(world: World, phone: Phone): Promise<string[]> {
  const { server, cookies } = world
  const broken: string[] = []
  for (const person of server.people.filter(({ id }) => phone.residents.includes(id))) {
    const snapshot = await snapshotOf(phone.device(person.id).db)
    const rows = await server.rowsOf(person)
    for (const row of rows.filter(({ isDeleted }) => isDeleted)) {
      world.deleted.add(rowName(row.collection, row.id))
    }
    const place = `${phone.number} ${person.id}`
    const { cookie } = snapshot.meta
    broken.push(
      ...viewIsReplayed(snapshot),
      ...pullsAreWhole(snapshot, rows, server.epoch()),
      ...cookieGoesOn(cookies.get(place) ?? null, cookie),
    )
    cookies.set(place, cookie)
  }
  return broken
}

const ROUNDS = 3
/** The number of the first of the phones that come when all is over. */
const FRESH_PHONE = 6

/** Everything works again, and every phone has had its turns until all is quiet. */
async function heal(world: World): Promise<void> {
  await world.line.deliverLate()
  for (let round = 1; round <= ROUNDS; round++) {
    for (const phone of world.phones) {
      for (const person of world.server.people.filter(({ id }) => phone.residents.includes(id))) {
        phone.session = person
        const result = await drainOn(phone, person)
        if (result?.state !== 'done') {
          throw new Error(`nothing is wrong, and it ends in ${JSON.stringify(result)}`)
        }
      }
    }
  }
}

async function judge(world: World): Promise<string[]> {
  const { server, phones } = world
  const broken = nothingIsDoneTwice(await server.dealtWith())
  for (const person of server.people) {
    const devices = phones.filter(phone => phone.residents.includes(person.id))
    if (devices.length === 0) continue
    broken.push(...(await judgePerson(world, person, devices)))
  }
  return broken
}

async function judgePerson(world: World, person: Person, devices: Phone[]): Promise<string[]> {
  const { server, deleted } = world
  const ledger = ledgerOf(world, person)
  const truth = await server.readAll(person)
  const fresh = new Phone(FRESH_PHONE + server.people.indexOf(person), person)
  await drainOn(fresh, person)
  const all = [...devices, fresh]
  const snapshots = await Promise.all(all.map(each => snapshotOf(each.device(person.id).db)))
  fresh.close()
  const other = server.people.find(each => each !== person)
  return [
    ...nothingIsLost(ledger, truth, snapshots),
    ...snapshots.flatMap(snapshot => equalsServer(snapshot, truth)),
    ...snapshots.flatMap(nothingWaitsInVain),
    ...snapshots.flatMap(viewIsReplayed),
    ...nothingStrays([snapshots, [...truth.values()]], other?.letter ?? ''),
    ...nothingReturnsUnseen(deleted, ledger.knownAlive, truth),
    ...recordsAreValid(truth),
  ]
}

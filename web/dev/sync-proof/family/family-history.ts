/** Checks all invariants after each turn and at the end. */
import { databaseName } from '../../../src/db/database-name'
import {
  brokenIn,
  drainPatiently,
  FRESH_PHONE,
  type HistoryResult,
  isUpToDate,
  lookAt,
  ROUNDS,
  standOf,
} from '../history'
import { nothingIsDoneTwice } from '../invariants'
import { Phone } from '../phone'
import type { Whose } from '../server'
import { closeRecord, offeredTo } from './close-record'
import type { FamilyServer } from './family-server'
import type { FamilyStory } from './family-steps'
import { createFamilyWorld, type FamilyWorld, roleOf } from './family-world'
import { drainAll, openRecord, shareInFamily, takeTurn } from './take-turn'

export async function runFamilyHistory(
  server: FamilyServer,
  story: FamilyStory,
): Promise<HistoryResult> {
  await server.wipe()
  const world = await createFamilyWorld(server, story.skewYears, closeRecord)
  const { happened, phones } = world
  try {
    if (story.shared > 0) await shareInFamily(world, story.shared)
    for (const turn of story.turns) {
      await takeTurn(world, turn)
      const broken = (await Promise.all(phones.map(each => lookAt(world, each)))).flat()
      broken.push(...world.line.broken)
      if (broken.length > 0) {
        return { broken: broken.map(what => `after "${turn.step.do}": ${what}`), happened }
      }
    }
    await heal(world)
    return { broken: await brokenAtEnd(world), happened }
  } finally {
    world.line.close()
    for (const phone of phones) phone.close()
  }
}

async function heal(world: FamilyWorld): Promise<void> {
  world.isHealing = true
  await world.line.deliverLate()
  for (let round = 1, before = ''; round <= ROUNDS; round++) {
    for (const nth of world.phones.keys()) await openApp(world, nth)
    const after = JSON.stringify(await standOf(world))
    if (after === before) return
    before = after
  }
}

async function openApp(world: FamilyWorld, nth: number): Promise<void> {
  const { server, phones } = world
  const [person, phone] = [server.people[nth], phones[nth]]
  if (!person || !phone) return
  const hasNothingToDo = await Promise.all(
    server.records.map(async record => {
      const isThere = phone.residents.includes(record.id)
      if (!roleOf(world, person, record)) return !isThere
      return isThere && (await isUpToDate(world, phone, record))
    }),
  )
  if (hasNothingToDo.every(Boolean)) return
  for (const record of server.records) await openRecord(world, phone, person, record)
  const result = await drainAll(world, phone, person.id, phone.residents)
  if (result.state !== 'done') {
    throw new Error(`nothing is wrong, and it ends in ${JSON.stringify(result)}`)
  }
}

async function brokenAtEnd(world: FamilyWorld): Promise<string[]> {
  const { server, line } = world
  return [
    ...line.broken,
    ...nothingIsDoneTwice(await server.dealtWith()),
    ...(await landedLate(world)),
    ...(await onWrongPhones(world)),
    ...(await brokenFor(world, 0)),
    ...(await brokenFor(world, 1)),
  ]
}

/** No write is committed after the commit that removed the right to it. */
async function landedLate({ server, actors }: FamilyWorld): Promise<string[]> {
  return (await server.landed()).flatMap(({ userId, clientId, status, members }) => {
    const actor = actors.get(clientId)
    if (actor === undefined || actor === userId) return []
    const role = members[actor]
    const mayWrite = role === 'guardian' || role === 'carer'
    // The server answers each change of a viewer with a rejection.
    if (mayWrite || (role === 'viewer' && status === 'rejected')) return []
    return [`${actor}, ${role ?? 'nobody'} in ${userId}, had a change ${status}`]
  })
}

/** A record is on the phones of the people who may open it, and on no other. */
async function onWrongPhones(world: FamilyWorld): Promise<string[]> {
  const { server, phones } = world
  const broken: string[] = []
  for (const [nth, phone] of phones.entries()) {
    const person = server.people[nth]
    if (!person) continue
    const names = (await phone.storage.databases()).map(({ name }) => name)
    for (const record of server.records) {
      const isThere = names.includes(databaseName(record.id))
      if (isThere !== (roleOf(world, person, record) !== undefined)) {
        broken.push(`${record.letter} is ${isThere ? '' : 'not '}on the phone of ${person.letter}`)
      }
    }
  }
  return broken
}

async function brokenFor(world: FamilyWorld, nth: number): Promise<string[]> {
  const { server, phones, past } = world
  const [mother] = server.people
  const record = server.records[nth]
  if (!record) return []
  const devices = phones.filter(phone => phone.residents.includes(record.id))
  const fresh = new Phone(FRESH_PHONE + nth, mother, { actorId: mother.id })
  await openRecord(world, fresh, mother, record)
  await drainPatiently(world, fresh, record)
  const offered = await Promise.all(server.people.map(({ id }) => offeredTo(id, record)))
  const witnesses = { devices, fresh, past: past.get(record.id) ?? [], offered: offered.flat() }
  const broken = await brokenIn(world, record, witnesses)
  fresh.close()
  return [...broken, ...findOrphans(world, record, offered)]
}

const findOrphans = ({ server }: FamilyWorld, record: Whose, kept: unknown): string[] =>
  server.records
    .filter(({ id, letter }) => id !== record.id && JSON.stringify(kept).includes(`"${letter}-`))
    .map(({ letter }) => `a text of ${letter} in what is offered of ${record.letter}`)

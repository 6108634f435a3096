/** Runs one history: its steps with a look after each, then all heal, and the invariants are held. */
import { filesOpen } from './files-open'
import {
  acksAreRight,
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
import { type Person, POOL_MAX, type Server } from './server'
import { rowName, type Snapshot } from './snapshot'
import type { Story } from './stories'
import { drainOn, share, takeStep } from './take-step'
import { createWorld, ledgerOf, type World } from './world'

export interface HistoryResult {
  /** What is broken in the end; nothing, if the protocol keeps its promises. */
  broken: string[]
  /** What the history can be counted under. */
  happened: ReadonlySet<string>
}

export async function runHistory(server: Server, story: Story): Promise<HistoryResult> {
  await server.wipe()
  const world = createWorld(server, story)
  const { happened, phones } = world
  try {
    if (story.shared > 0) await share(world, story.shared)
    if (story.steps.some(([, step]) => step.do === 'restore')) await server.backup()
    for (const [nth, step] of story.steps) {
      const phone = phones[nth % phones.length]
      if (!phone) continue
      await takeStep(world, phone, step)
      const broken = (await Promise.all(phones.map(each => lookAt(world, each)))).flat()
      if (broken.length > 0) {
        return { broken: broken.map(what => `after "${step.do}": ${what}`), happened }
      }
    }
    await heal(world)
    return { broken: await brokenAtEnd(world), happened }
  } finally {
    world.line.close()
    for (const phone of phones) phone.close()
  }
}

/** What must hold at any moment. */
async function lookAt(world: World, phone: Phone): Promise<string[]> {
  const { server, cookies } = world
  const broken: string[] = []
  for (const person of server.people.filter(({ id }) => phone.residents.includes(id))) {
    const snapshot = await phone.snapshot(person.id)
    noteWhatShows(world, snapshot)
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

function noteWhatShows({ happened }: World, { view, outbox, meta }: Snapshot): void {
  if (outbox.length > 0) happened.add('shown: unsent')
  for (const { flags, refusal } of view) {
    for (const flag of flags) happened.add(`shown: ${flag}`)
    if (refusal) happened.add(`shown: refused as ${refusal.code}`)
  }
  if (meta.paused) happened.add(`paused: ${meta.paused}`)
}

const ROUNDS = 3
/** The number of the first of the phones that come when all is over. */
const FRESH_PHONE = 6

/** Everything works again, and every phone has had its turns until all is quiet. */
async function heal(world: World): Promise<void> {
  await world.line.deliverLate()
  for (let round = 1, before = ''; round <= ROUNDS; round++) {
    for (const phone of world.phones) {
      for (const person of world.server.people.filter(({ id }) => phone.residents.includes(id))) {
        phone.session = person
        const result = await drainPatiently(world, phone, person)
        if (result?.state !== 'done') {
          throw new Error(`nothing is wrong, and it ends in ${JSON.stringify(result)}`)
        }
      }
    }
    // A round that left all where it stood would do so again.
    const after = JSON.stringify(await standOf(world))
    if (after === before) return
    before = after
  }
}

/** The server asks once to come again for each connection that died; the app does so by itself. */
async function drainPatiently(world: World, phone: Phone, person: Person) {
  for (let tries = 1; ; tries++) {
    const result = await drainOn(world, phone, person)
    const isAskedAgain = result?.state === 'retry' && result.code === 'unavailable'
    if (!isAskedAgain || tries > POOL_MAX) return result
  }
}

/** Where every phone stands with the server. */
const standOf = ({ phones }: World) =>
  Promise.all(
    phones.flatMap(phone =>
      phone.residents.map(async userId => {
        const { meta, outbox, rejections } = await phone.snapshot(userId)
        return [meta.clientId, meta.cookie, outbox, rejections]
      }),
    ),
  )

async function brokenAtEnd(world: World): Promise<string[]> {
  const { server, phones } = world
  const broken = [...world.line.broken, ...nothingIsDoneTwice(await server.dealtWith())]
  for (const person of server.people) {
    const devices = phones.filter(phone => phone.residents.includes(person.id))
    if (devices.length === 0) continue
    broken.push(...(await brokenFor(world, person, devices)))
  }
  return broken
}

async function brokenFor(world: World, person: Person, devices: Phone[]): Promise<string[]> {
  const { server, deleted } = world
  const ledger = ledgerOf(world, person)
  const truth = await server.readAll(person)
  const fresh = new Phone(FRESH_PHONE + server.people.indexOf(person), person)
  await drainOn(world, fresh, person)
  const strange = await filesOpen(fresh, person, truth)
  const all = [...devices, fresh]
  const snapshots = await Promise.all(all.map(each => each.snapshot(person.id)))
  fresh.close()
  const other = server.people.find(each => each !== person)
  return [
    ...nothingIsLost(ledger, truth, snapshots),
    ...snapshots.flatMap(snapshot => equalsServer(snapshot, truth)),
    ...snapshots.flatMap(nothingWaitsInVain),
    ...snapshots.flatMap(viewIsReplayed),
    ...snapshots.flatMap(acksAreRight),
    ...nothingStrays([snapshots, [...truth.values()]], other?.letter ?? ''),
    ...nothingReturnsUnseen(deleted, ledger, truth, snapshots),
    ...recordsAreValid(truth),
    ...strange,
  ]
}

import type { UnsentCopy } from '../../src/sync/runtime/unsent-copies'
import { filesOpen } from './files-open'
import {
  acknowledgedBy,
  acksAreRight,
  cookieGoesOn,
  equalsServer,
  findForeignTexts,
  nothingIsDoneTwice,
  nothingIsLost,
  nothingReturnsUnseen,
  nothingWaitsInVain,
  pullsAreWhole,
  recordsAreValid,
  viewIsReplayed,
} from './invariants'
import { Phone } from './phone'
import { type Person, POOL_MAX, type Server, type Whose } from './server'
import { rowName, type Snapshot } from './snapshot'
import type { Story } from './stories'
import { drainOn, share, takeStep } from './take-step'
import { createWorld, ledgerOf, type World } from './world'

export interface HistoryResult {
  broken: string[]
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

export async function lookAt(world: World, phone: Phone): Promise<string[]> {
  const { server, cookies, seen } = world
  const broken: string[] = []
  for (const person of server.records.filter(({ id }) => phone.residents.includes(id))) {
    const snapshot = await phone.snapshot(person.id)
    const place = `${phone.number} ${person.id}`
    const before = seen.get(place)
    const changes = server.changes()
    if (before?.snapshot === snapshot && before.changes === changes) continue
    seen.set(place, { snapshot, changes })
    noteWhatShows(world, snapshot)
    const rows = await server.rowsOf(person)
    for (const row of rows.filter(({ isDeleted }) => isDeleted)) {
      world.deleted.add(rowName(row.collection, row.id))
    }
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

export const ROUNDS = 3
export const FRESH_PHONE = 6

async function heal(world: World): Promise<void> {
  await world.line.deliverLate()
  for (let round = 1, before = ''; round <= ROUNDS; round++) {
    for (const phone of world.phones) {
      for (const person of world.server.people.filter(({ id }) => phone.residents.includes(id))) {
        phone.session = person
        if (await isUpToDate(world, phone, person)) continue
        const result = await drainPatiently(world, phone, person)
        if (result?.state !== 'done') {
          throw new Error(`nothing is wrong, and it ends in ${JSON.stringify(result)}`)
        }
      }
    }
    // A round that changed nothing would change nothing again.
    const after = JSON.stringify(await standOf(world))
    if (after === before) return
    before = after
  }
}

/** The phone has all data of the server and nothing to send. */
export async function isUpToDate(
  { server }: Pick<World, 'server'>,
  phone: Phone,
  record: Whose,
): Promise<boolean> {
  const { meta, outbox } = await phone.snapshot(record.id)
  const { cookie, batch, paused, failure } = meta
  if (!cookie || batch || paused || failure || outbox.length > 0) return false
  const head = await server.headOf(record)
  return head?.epoch === cookie.epoch && head.version === cookie.version
}

/** The server answers one request with "unavailable" for each dead connection. The app repeats such requests. */
export async function drainPatiently(world: World, phone: Phone, person: Whose) {
  for (let tries = 1; ; tries++) {
    const result = await drainOn(world, phone, person)
    const isAskedAgain = result?.state === 'retry' && result.code === 'unavailable'
    if (!isAskedAgain || tries > POOL_MAX) return result
  }
}

export const standOf = ({ phones }: World) =>
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
  const fresh = new Phone(FRESH_PHONE + world.server.people.indexOf(person), person)
  await drainOn(world, fresh, person)
  const broken = await brokenIn(world, person, { devices, fresh })
  fresh.close()
  return broken
}

interface Witnesses {
  devices: readonly Phone[]
  fresh: Phone
  /** Content of devices that have closed the record, and their offers. */
  past?: readonly Snapshot[]
  offered?: UnsentCopy['entries']
}

export async function brokenIn(
  { server, ledgers, deleted }: World,
  record: Whose,
  { devices, fresh, past = [], offered }: Witnesses,
): Promise<string[]> {
  const ledger = ledgerOf({ ledgers }, record)
  const truth = await server.readAll(record)
  const strange = await filesOpen(fresh, record, truth)
  const snapshots = await Promise.all([...devices, fresh].map(each => each.snapshot(record.id)))
  const acknowledged = acknowledgedBy([...snapshots, ...past])
  const others = server.records.filter(({ id }) => id !== record.id)
  return [
    ...nothingIsLost(ledger, truth, snapshots, acknowledged, offered),
    ...snapshots.flatMap(snapshot => equalsServer(snapshot, truth)),
    ...snapshots.flatMap(nothingWaitsInVain),
    ...snapshots.flatMap(viewIsReplayed),
    ...snapshots.flatMap(acksAreRight),
    ...others.flatMap(({ letter }) => findForeignTexts([snapshots, [...truth.values()]], letter)),
    ...nothingReturnsUnseen(deleted, ledger, truth, acknowledged),
    ...recordsAreValid(truth),
    ...strange,
  ]
}

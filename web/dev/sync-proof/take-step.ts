/** Carries out one step of a history, and notes what the person was promised by it. */
import Dexie from 'dexie'
import { addRow } from '../../src/sync/commit'
import { type DrainResult, drain } from '../../src/sync/engine'
import { act } from './deeds'
import type { Disk } from './disk'
import { onPhone } from './line'
import type { Phone } from './phone'
import type { Person } from './server'
import { snapshotOf } from './snapshot'
import type { Deed, Step } from './steps'
import { ledgerOf, TAKEN_TOKEN, tokenOf, type World, YEAR_MS } from './world'

const MAX_PHONES = 3

export async function takeStep(world: World, phone: Phone, step: Step): Promise<void> {
  if (Dexie.currentTransaction) throw new Error('a step would be part of another one')
  const { server, line } = world
  const person = phone.session ?? server.people[0]
  phone.session = person
  switch (step.do) {
    case 'drain':
      phone.weather = step.weather && { ...step.weather }
      if (step.kill !== null) phone.disk.strikeAt(step.kill, 'kill')
      await drainOn(phone, person)
      phone.weather = null
      phone.session = person
      return
    case 'all at once':
      for (const [index, deed] of step.deeds.entries()) {
        const other = world.phones[index % world.phones.length] ?? phone
        await doDeed(world, other, other.session ?? person, deed)
      }
      return
    case 'drain all at once':
      await Promise.all(world.phones.map(each => drainOn(each, each.session ?? person)))
      return
    case 'drain in two tabs': {
      const tab = phone.secondTab(person.id)
      await Promise.all([
        drainOn(phone, person),
        onPhone(phone, () => drain(tab.engine, { thaw: true })),
      ])
      tab.close()
      return
    }
    case 'add while draining':
      return addWhileDraining(world, phone, person)
    case 'deliver late':
      return line.deliverLate()
    case 'backup':
      return server.backup()
    case 'restore':
      return server.restore()
    case 'new epoch':
      return server.newEpoch()
    case 'forget deletions':
      return server.forgetDeletions(person)
    case 'copy profile':
      if (world.phones.length < MAX_PHONES) {
        world.phones.push(await phone.copy(world.phones.length, person))
      }
      return
    case 'change person':
      phone.session = server.people.find(other => other !== person) ?? person
      return
    case 'clock a year on':
    case 'clock a year back':
      phone.clockMs += step.do === 'clock a year on' ? YEAR_MS : -YEAR_MS
      return
    default:
      return doDeed(world, phone, person, step)
  }
}

/** Some rows of the first person's, on all phones and in the backup. */
export async function share(world: World, rows: number): Promise<void> {
  const [first] = world.phones
  const [person] = world.server.people
  const calm = { nth: 0, field: 0, blow: null }
  for (let n = 0; first && n < rows; n++) {
    await doDeed(world, first, person, { do: n === 0 ? 'add' : 'address', ...calm })
  }
  for (const phone of world.phones) await drainOn(phone, person)
}

/** Drains as the app does when it is opened; a process that was killed is started again. */
export async function drainOn(phone: Phone, person: Person): Promise<DrainResult | undefined> {
  const { disk } = phone
  const drained = onPhone(phone, () => drain(phone.engine(person.id), { thaw: true }))
  const result = await Promise.race([drained.catch(unlessStruck(disk)), disk.death])
  disk.calm()
  if (disk.isDead) phone.reboot()
  return result ?? undefined
}

async function doDeed(world: World, phone: Phone, person: Person, deed: Deed): Promise<void> {
  const { db } = phone.device(person.id)
  const before = await snapshotOf(db)
  if (deed.blow) phone.disk.strikeAt(deed.blow.after, deed.blow.what)
  const actor = {
    device: phone.device(person.id),
    undo: phone.undoOf(person.id),
    word: () => `${person.letter}-${++world.words}`,
    token: () => tokenOf(++world.words),
    takenToken: TAKEN_TOKEN,
  }
  await act(actor, deed).catch(unlessStruck(phone.disk))
  phone.disk.calm()
  if (phone.disk.isDead) phone.reboot()
  const after = await snapshotOf(phone.device(person.id).db)
  ledgerOf(world, person).note(before, after, deed.do)
}

async function addWhileDraining(world: World, phone: Phone, person: Person): Promise<void> {
  const device = phone.device(person.id)
  const before = await snapshotOf(device.db)
  const name = () => `${person.letter}-${++world.words}`
  await Promise.all([
    drainOn(phone, person),
    addRow('medications', { name: name() }, device),
    addRow('medications', { name: name() }, device),
  ])
  ledgerOf(world, person).noteNewRows(before, await snapshotOf(device.db))
}

/** A blow ends the work with an error; any other error is the app's own and a fault of it. */
const unlessStruck =
  (disk: Disk) =>
  (error: unknown): undefined => {
    if (!disk.hasStruck) throw error
  }

import Dexie from 'dexie'
import { applyEvent } from '../../src/sync/engine/apply-event'
import { type DrainResult, drain } from '../../src/sync/engine/drain'
import { addRow } from '../../src/sync/record/commit'
import { act } from './actions'
import type { Disk } from './disk'
import { onPhone } from './line'
import { MAX_PHONES, type Phone } from './phone'
import { CLAIM_OF_ANOTHER, type Whose } from './server'
import type { Snapshot } from './snapshot'
import type { Action, Drain, Hearing, Step } from './steps'
import { claimNo, ledgerOf, type World, YEAR_MS } from './world'

export async function takeStep(world: World, phone: Phone, step: Step): Promise<void> {
  if (Dexie.currentTransaction) throw new Error('a step would be part of another one')
  const { server, line } = world
  const person = phone.session ?? server.people[0]
  phone.session = person
  world.happened.add(step.do)
  switch (step.do) {
    case 'drain':
      if (step.action) await doAction(world, phone, person, step.action)
      phone.conditions = step.conditions && { ...step.conditions }
      if (step.diskFault) phone.disk.injectAt(step.diskFault.after, step.diskFault.what)
      if (step.meanwhile) await drainAndDo(world, phone, person, step.meanwhile)
      else await drainOn(world, phone, person)
      phone.conditions = null
      phone.session = person
      return
    case 'clash':
      for (const [index, action] of step.actions.entries()) {
        const other = world.phones[index % world.phones.length] ?? phone
        await doAction(world, other, person, { ...action, nth: step.nth, diskFault: null })
      }
      for (const each of world.phones) await drainOn(world, each, person)
      return
    case 'drain all at once':
      await Promise.all(world.phones.map(each => drainOn(world, each, each.session ?? person)))
      return
    case 'drain in two tabs':
      return drainInTwoTabs(world, phone, person)
    case 'one tab overtakes another':
      return overtake(world, phone, person, async tab => {
        await onPhone(phone, () => drain(tab.engine, { resume: true }))
      })
    case 'an event overtakes an answer':
      return overtake(world, phone, person, async tab => {
        const { meta } = await phone.snapshot(person.id)
        const event = await server.eventAfter(person, meta.cookie?.version ?? 0)
        if (event && (await applyEvent(tab.engine, event)))
          world.happened.add('overtaken by an event')
      })
    case 'receive an event':
      return receiveEvent(world, phone, person, step)
    case 'add while draining':
      return addWhileDraining(world, phone, person)
    case 'deliver late':
      await line.deliverLate()
      for (const hear of world.lateEvents.splice(0)) await hear()
      return
    case 'backup':
      return server.backup()
    case 'restore':
      return restore(world)
    case 'new epoch':
      return server.newEpoch()
    case 'forget deletions':
      return forgetDeletions(world, person)
    case 'copy profile':
      if (world.phones.length < MAX_PHONES) {
        await noteQueue(world, phone, step.do)
        world.phones.push(await phone.copy(world.phones.length, person))
      }
      return
    case 'app update':
      await noteQueue(world, phone, step.do)
      return phone.updateApp()
    case 'lose files':
      // A browser that is short of storage may do this. The rows that name the files stay.
      await phone.device(person.id).db.blobs.clear()
      return
    case 'change person':
      await noteQueue(world, phone, step.do)
      phone.session = server.people.find(other => other !== person) ?? person
      return
    case 'clock a year on':
    case 'clock a year back':
      phone.clockMs += step.do === 'clock a year on' ? YEAR_MS : -YEAR_MS
      return
    default:
      return doAction(world, phone, person, step)
  }
}

export async function share(world: World, rows: number): Promise<void> {
  const [first] = world.phones
  const [person] = world.server.people
  const calm = { nth: 0, field: 0, diskFault: null }
  for (let n = 0; first && n < rows; n++) {
    await doAction(world, first, person, { do: n === 0 ? 'add' : 'address', ...calm })
  }
  for (const phone of world.phones) await drainOn(world, phone, person)
}

/** A killed process starts again. */
export async function drainOn(
  { happened, close }: Pick<World, 'happened' | 'close'>,
  phone: Phone,
  person: Whose,
): Promise<DrainResult | undefined> {
  const { disk } = phone
  const drained = onPhone(phone, () => drain(phone.engine(person.id), { resume: true }))
  const result = await Promise.race([drained.catch(unlessHit(disk)), disk.death])
  if (disk.hitBy) happened.add(`a drain hit by ${disk.hitBy}`)
  disk.calm()
  if (phone.wantsReboot) phone.reboot()
  if (result?.state === 'not_member') await close?.(phone, person)
  return result ?? undefined
}

export async function drainInTwoTabs(
  world: Pick<World, 'happened' | 'close'>,
  phone: Phone,
  person: Whose,
): Promise<void> {
  const { disk } = phone
  const tab = phone.secondTab(person.id)
  const second = () => onPhone(phone, () => drain(tab.engine, { resume: true }))
  await Promise.all([
    drainOn(world, phone, person),
    // One tab's fault may end the process. The other tab then never gets an answer.
    Promise.race([second().catch(unlessHit(disk)), disk.death]),
  ])
  tab.close()
}

async function noteQueue({ happened }: World, phone: Phone, what: string): Promise<void> {
  for (const userId of phone.residents) {
    const { outbox } = await phone.snapshot(userId)
    if (outbox.length > 0) happened.add(`${what} with a queue`)
  }
}

async function restore({ server, happened }: World): Promise<void> {
  const rows = async () => (await Promise.all(server.people.map(server.rowsOf))).flat()
  const before = await rows()
  await server.restore()
  const after = await rows()
  if (JSON.stringify(before) !== JSON.stringify(after)) happened.add('restore that forgets')
}

/**
 * This takes 400 days. No phone may be away from a restored server for so long, because it would then send
 * changes again and restore what others deleted meanwhile (`what-a-merge-keeps.md`).
 */
async function forgetDeletions({ server, phones, happened }: World, person: Whose): Promise<void> {
  const homes = phones.filter(phone => phone.residents.includes(person.id))
  const snapshots = await Promise.all(homes.map(phone => phone.snapshot(person.id)))
  const isUpToDate = ({ meta }: Snapshot) => meta.cookie?.epoch.startsWith(server.epoch()) ?? true
  if (!snapshots.every(isUpToDate)) return
  await server.forgetDeletions(person)
  happened.add('deletions forgotten')
}

export async function doAction(
  world: World,
  phone: Phone,
  person: Whose,
  action: Action,
): Promise<void> {
  const before = await phone.snapshot(person.id)
  if (action.diskFault) phone.disk.injectAt(action.diskFault.after, action.diskFault.what)
  const actor = {
    device: phone.device(person.id),
    undo: phone.undoOf(person.id),
    word: () => `${person.letter}-${++world.words}`,
    claim: () => claimNo(++world.words),
    claimOfAnother: CLAIM_OF_ANOTHER,
    letter: person.letter,
  }
  await act(actor, action).catch(unlessHit(phone.disk))
  const { hitBy } = phone.disk
  if (hitBy) world.happened.add(`an action hit by ${hitBy}`)
  phone.disk.calm()
  if (phone.wantsReboot) phone.reboot()
  const after = await phone.snapshot(person.id)
  if (after !== before) world.happened.add(`done: ${action.do}`)
  ledgerOf(world, person).note(before, after, action.do)
}

export function latch(): { open(): void; opened: Promise<void> } {
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { open: () => open(), opened }
}

/** A phone of one person creates the record if it is missing. A family phone has closed such a record for good. */
const hasRecord = ({ actorId, residents }: Phone, { id }: Whose): boolean =>
  actorId === undefined || residents.includes(id)

export async function receiveEvent(
  world: World,
  phone: Phone,
  person: Whose,
  { ahead, isLate, diskFault }: Hearing,
): Promise<void> {
  const other = world.phones.find(each => each !== phone && hasRecord(each, person))
  for (let more = 0; other && more <= ahead; more++) {
    await doAction(world, other, person, { do: 'add', nth: 0, field: 0, diskFault: null })
    await drainOn(world, other, person)
  }
  const { meta } = await phone.snapshot(person.id)
  const event = await world.server.eventAfter(person, (meta.cookie?.version ?? 0) + ahead)
  if (!event) return
  const hear = async () => {
    if (!hasRecord(phone, person)) return
    const { disk } = phone
    if (diskFault) disk.injectAt(diskFault.after, diskFault.what)
    const applied = onPhone(phone, () => applyEvent(phone.engine(person.id), event))
    const isApplied = await Promise.race([applied.catch(unlessHit(disk)), disk.death])
    world.happened.add(isApplied ? 'an event applied' : 'an event passed over')
    if (disk.hitBy) world.happened.add(`an event hit by ${disk.hitBy}`)
    disk.calm()
    if (phone.wantsReboot) phone.reboot()
  }
  if (isLate) world.lateEvents.push(hear)
  else await hear()
}

/** The answer to one tab's exchange arrives late, after another tab has newer changes. */
async function overtake(
  world: World,
  phone: Phone,
  person: Whose,
  tell: (tab: ReturnType<Phone['secondTab']>) => Promise<void>,
): Promise<void> {
  const tab = phone.secondTab(person.id)
  const held = latch()
  const late = latch()
  phone.gate = { calls: ['push', 'pull'], reached: held.open, opened: late.opened }
  const slow = drainOn(world, phone, person)
  await Promise.race([held.opened, slow])
  phone.gate = null
  const other = world.phones.find(each => each !== phone)
  if (other) {
    await doAction(world, other, person, { do: 'add', nth: 0, field: 0, diskFault: null })
    await drainOn(world, other, person)
  }
  await tell(tab)
  const { meta } = await phone.snapshot(person.id)
  world.cookies.set(`${phone.number} ${person.id}`, meta.cookie)
  late.open()
  await slow
  tab.close()
}

export async function drainAndDo(
  world: World,
  phone: Phone,
  person: Whose,
  { call, action }: NonNullable<Drain['meanwhile']>,
): Promise<void> {
  const held = latch()
  const answered = latch()
  phone.gate = { calls: [call], reached: held.open, opened: answered.opened }
  const drained = drainOn(world, phone, person)
  const isHeld = await Promise.race([held.opened.then(() => true), drained.then(() => false)])
  phone.gate = null
  if (isHeld) {
    world.happened.add(`something done before the answer to a ${call}`)
    await doAction(world, phone, person, action)
  }
  answered.open()
  await drained
}

async function addWhileDraining(world: World, phone: Phone, person: Whose): Promise<void> {
  const device = phone.device(person.id)
  const before = await phone.snapshot(person.id)
  const name = () => `${person.letter}-${++world.words}`
  await Promise.all([
    drainOn(world, phone, person),
    addRow('medications', { name: name() }, device),
    addRow('medications', { name: name() }, device),
  ])
  ledgerOf(world, person).noteNewRows(before, await phone.snapshot(person.id))
}

/** Any other error than that of an injected fault is a fault of the app. */
export const unlessHit =
  (disk: Disk) =>
  (error: unknown): undefined => {
    if (!disk.hitBy && !disk.isDead) throw error
  }

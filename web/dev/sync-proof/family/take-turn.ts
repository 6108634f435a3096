import { ROLES, type Role } from 'sync-protocol/family'
import { loadProfiles, showProfile, useProfiles } from '../../../src/people/profiles'
import { drainThese } from '../../../src/sync/runtime/other-profiles'
import { refreshProfiles } from '../../../src/sync/runtime/refresh-profiles'
import { onPhone } from '../line'
import type { Phone } from '../phone'
import type { Person, Whose } from '../server'
import { doAction, drainAndDo, drainInTwoTabs, drainOn, latch, receiveEvent } from '../take-step'
import type { RoleChange, Turn } from './family-steps'
import { type FamilyWorld, placeOf, roleOf } from './family-world'

export async function takeTurn(world: FamilyWorld, turn: Turn): Promise<void> {
  const { server, phones, line } = world
  const [person, phone] = [server.people[turn.phone], phones[turn.phone]]
  const record = server.records[turn.record]
  if (!person || !phone || !record) return
  const { step } = turn
  world.happened.add(step.do)
  if (step.do === 'change role') return changeRole(world, record, step)
  if (step.do === 'kill while closing') {
    world.closingKill = step.after
    return
  }
  if (!(await openRecord(world, phone, person, record))) return
  switch (step.do) {
    case 'drain':
      if (step.action) await doAction(world, phone, record, step.action)
      phone.conditions = step.conditions && { ...step.conditions }
      if (step.diskFault) phone.disk.injectAt(step.diskFault.after, step.diskFault.what)
      if (step.meanwhile) await drainAndDo(world, phone, record, step.meanwhile)
      else await drainOn(world, phone, record)
      phone.conditions = null
      phone.session = person
      return
    case 'clash':
      for (const [index, action] of step.actions.entries()) {
        const other = phones[index % phones.length]
        if (!other?.residents.includes(record.id)) continue
        await doAction(world, other, record, { ...action, nth: step.nth, diskFault: null })
      }
      for (const each of phones) {
        if (each.residents.includes(record.id)) await drainOn(world, each, record)
      }
      return
    case 'receive an event':
      // A stream sends no more events of a record once it has reported that the person is no member.
      if (roleOf(world, person, record)) await receiveEvent(world, phone, record, step)
      return
    case 'drain others':
      await drainOthers(world, phone, person)
      return
    case 'drain in two tabs':
      return drainInTwoTabs(world, phone, record)
    case 'deliver late':
      await line.deliverLate()
      for (const hear of world.lateEvents.splice(0)) await hear()
      return
    default:
      return doAction(world, phone, record, step)
  }
}

/** Returns false if the person may not open the record. */
export async function openRecord(
  world: FamilyWorld,
  phone: Phone,
  person: Person,
  record: Whose,
): Promise<boolean> {
  phone.session = person
  await onPhone(phone, () => loadProfiles(person.id))
  if (!phone.residents.includes(record.id)) {
    if (!roleOf(world, person, record)) return false
    const isNoted = () => useProfiles.getState().list.some(({ id }) => id === record.id)
    if (!isNoted()) await onPhone(phone, () => refreshProfiles(person.id))
    if (!isNoted()) throw new Error('who was let in does not hear of it')
    await phone.device(record.id).db.open()
  }
  showProfile(record.id)
  return true
}

/** Drains all records except the open one, as the app does after that one. */
async function drainOthers(world: FamilyWorld, phone: Phone, { id: actorId }: Person) {
  const { shownId } = useProfiles.getState()
  const others = phone.residents.filter(id => id !== (shownId ?? actorId))
  await drainAll(world, phone, actorId, others)
}

export async function drainAll(
  world: FamilyWorld,
  phone: Phone,
  actorId: string,
  ids: readonly string[],
) {
  let asked = 0
  const result = await onPhone(phone, () =>
    drainThese(actorId, ids, async id => {
      asked++
      const record = world.server.records.find(each => each.id === id)
      const drained = record && (await world.drain(phone, record))
      return drained ?? { state: 'closed' }
    }),
  )
  if (asked < ids.length) world.happened.add('passed over, as its head says nothing new')
  return result
}

export async function shareInFamily(world: FamilyWorld, rows: number): Promise<void> {
  const { server, phones } = world
  const [, child] = server.records
  for (const [nth, phone] of phones.entries()) {
    const person = server.people[nth]
    if (!person || !(await openRecord(world, phone, person, child))) continue
    for (let n = 0; nth === 0 && n < rows; n++) await doAction(world, phone, child, WRITTEN)
    await drainOn(world, phone, child)
  }
}

const WRITTEN = { do: 'add', nth: 0, field: 0, diskFault: null } as const

async function changeRole(world: FamilyWorld, record: Whose, change: RoleChange): Promise<void> {
  const { server, phones } = world
  const person = server.people[change.member]
  const phone = phones[change.member]
  if (!phone || roleOf(world, person, record) === (change.to ?? undefined)) return
  const isOpen = await openRecord(world, phone, person, record)
  if (!isOpen) return setRole(world, person, record, change.to)
  if (change.isUnsent) await doAction(world, phone, record, WRITTEN)
  if (change.moment === 'now') return setRole(world, person, record, change.to)
  await doAction(world, phone, record, WRITTEN)
  if (change.moment === 'in the transaction') {
    await changeInTransaction(world, phone, person, record, change.to)
  } else {
    await changeBeforeAnswer(world, phone, person, record, change.to)
  }
}

async function changeInTransaction(
  world: FamilyWorld,
  phone: Phone,
  person: Person,
  record: Whose,
  to: Role | null,
): Promise<void> {
  const { hold } = world.server
  const release = await hold.begin()
  const drained = drainOn(world, phone, record)
  const isHeld = await hold.untilWaiting(1, drained)
  const changed = setRole(world, person, record, to, isHeld ? 'in the transaction' : undefined)
  if (isHeld) await hold.untilWaiting(2, changed)
  await release()
  await Promise.all([drained, changed])
}

async function changeBeforeAnswer(
  world: FamilyWorld,
  phone: Phone,
  person: Person,
  record: Whose,
  to: Role | null,
): Promise<void> {
  const [held, late] = [latch(), latch()]
  phone.gate = { calls: ['push'], reached: held.open, opened: late.opened }
  const drained = drainOn(world, phone, record)
  const isHeld = await Promise.race([held.opened.then(() => true), drained.then(() => false)])
  phone.gate = null
  await setRole(world, person, record, to, isHeld ? 'before the answer' : undefined)
  late.open()
  await drained
}

async function setRole(
  world: FamilyWorld,
  person: Person,
  record: Whose,
  to: Role | null,
  moment?: string,
): Promise<void> {
  const { server, roles, happened, phones } = world
  const place = placeOf(person, record)
  const from = roles.get(place) ?? null
  const phone = phones.find(({ actorId }) => actorId === person.id)
  const isThere = phone?.residents.includes(record.id) === true
  // During a push the phone's content is not read, so the change does not count as unsent.
  const isUnsent = isThere && !moment && (await phone.snapshot(record.id)).outbox.length > 0
  await server.changeRole({ person, record }, from, to)
  if (to) roles.set(place, to)
  else roles.delete(place)
  const word = wordFor(from, to)
  happened.add(isThere && word === 'let in' ? 'let in again, and the phone never knew' : word)
  if (moment) happened.add(`${word} ${moment}`)
  if (isUnsent) happened.add(`${word} with unsent changes`)
}

function wordFor(from: Role | null, to: Role | null): 'removed' | 'let in' | 'raised' | 'lowered' {
  if (to === null) return 'removed'
  if (from === null) return 'let in'
  return ROLES.indexOf(to) < ROLES.indexOf(from) ? 'raised' : 'lowered'
}

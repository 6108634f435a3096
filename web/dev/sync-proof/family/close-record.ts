import { closeProfile } from '../../../src/sync/runtime/close-profile'
import { readUnsentCopies } from '../../../src/sync/runtime/unsent-copies'
import { onPhone } from '../line'
import type { Phone } from '../phone'
import type { Whose } from '../server'
import { heldChanges, type Snapshot } from '../snapshot'
import { unlessHit } from '../take-step'
import { type FamilyWorld, placeOf } from './family-world'

export async function closeRecord(world: FamilyWorld, phone: Phone, record: Whose): Promise<void> {
  const { happened, line, saidClosed, closingKill } = world
  const { actorId, disk } = phone
  if (actorId === undefined || !phone.residents.includes(record.id)) return
  const place = placeOf({ id: actorId }, record)
  if (!saidClosed.has(place)) line.broken.push(`${place} was closed, and nobody said so`)
  const held = await phone.snapshot(record.id)
  const before = await offeredTo(actorId, record)
  if (closingKill !== null && !world.isHealing) disk.injectAt(closingKill, 'kill')
  const closed = onPhone(phone, () => closeProfile(actorId, record.id)).then(() => true)
  const isClosed = await Promise.race([closed.catch(unlessHit(disk)), disk.death])
  const { hitBy } = disk
  disk.calm()
  if (hitBy) happened.add('a closing hit by kill')
  if (isClosed !== true) {
    phone.reboot()
    const isWiped = held.meta.cookie !== null && !(await phone.snapshot(record.id)).meta.cookie
    if (isWiped) await noteWiped(world, phone, record, held)
    return
  }
  saidClosed.delete(place)
  phone.forget(record.id)
  world.past.get(record.id)?.push(held)
  world.cookies.delete(`${phone.number} ${record.id}`)
  const after = await offeredTo(actorId, record)
  happened.add(heldChanges(held).length > 0 ? 'closed with unsent changes' : 'closed')
  line.broken.push(
    ...notOffered(held, after),
    ...notKept(ofOthers(before, held), after),
    ...offeredTwice(after),
  )
}

/** A kill may come after the database is gone and before the record is off the phone's list. */
async function noteWiped(world: FamilyWorld, phone: Phone, record: Whose, held: Snapshot) {
  world.past.get(record.id)?.push(held)
  world.cookies.delete(`${phone.number} ${record.id}`)
  const offered = await offeredTo(String(phone.actorId), record)
  world.line.broken.push(...notOffered(held, offered))
}

export const offeredTo = async (actorId: string, { id }: Whose) =>
  (await readUnsentCopies(actorId)).filter(each => each.id === id).flatMap(({ entries }) => entries)

type Entries = Awaited<ReturnType<typeof offeredTo>>

/** The last unsent value of each field is offered, unless the row was deleted. */
function notOffered(held: Snapshot, offered: Entries): string[] {
  const last = new Map<string, { field: string; value: unknown }>()
  const changes = heldChanges(held).sort((a, b) => a.at - b.at)
  for (const { collection, rowId, kind, fields = {} } of changes) {
    if (kind === 'remove') {
      for (const name of last.keys())
        if (name.startsWith(`${collection}/${rowId} `)) last.delete(name)
    }
    for (const [field, [value]] of Object.entries(fields)) {
      last.set(`${collection}/${rowId} ${field}`, { field, value })
    }
  }
  return [...last].flatMap(([name, { field, value }]) =>
    offered.some(({ values }) => values?.[field] === value)
      ? []
      : [`${name}=${value} was not sent, and is not offered`],
  )
}

/** Entries from before a kill are written again, as they are now. */
const ofOthers = (offered: Entries, { meta }: Snapshot): Entries =>
  offered.filter(({ from }) => from !== meta.clientId)

const notKept = (before: Entries, after: Entries): string[] => {
  const texts = new Set(after.map(entry => JSON.stringify(entry)))
  return before
    .map(entry => JSON.stringify(entry))
    .flatMap(text => (texts.has(text) ? [] : [`offered before, and no more: ${text}`]))
}

const offeredTwice = (offered: Entries): string[] => {
  const texts = offered.filter(({ values }) => values).map(entry => JSON.stringify(entry))
  return texts
    .filter((text, nth) => texts.indexOf(text) !== nth)
    .map(text => `offered twice: ${text}`)
}

import { isAppError } from '../../core/app-error'
import type { Subject } from '../../db/act-for'
import type { Database } from '../../db/database'
import { apartFromRequest } from '../../db/one-connection'
import { selectMemberships } from '../../records/family/members.sql'
import type { EventSender } from './event-stream'
import type { SpaceEvents } from './space-events'
import { readVersion } from './sync.sql'

type Reads = Pick<Database, 'transaction' | 'snapshotFor'>
type Deps = {
  database: Reads
  /** Many streams may be notified together, and requests must not wait for them. */
  laterReads: Reads
  now: () => Date
}

/** A stream ends before any role that lasts longer than this. */
const SOON_MS = 20 * 60_000
const AGAIN_MS = 5_000

/**
 * When the records may have changed, the stream sends nothing until the memberships are read again, so
 * that a removed member gets no later push.
 */
export async function subscribeToProfiles(
  { database, laterReads, now }: Deps,
  events: SpaceEvents,
  { userId, clientIds }: Subscriber,
  send: EventSender,
): Promise<() => void> {
  const heard = new Map<string, () => void>()
  let round = 0
  let isOver = false
  let timer: NodeJS.Timeout | undefined

  const leaveAll = () => {
    round += 1
    clearTimeout(timer)
    for (const stop of heard.values()) stop()
    heard.clear()
  }

  const beginAnew = async (reads: Reads) => {
    leaveAll()
    const mine = round
    const isCurrent = () => round === mine
    send.profiles()
    const at = now()
    const memberships = await reads.transaction(userId, tx => selectMemberships(tx, userId, at))
    const others = memberships.map(({ subjectId }): Subject => {
      return { id: subjectId, by: { id: userId, right: 'read', at } }
    })
    for (const subject of [{ id: userId }, ...others]) {
      if (!isCurrent()) return
      await hear(reads, subject, isCurrent)
    }
    const ends = memberships.flatMap(({ until }) => until?.getTime() ?? [])
    const nextMs = Math.min(...ends) - now().getTime()
    if (isCurrent() && nextMs < SOON_MS) timer = setTimeout(change, nextMs)
  }

  const hear = async (reads: Reads, subject: Subject, isCurrent: () => boolean) => {
    const { id } = subject
    const stop = await events.subscribe(id, {
      send: event => void (isCurrent() && send.version({ ...event, profile: id })),
      clientIds,
    })
    if (!isCurrent()) return stop()
    heard.set(id, stop)
    try {
      // This read comes after the subscription, so that no push is missed.
      const version = await reads.snapshotFor(subject, tx => readVersion(tx, id))
      if (isCurrent()) send.version({ version, profile: id })
    } catch (error) {
      if (!isAppError(error, 'not_found')) throw error
      stop()
      heard.delete(id)
    }
  }

  const change = () => {
    const failed = () => {
      leaveAll()
      if (!isOver) timer = setTimeout(change, AGAIN_MS)
    }
    if (!isOver) void apartFromRequest(() => beginAnew(laterReads).catch(failed))
  }

  const stops = createStops()
  stops.add(() => {
    isOver = true
    leaveAll()
  })
  return stops.unless(async () => {
    stops.add(await events.onProfiles(userId, change))
    await beginAnew(database)
  })
}

type Subscriber = { userId: string; clientIds: readonly string[] }

export async function subscribeToRecord(
  { database }: { database: Database },
  events: SpaceEvents,
  { userId, clientIds }: Subscriber,
  send: EventSender,
): Promise<() => void> {
  const stops = createStops()
  return stops.unless(async () => {
    stops.add(await events.subscribe(userId, { send: send.version, clientIds }))
    // This read comes after the subscription, so that no push is missed.
    send.version({ version: await database.transaction(userId, tx => readVersion(tx, userId)) })
  })
}

export function createStops() {
  const stops: (() => void)[] = []
  const all = () => {
    for (const stop of stops.splice(0)) stop()
  }
  return {
    add: (stop: () => void) => void stops.push(stop),
    async unless(begin: () => Promise<void>): Promise<() => void> {
      try {
        await begin()
        return all
      } catch (error) {
        all()
        throw error
      }
    },
  }
}

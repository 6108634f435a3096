import type { Database } from '../../db/database'
import type { EventSender } from './event-stream'
import type { SpaceEvents } from './space-events'
import { readVersion } from './sync.sql'

export type Hearer = { userId: string; clientIds: readonly string[] }

/** Where one's own record is, and each push to it from then on. Gives the way to stop. */
export async function hearOwnRecord(
  { database }: { database: Database },
  events: SpaceEvents,
  { userId, clientIds }: Hearer,
  send: EventSender,
): Promise<() => void> {
  const stops = createStops()
  return stops.unless(async () => {
    stops.add(await events.subscribe(userId, { send: send.version, clientIds }))
    // Only now: of a push in between, nobody would hear otherwise.
    send.version({ version: await database.transaction(userId, tx => readVersion(tx, userId)) })
  })
}

/** What ends a stream, as it grows. */
export function createStops() {
  const stops: (() => void)[] = []
  const all = () => {
    for (const stop of stops.splice(0)) stop()
  }
  return {
    add: (stop: () => void) => void stops.push(stop),
    /** All of them, for later; at once where `begin` fails. */
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

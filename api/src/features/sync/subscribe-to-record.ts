import type { Database } from '../../db/database'
import type { EventSender } from './event-stream'
import type { SpaceEvents } from './space-events'
import { readVersion } from './sync.sql'

export type Subscriber = { userId: string; clientIds: readonly string[] }

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

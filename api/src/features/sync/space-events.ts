import type { Database, Listening } from '../../db/database'
import type { Keyring } from '../../db/keyring'
import { SPACES_CHANNEL } from '../../records/records.sql'
import { readSpaceNotice, spaceName } from '../../records/space-notice'

/** A new version of a space; null when notices may have been missed. */
export type OnVersion = (version: number | null) => void

export type SpaceEvents = {
  /** Calls back for each push of this person, to whichever API process; gives a way to stop. */
  subscribe(userId: string, onVersion: OnVersion): Promise<() => void>
  /** Streams this person has open here. */
  count(userId: string): number
}

type Deps = { database: Database; keyring: Keyring; closing: AbortSignal }

/** One LISTEN for all streams of this process, begun with the first of them. */
export function createSpaceEvents({ database, keyring, closing }: Deps): SpaceEvents {
  const listeners = new Map<string, Set<OnVersion>>()
  let listening: Promise<Listening> | undefined
  // Its connection would otherwise be waited for while the server stops.
  closing.addEventListener('abort', () => {
    listening?.then(channel => channel.stop()).catch(() => {})
  })

  const onNotice = (payload: string | undefined) => {
    if (payload === undefined) {
      for (const all of listeners.values()) for (const tell of all) tell(null)
      return
    }
    const notice = readSpaceNotice(payload)
    for (const tell of listeners.get(notice?.space ?? '') ?? []) tell(notice?.version ?? null)
  }

  return {
    count: userId => listeners.get(spaceName(keyring, userId))?.size ?? 0,

    async subscribe(userId, onVersion) {
      const space = spaceName(keyring, userId)
      const others = listeners.get(space) ?? new Set()
      listeners.set(space, others.add(onVersion))
      const stop = () => {
        others.delete(onVersion)
        if (others.size === 0) listeners.delete(space)
      }
      listening ??= database.listen(SPACES_CHANNEL, onNotice)
      try {
        await listening
      } catch (error) {
        listening = undefined
        stop()
        throw error
      }
      return stop
    },
  }
}

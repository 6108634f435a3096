import type { VersionEvent } from 'sync-protocol/sync'
import type { Database, Listening } from '../../db/database'
import type { Keyring } from '../../db/keyring'
import { apartFromRequest } from '../../db/one-connection'
import type { Records } from '../../records/records'
import { SPACES_CHANNEL } from '../../records/records.sql'
import {
  authorName,
  readSpaceNotice,
  type SpaceNotice,
  spaceName,
} from '../../records/space-notice'
import { readSmallChanges } from './small-changes'

export type OnEvent = (event: VersionEvent) => void

export type SpaceEvents = {
  /**
   * Calls back for each push of this person, to whichever API process; gives a way to stop. What
   * `clientId` itself has pushed gets the version without the changes.
   */
  subscribe(userId: string, onEvent: OnEvent, clientId?: string): Promise<() => void>
  /** Streams this person has open here. */
  count(userId: string): number
}

type Deps = {
  database: Database
  records: Pick<Records, 'reopen'>
  keyring: Keyring
  closing: AbortSignal
}

type Stream = { send: OnEvent; author: string | undefined }

/** The streams of one person. */
type Group = {
  userId: string
  streams: Set<Stream>
  /** The version that all of them got last; null where that is not certain. */
  sentVersion: number | null
  /** Notices that wait while the changes of an earlier one are read. */
  waiting: SpaceNotice[]
  isReading: boolean
}

/** One LISTEN for all streams of this process, begun with the first of them. */
export function createSpaceEvents(deps: Deps): SpaceEvents {
  const { database, keyring, closing } = deps
  const groups = new Map<string, Group>()
  let listening: Promise<Listening> | undefined
  // Its connection would otherwise be waited for while the server stops.
  closing.addEventListener('abort', () => {
    listening?.then(channel => channel.stop()).catch(() => {})
  })

  const onNotice = (payload: string | undefined) => {
    if (payload === undefined) {
      for (const group of groups.values()) sendMissed(group)
      return
    }
    const notice = readSpaceNotice(payload)
    const group = groups.get(notice?.space ?? '')
    if (!notice || !group) return
    group.waiting.push(notice)
    if (!group.isReading) void apartFromRequest(() => sendAll(deps, group))
  }

  return {
    count: userId => groups.get(spaceName(keyring, userId))?.streams.size ?? 0,

    async subscribe(userId, onEvent, clientId) {
      const space = spaceName(keyring, userId)
      const group = groups.get(space) ?? newGroup(userId)
      groups.set(space, group)
      const author = clientId && authorName(keyring, userId, clientId)
      const stream = { send: onEvent, author }
      group.streams.add(stream)
      const stop = () => {
        group.streams.delete(stream)
        if (group.streams.size === 0) groups.delete(space)
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

const newGroup = (userId: string): Group => ({
  userId,
  streams: new Set(),
  sentVersion: null,
  waiting: [],
  isReading: false,
})

function sendMissed(group: Group): void {
  group.sentVersion = null
  for (const { send } of group.streams) send({ version: null })
}

/** Answers all notices that wait as one, and those that come meanwhile. */
async function sendAll(deps: Deps, group: Group): Promise<void> {
  group.isReading = true
  while (group.waiting.length > 0) {
    const notices = group.waiting.splice(0)
    const authors = new Set(notices.map(({ author }) => author))
    // Several have to hear of each other.
    const author = authors.size === 1 ? notices[0]?.author : undefined
    const isOwn = (stream: Stream) => author !== undefined && stream.author === author
    const newest = Math.max(...notices.map(({ version }) => version))
    const hasOthers = [...group.streams].some(stream => !isOwn(stream))
    const small = hasOthers ? await readOnce(deps, group, notices, newest) : null
    const version = small?.version ?? newest
    group.sentVersion = version
    for (const stream of group.streams) stream.send(small && !isOwn(stream) ? small : { version })
  }
  group.isReading = false
}

/** For all streams together. Where it cannot be read, each asks for it itself. */
function readOnce(
  deps: Deps,
  { userId, sentVersion }: Group,
  notices: SpaceNotice[],
  newest: number,
) {
  // It was in what was read for an earlier notice.
  if (sentVersion !== null && newest <= sentVersion) return null
  const first = Math.min(...notices.map(({ version }) => version))
  return readSmallChanges(deps, userId, sentVersion ?? first - 1).catch(() => null)
}

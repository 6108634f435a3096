import type { VersionEvent } from 'sync-protocol/sync'
import type { ChannelListener, Database } from '../../db/database'
import type { Keyring } from '../../db/keyring'
import { apartFromRequest } from '../../db/one-connection'
import type { Records } from '../../records/records'
import { SPACES_CHANNEL } from '../../records/records.sql'
import {
  authorName,
  profilesName,
  readProfilesNotice,
  readSpaceNotice,
  type SpaceNotice,
  spaceName,
} from '../../records/space-notice'
import { readSmallChanges } from './small-changes'

export type OnEvent = (event: VersionEvent) => void

export type SpaceEvents = {
  /** Calls back for each push, taken by any API process. */
  subscribe(subjectId: string, stream: Stream): Promise<() => void>
  /** Calls back if the set of records may have changed, before any later push is sent. */
  onProfiles(userId: string, onChange: () => void): Promise<() => void>
  open(userId: string, stream: { page: string | undefined; close: () => void }): () => void
  count(userId: string): number
  /** Ends the stream that this page of the app opened before. */
  endEarlier(userId: string, page: string): void
}

type Stream = {
  send: OnEvent
  /** These clients get the version of their own pushes without the changes. */
  clientIds: readonly string[]
}

type Deps = {
  database: Database
  records: Pick<Records, 'reopen'>
  keyring: Keyring
  closing: AbortSignal
}

type Hearing = Stream & { authors: ReadonlySet<string> }

type Group = {
  userId: string
  streams: Set<Hearing>
  /** The version that all streams got last, or null if uncertain. */
  sentVersion: number | null
  waiting: SpaceNotice[]
  isReading: boolean
}

export function createSpaceEvents(deps: Deps): SpaceEvents {
  const { database, keyring, closing } = deps
  const groups = new Map<string, Group>()
  const profiles = new Map<string, Set<() => void>>()
  const openStreams = new Map<string, number>()
  const closeByPage = new Map<string, () => void>()
  let listening: Promise<ChannelListener> | undefined
  // The server would otherwise wait for this connection.
  closing.addEventListener('abort', () => {
    listening?.then(channel => channel.stop()).catch(() => {})
  })

  const onNotice = (payload: string | undefined) => {
    if (payload === undefined) {
      for (const group of groups.values()) sendMissed(group)
      for (const each of profiles.values()) for (const onChange of each) onChange()
      return
    }
    for (const onChange of profiles.get(readProfilesNotice(payload) ?? '') ?? []) onChange()
    const notice = readSpaceNotice(payload)
    const group = groups.get(notice?.space ?? '')
    if (!notice || !group) return
    group.waiting.push(notice)
    if (!group.isReading) void apartFromRequest(() => sendAll(deps, group))
  }

  const listen = async (stop: () => void) => {
    listening ??= database.listen(SPACES_CHANNEL, onNotice)
    try {
      await listening
    } catch (error) {
      listening = undefined
      stop()
      throw error
    }
    return stop
  }

  return {
    count: userId => openStreams.get(userId) ?? 0,

    endEarlier: (userId, page) => closeByPage.get(`${userId} ${page}`)?.(),

    open(userId, { page, close }) {
      const key = `${userId} ${page}`
      if (page !== undefined) closeByPage.set(key, close)
      openStreams.set(userId, (openStreams.get(userId) ?? 0) + 1)
      return () => {
        if (closeByPage.get(key) === close) closeByPage.delete(key)
        const left = (openStreams.get(userId) ?? 1) - 1
        if (left === 0) openStreams.delete(userId)
        else openStreams.set(userId, left)
      }
    },

    subscribe(subjectId, stream) {
      const space = spaceName(keyring, subjectId)
      const group = groups.get(space) ?? newGroup(subjectId)
      groups.set(space, group)
      const authors = new Set(stream.clientIds.map(id => authorName(keyring, subjectId, id)))
      const hearing = { ...stream, authors }
      group.streams.add(hearing)
      return listen(() => {
        group.streams.delete(hearing)
        if (group.streams.size === 0) groups.delete(space)
      })
    },

    onProfiles(userId, onChange) {
      const name = profilesName(keyring, userId)
      const all = profiles.get(name) ?? new Set()
      profiles.set(name, all)
      // Two streams may pass the same function, and each has to be called.
      const call = () => onChange()
      all.add(call)
      return listen(() => {
        all.delete(call)
        if (all.size === 0) profiles.delete(name)
      })
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

async function sendAll(deps: Deps, group: Group): Promise<void> {
  group.isReading = true
  while (group.waiting.length > 0) {
    const notices = group.waiting.splice(0)
    const writers = new Set(notices.map(({ author }) => author))
    // Several authors have to get each other's changes.
    const author = writers.size === 1 ? notices[0]?.author : undefined
    const isOwn = ({ authors }: Hearing) => author !== undefined && authors.has(author)
    const newest = Math.max(...notices.map(({ version }) => version))
    const hasOthers = [...group.streams].some(stream => !isOwn(stream))
    const read = hasOthers ? await readOnce(deps, group, notices, newest) : null
    // The read contains a push without a notice yet, which the removal of a member may precede.
    if (read && !isAnnounced(read.version, [...notices, ...group.waiting])) {
      group.waiting.unshift(...notices)
      break
    }
    const version = read?.version ?? newest
    group.sentVersion = version
    for (const stream of group.streams) stream.send(read && !isOwn(stream) ? read : { version })
  }
  group.isReading = false
}

const isAnnounced = (version: number, notices: readonly SpaceNotice[]): boolean =>
  notices.some(notice => notice.version >= version)

/** If the read fails, each device pulls. */
function readOnce(
  deps: Deps,
  { userId, sentVersion }: Group,
  notices: SpaceNotice[],
  newest: number,
) {
  // An earlier event already contained this version.
  if (sentVersion !== null && newest <= sentVersion) return null
  const first = Math.min(...notices.map(({ version }) => version))
  return readSmallChanges(deps, userId, sentVersion ?? first - 1).catch(() => null)
}

/**
 * Receives news from the server while the app is visible. The browser reconnects by itself after a break but
 * not after a refusal (signed out), so each return to the app opens a new stream.
 */
import { PROFILES_EVENT, type VersionEvent, versionEventSchema } from 'sync-protocol/sync'
import { newUuid } from '../record/ids'

/**
 * The stream of the user's own record, which the server refuses if another account is signed in meanwhile, or
 * the stream of all records that the account may open.
 */
type Listener =
  | { userId: string; clientId: string }
  | { userId: string; clientIds: readonly string[] }

/**
 * `onProfiles` runs when the list of records has changed. `again` restarts the stream with another listener.
 */
export function listenToServer(
  readListener: () => Promise<Listener | undefined>,
  onEvent: (event: VersionEvent) => void,
  onProfiles: () => void = () => {},
): { again(): void; stop(): void } {
  if (typeof EventSource === 'undefined') return { again() {}, stop() {} }
  // The server ends the earlier stream of a page, which a lost network may have left open.
  const page = newUuid()
  let source: EventSource | undefined
  let turns = 0

  const follow = async () => {
    const turn = ++turns
    source?.close()
    source = undefined
    if (document.visibilityState !== 'visible') return
    const listener = await readListener()
    if (!listener || turn !== turns) return
    source = new EventSource(`/api/sync/events?${queryOf(listener, page)}`)
    source.addEventListener('version', event => onEvent(readEvent(event.data)))
    if ('clientIds' in listener) source.addEventListener(PROFILES_EVENT, onProfiles)
  }
  const followNow = () => void follow()

  followNow()
  document.addEventListener('visibilitychange', followNow)
  window.addEventListener('online', followNow)
  return {
    again: followNow,
    stop() {
      turns++
      document.removeEventListener('visibilitychange', followNow)
      window.removeEventListener('online', followNow)
      source?.close()
    },
  }
}

const queryOf = (listener: Listener, page: string): URLSearchParams =>
  'clientIds' in listener
    ? new URLSearchParams([
        ['profiles', 'all'],
        ['user', listener.userId],
        ['page', page],
        ...listener.clientIds.map(id => ['client', id]),
      ])
    : new URLSearchParams({ user: listener.userId, page, client: listener.clientId })

/** Reads an unreadable event as `version: null`, because it may have meant any version. */
function readEvent(data: unknown): VersionEvent {
  try {
    return versionEventSchema.parse(JSON.parse(String(data)))
  } catch {
    return { version: null }
  }
}

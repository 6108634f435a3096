/**
 * Hears from the server that something new is there, while the app is looked at. The browser
 * reconnects by itself after a break; after a refusal (signed out) it does not, so each time the
 * app comes to the front a new stream is opened.
 */
import { PROFILES_EVENT, type VersionEvent, versionEventSchema } from 'sync-protocol/sync'

/**
 * Whose stream it is: of one's own record, and the server refuses it where somebody else is signed in by
 * now; or of all that one may open, where there are more.
 */
export type Listener =
  | { userId: string; clientId: string }
  | { userId: string; clientIds: readonly string[] }

/**
 * `readListener`: undefined where nobody is here any more. `onProfiles`: the list of records is not what it
 * was. Gives the way to stop, and to begin anew for another listener.
 */
export function listenToServer(
  readListener: () => Promise<Listener | undefined>,
  onEvent: (event: VersionEvent) => void,
  onProfiles: () => void = () => {},
): { again(): void; stop(): void } {
  if (typeof EventSource === 'undefined') return { again() {}, stop() {} }
  let source: EventSource | undefined
  let turns = 0

  const follow = async () => {
    const turn = ++turns
    source?.close()
    source = undefined
    if (document.visibilityState !== 'visible') return
    const listener = await readListener()
    if (!listener || turn !== turns) return
    source = new EventSource(`/api/sync/events?${queryOf(listener)}`)
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

const queryOf = (listener: Listener): URLSearchParams =>
  'clientIds' in listener
    ? new URLSearchParams([
        ['profiles', 'all'],
        ['user', listener.userId],
        ...listener.clientIds.map(id => ['client', id]),
      ])
    : new URLSearchParams({ user: listener.userId, client: listener.clientId })

/** What cannot be read may have said anything: `version: null`. */
function readEvent(data: unknown): VersionEvent {
  try {
    return versionEventSchema.parse(JSON.parse(String(data)))
  } catch {
    return { version: null }
  }
}

/**
 * Hears from the server that something new is there, while the app is looked at. The browser
 * reconnects by itself after a break; after a refusal (signed out) it does not, so each time the
 * app comes to the front a new stream is opened.
 */
import { type VersionEvent, versionEventSchema } from 'sync-protocol/sync'

/** Whose stream it is: the server refuses it where somebody else is signed in by now. */
export interface Listener {
  userId: string
  clientId: string
}

/** `readListener`: undefined where nobody is here any more. Gives the way to stop. */
export function listenToServer(
  readListener: () => Promise<Listener | undefined>,
  onEvent: (event: VersionEvent) => void,
): () => void {
  if (typeof EventSource === 'undefined') return () => {}
  let source: EventSource | undefined
  let turns = 0

  const follow = async () => {
    const turn = ++turns
    source?.close()
    source = undefined
    if (document.visibilityState !== 'visible') return
    const listener = await readListener()
    if (!listener || turn !== turns) return
    const { userId, clientId } = listener
    const query = new URLSearchParams({ user: userId, client: clientId })
    source = new EventSource(`/api/sync/events?${query}`)
    source.addEventListener('version', event => onEvent(readEvent(event.data)))
  }
  const followNow = () => void follow()

  followNow()
  document.addEventListener('visibilitychange', followNow)
  window.addEventListener('online', followNow)
  return () => {
    turns++
    document.removeEventListener('visibilitychange', followNow)
    window.removeEventListener('online', followNow)
    source?.close()
  }
}

/** What cannot be read may have said anything: `version: null`. */
function readEvent(data: unknown): VersionEvent {
  try {
    return versionEventSchema.parse(JSON.parse(String(data)))
  } catch {
    return { version: null }
  }
}

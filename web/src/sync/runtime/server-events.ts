/**
 * Hears from the server that something new is there, while the app is looked at. The browser
 * reconnects by itself after a break; after a refusal (signed out) it does not, so each time the
 * app comes to the front a new stream is opened.
 */
import * as z from 'zod/mini'

const versionEvent = z.object({ version: z.nullable(z.number()) })

/** `onVersion`: null when something may have been missed. Gives the way to stop. */
export function listenToServer(onVersion: (version: number | null) => void): () => void {
  if (typeof EventSource === 'undefined') return () => {}
  let source: EventSource | undefined

  const follow = () => {
    source?.close()
    source = undefined
    if (document.visibilityState !== 'visible') return
    source = new EventSource('/api/sync/events')
    source.addEventListener('version', event => onVersion(readVersion(event.data)))
  }

  follow()
  document.addEventListener('visibilitychange', follow)
  window.addEventListener('online', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    window.removeEventListener('online', follow)
    source?.close()
  }
}

function readVersion(data: unknown): number | null {
  try {
    return versionEvent.safeParse(JSON.parse(String(data))).data?.version ?? null
  } catch {
    return null
  }
}

import { readSession, type Session, useSession, writeSession } from '../stores/session'
import { checkSession } from './session'

/** The part of BroadcastChannel that is used. */
export interface Channel {
  postMessage: (message: unknown) => void
  onmessage: ((event: MessageEvent) => void) | null
}

/**
 * Tabs of one browser have one cookie, so they have one session: where someone signs out or someone
 * else signs in, the other tabs follow, and none goes on showing the person before.
 */
export function shareSession(channel: Channel): () => void {
  let known = whoIsIn(readSession())

  channel.onmessage = ({ data }) => {
    const next: unknown = data?.userId // whatever another version of the app may say
    if (next === known) return
    if (next === null) {
      known = null
      writeSession({ status: 'signedOut', byChoice: true })
    } else if (typeof next === 'string') {
      known = next
      void checkSession()
    }
  }

  return useSession.subscribe(({ session }) => {
    const now = whoIsIn(session)
    if (now === undefined || now === known) return
    known = now
    channel.postMessage({ userId: now })
  })
}

/** Null for nobody; undefined where this tab cannot tell, which is no news for the others. */
function whoIsIn(session: Session): string | null | undefined {
  if (session.status === 'signedIn') return session.user.id
  return session.status === 'signedOut' && session.byChoice ? null : undefined
}

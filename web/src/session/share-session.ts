import { loadProfiles } from '../stores/profiles'
import { readSession, type Session, useSession, writeSession } from '../stores/session'
import { readNote } from '../stores/session-note'
import { checkSession } from './session'

/** What tabs tell each other: who is in. Null for nobody. */
interface News {
  userId: string | null
  /** Their record is on this phone alone. */
  isLocal?: true
}

/** The part of BroadcastChannel that is used. */
export interface Channel {
  postMessage: (message: unknown) => void
  onmessage: ((event: MessageEvent) => void) | null
}

/**
 * Tabs of one browser have one cookie, so they have one session: where someone signs out or someone
 * else signs in, the other tabs follow, and none goes on showing the person before. Where somebody whose
 * session has expired signs in again, it goes on in all of them.
 */
export function shareSession(channel: Channel): () => void {
  let known = newsOf(readSession())

  channel.onmessage = ({ data }) => {
    const news = readNews(data)
    if (!news || (isSame(news, known) && !isExpired())) return
    const { userId, isLocal } = news
    // It was begun while somebody signed in, which that tab hears of, too.
    if (isLocal && readSession().status === 'signedIn') return
    known = news
    if (userId === null) writeSession({ status: 'signedOut', byChoice: true })
    else if (isLocal) writeSession({ status: 'local', user: { id: userId } })
    else void follow(userId)
  }

  return useSession.subscribe(({ session }, before) => {
    const now = newsOf(session)
    if (!now) return
    // Of the same person it is news to a tab whose session has expired.
    const isSignedInAgain = isExpired(before.session) && !isExpired(session)
    if (isSame(now, known) && !isSignedInAgain) return
    known = now
    channel.postMessage(now)
  })
}

/** By this phone's note at once: until the server is reached, more would go into the record that was left. */
async function follow(userId: string): Promise<void> {
  const user = await readNote()
  if (user?.id === userId) {
    await loadProfiles(userId)
    writeSession({ status: 'signedIn', user, validity: 'remembered' })
  }
  await checkSession()
}

/** Undefined where this tab cannot tell, which is no news for the others. */
function newsOf(session: Session): News | undefined {
  if (session.status === 'signedIn') return { userId: session.user.id }
  if (session.status === 'local') return { userId: session.user.id, isLocal: true }
  return session.status === 'signedOut' && session.byChoice ? { userId: null } : undefined
}

const isExpired = (session: Session = readSession()): boolean =>
  session.status === 'signedIn' && session.validity === 'expired'

const isSame = (a: News, b: News | undefined): boolean =>
  a.userId === b?.userId && a.isLocal === b.isLocal

/** Whatever another version of the app may say. */
function readNews(data: unknown): News | undefined {
  const { userId, isLocal }: Record<string, unknown> = Object(data)
  if (userId === null) return { userId }
  if (typeof userId !== 'string') return undefined
  return isLocal === true ? { userId, isLocal } : { userId }
}

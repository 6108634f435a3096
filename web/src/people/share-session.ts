import { checkSession } from './account-session'
import { loadProfiles } from './profiles'
import { readSession, type Session, useSession, writeSession } from './session'
import { readNote } from './session-note'

/** The owner of the record that is open in another tab, or null. */
interface News {
  userId: string | null
  isLocal?: true
}

export interface Channel {
  postMessage: (message: unknown) => void
  onmessage: ((event: MessageEvent) => void) | null
}

/**
 * Shares the session among tabs, because they have one cookie. When one tab signs out or another person signs
 * in, the other tabs follow. When the person of an expired session signs in again, it resumes in all tabs.
 */
export function shareSession(channel: Channel): () => void {
  let known = newsOf(readSession())

  channel.onmessage = ({ data }) => {
    const news = readNews(data)
    if (!news || (isSame(news, known) && !isExpired())) return
    const { userId, isLocal } = news
    // The other tab began a local record during this sign-in.
    if (isLocal && readSession().status === 'signedIn') return
    known = news
    if (userId === null) writeSession({ status: 'signedOut', byChoice: true })
    else if (isLocal) writeSession({ status: 'local', user: { id: userId } })
    else void follow(userId)
  }

  return useSession.subscribe(({ session }, before) => {
    const now = newsOf(session)
    if (!now) return
    // For a tab with an expired session, the same person is news.
    const isSignedInAgain = isExpired(before.session) && !isExpired(session)
    if (isSame(now, known) && !isSignedInAgain) return
    known = now
    channel.postMessage(now)
  })
}

/** Uses this phone's note first, because otherwise writes would still go into the former record. */
async function follow(userId: string): Promise<void> {
  const user = await readNote()
  if (user?.id === userId) {
    await loadProfiles(userId)
    writeSession({ status: 'signedIn', user, validity: 'remembered' })
  }
  await checkSession()
}

/** Returns undefined if the session is not known, so that the tab posts nothing. */
function newsOf(session: Session): News | undefined {
  if (session.status === 'signedIn') return { userId: session.user.id }
  if (session.status === 'local') return { userId: session.user.id, isLocal: true }
  return session.status === 'signedOut' && session.byChoice ? { userId: null } : undefined
}

const isExpired = (session: Session = readSession()): boolean =>
  session.status === 'signedIn' && session.validity === 'expired'

const isSame = (a: News, b: News | undefined): boolean =>
  a.userId === b?.userId && a.isLocal === b.isLocal

function readNews(data: unknown): News | undefined {
  const { userId, isLocal }: Record<string, unknown> = Object(data)
  if (userId === null) return { userId }
  if (typeof userId !== 'string') return undefined
  return isLocal === true ? { userId, isLocal } : { userId }
}

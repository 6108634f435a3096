import { useStorageTrouble } from '../stores/storage-trouble'
import { checkSession } from './account-session'
import { readSession } from './session'
import { readLocalNote, readNote } from './session-note'

/**
 * Checks the session when the network or the person comes back, until the server has answered. A page in the
 * back/forward cache gets no messages of other tabs, so it reloads if its person has signed out.
 */
export function watchSession(startAnew = () => location.reload()): () => void {
  const again = () => {
    const session = readSession()
    const isSettled =
      session.status === 'local' ||
      (session.status === 'signedIn' && session.validity !== 'remembered')
    if (!isSettled && document.visibilityState === 'visible') void checkSession()
  }
  const onShown = async ({ persisted }: PageTransitionEvent) => {
    if (persisted && (await isOver())) startAnew()
  }
  window.addEventListener('pageshow', onShown)
  window.addEventListener('online', again)
  document.addEventListener('visibilitychange', again)
  return () => {
    window.removeEventListener('pageshow', onShown)
    window.removeEventListener('online', again)
    document.removeEventListener('visibilitychange', again)
  }
}

async function isOver(): Promise<boolean> {
  const session = readSession()
  if (session.status !== 'local' && session.status !== 'signedIn') return false
  const noted = await (session.status === 'local' ? readLocalNote() : readNote())
  // An unreadable note is no sign-out, and a reload would lose what the person has typed.
  return !useStorageTrouble.getState().isUnreadable && noted?.id !== session.user.id
}

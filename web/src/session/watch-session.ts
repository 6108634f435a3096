import { readSession } from '../stores/session'
import { checkSession } from './session'

/** Asks again who is here when the network or the person comes back, until the server has said so. */
export function watchSession(): () => void {
  const again = () => {
    const session = readSession()
    const isSettled =
      session.status === 'local' ||
      (session.status === 'signedIn' && session.validity !== 'remembered')
    if (!isSettled && document.visibilityState === 'visible') void checkSession()
  }
  window.addEventListener('online', again)
  document.addEventListener('visibilitychange', again)
  return () => {
    window.removeEventListener('online', again)
    document.removeEventListener('visibilitychange', again)
  }
}

import { useEffect } from 'react'
import { checkSession } from '../../session/session'

/** While an e-mail waits to be opened: a user who comes back from the mailbox sees that it was. */
export function useFreshEmail(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return
    const look = () => {
      if (document.visibilityState === 'visible') void checkSession()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isWaiting])
}

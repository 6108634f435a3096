import { useEffect } from 'react'
import { checkSession } from './account-session'

/** Looks again when the person comes back from their mail, while their address waits to be confirmed. */
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

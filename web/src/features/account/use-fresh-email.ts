import { useEffect } from 'react'
import { checkSession } from '../../session/session'

/** While a letter waits to be opened: whoever comes back from their mail sees that it was. */
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

import { useEffect } from 'react'
import { checkSession } from '../../session/session'

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

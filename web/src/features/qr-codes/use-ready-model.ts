import { useEffect } from 'react'
import { learnModel } from 'sync-protocol/qr'

/**
 * Has the offline copy's model read its training text while nobody waits: on a slow phone that takes longer
 * than the code itself, and would otherwise be part of making the first one.
 */
export function useReadyModel(): void {
  useEffect(() => {
    // Safari has no idle callbacks; a turn later is soon enough.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(learnModel)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(learnModel, { timeout: 1000 })
    return () => cancelIdleCallback(handle)
  }, [])
}

import { useEffect } from 'react'
import { learnModel } from 'sync-protocol/qr'
import { whenIdle } from '../../ui/when-idle'

/**
 * Has the offline copy's model read its training text while nobody waits: on a slow phone that takes longer
 * than the code itself, and would otherwise be part of making the first one.
 */
export function useReadyModel(): void {
  useEffect(() => whenIdle(learnModel, 1000), [])
}

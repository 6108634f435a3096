import { useEffect } from 'react'
import { useProfile } from '../../sync'
import { keepPlaces } from './keep-places'
import { askToKeepOnce } from './storage'

/**
 * Asks the browser to keep the record once there is one, because the question would make no sense
 * before. Then downloads further files for offline use.
 */
export function KeepRecord() {
  const hasContent = Boolean(useProfile())
  useEffect(() => {
    if (!hasContent) return
    void askToKeepOnce()
    return keepPlaces()
  }, [hasContent])
  return null
}

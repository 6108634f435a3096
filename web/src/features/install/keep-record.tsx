import { useEffect } from 'react'
import { useProfile } from '../../sync'
import { keepPlaces } from './keep-places'
import { askToKeepOnce } from './storage'

/**
 * Asks the browser to keep the record when there is one: not before, when nobody would know why. What
 * else its owner may want without a connection is fetched then.
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
